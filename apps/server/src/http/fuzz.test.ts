import type { Endpoint } from '@silowright/contract/endpoint';
import { endpoints } from '@silowright/contract/endpoints';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixedFeed, withUnit } from '../configurator/testing/worked-cases.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** Requests a person would not send: whatever they hold, the answer is a clear refusal and never a fault of ours. */
describe('random requests over every call', () => {
  let app: TestApp;
  let browser: TestClient;
  let base: Record<string, unknown>;
  beforeAll(async () => {
    app = await startTestApp();
    browser = app.browser();
    const { id, item } = await withUnit(browser);
    base = {
      ...mixedFeed,
      id,
      dealerId: 'heidkamp',
      preconfiguredUnitType: item.preconfigured_unit_type,
      preconfiguredUnitUuid: item.uuid,
      selected_options: { colour: [{ body_colour: '9001' }] },
      clientEmail: 'anna@example.com',
      company: 'Hof',
      lastName: 'Müller',
      volume: 30,
    };
  });
  afterAll(() => app.stop());

  const strange = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      ...[
        '',
        '\u0000',
        '\ud800',
        '__proto__',
        'constructor',
        '../../etc/passwd',
        "' or 1=1 --",
        'x'.repeat(5000),
      ],
      ...[1e220, -1, 1.5, 2 ** 53, null, true, [], {}, [[[[]]]], { value: 'other' }],
    ),
  );
  const request = fc.record({
    endpoint: fc.constantFrom(...(endpoints as readonly Endpoint[])),
    change: fc.dictionary(
      fc.oneof(
        fc.constantFrom(
          'id',
          'localeStr',
          'segment',
          'selected_options',
          'clientEmail',
          'volumePerUnit',
          'comments',
        ),
        fc.string({ maxLength: 12 }),
      ),
      strange,
      { maxKeys: 2 },
    ),
    param: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('de', 'agriculture', 'food'),
    ),
    slash: fc.boolean(),
  });

  it('never ends in a fault of ours, and many get past validation (threats 13, 49)', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(request, async ({ endpoint, change, param, slash }) => {
        const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(param.toWellFormed()) || 'x');
        const response = await app.app.server.inject({
          method: endpoint.method,
          url: `/api${path}${slash ? '/' : ''}`,
          ...(endpoint.body && { payload: JSON.stringify({ ...base, ...change }) }),
          headers: {
            ...(endpoint.body && { 'content-type': 'application/json' }),
            ...(browser.cookie && { cookie: browser.cookie }),
          },
        });
        expect([
          endpoint.name,
          response.statusCode,
          response.statusCode < 500 && response.body.length > 0,
        ]).toEqual([endpoint.name, response.statusCode, true]);
        if (response.statusCode < 400) accepted += 1;
      }),
      { numRuns: 3000, seed: 7, ignoreEqualValues: true },
    );
    expect(accepted).toBeGreaterThan(300);
  }, 120_000);
});
