import type { Endpoint } from '@silowright/contract/call';
import { endpoints } from '@silowright/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../db/testing/engines.ts';
import { chokingRequests } from './testing/fuzz/choking-requests.ts';
import { noCounts, runFuzz } from './testing/fuzz/fuzz-run.ts';
import { type FuzzWorld, openWorld } from './testing/fuzz/fuzz-world.ts';
import { Random } from './testing/fuzz/random.ts';

/** `npm run torture -- fuzz` sends more of them. */
const requests = 500;

/** Random malformed requests must get a clear error, never a server error. */
describe.each(engines)('random requests to every route, on $name', ({ name, open }) => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await openWorld('silent', await open());
  });
  afterAll(() => world.office.close());

  it('never cause a server error, and many pass validation (threats 13, 44, 49, 50)', async () => {
    const counts = noCounts();
    const faults: string[] = [];
    await runFuzz(world, requests, new Random(7), counts, (what, request) => {
      faults.push(`${what}: ${request.bytes.toString('latin1', 0, 2000)}`);
    });
    expect(faults).toEqual([]);
    expect(counts.requests).toBe(requests);
    expect(counts.pastValidation).toBeGreaterThan(0.3 * requests);
  });

  // SQLite accepts all of these values; what the server rejects is rejected on both.
  it.skipIf(name === 'sqlite')(
    'nor do values that a database rejects, in each field of each call (threat 49)',
    async () => {
      const faults: string[] = [];
      let asked = 0;
      for (const endpoint of endpoints as readonly Endpoint[]) {
        if (endpoint.name === 'admin-upload-logo') continue;
        for (const request of chokingRequests(endpoint, world, new Random(11))) {
          const { statusCode, body } = await world.office.app.server.inject(request);
          asked += 1;
          if (statusCode >= 500) {
            faults.push(`${statusCode} ${request.method} ${request.url} ${request.payload} ${body}`);
          }
        }
      }
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(1500);
    },
  );

  it('an answer that a library rejects is a client error', async () => {
    const answer = await world.office.app.server.inject({
      url: '/robots.txt',
      headers: { range: 'bytes=9999999-' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
  });
});
