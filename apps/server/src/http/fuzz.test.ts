import type { Endpoint } from '@silowright/contract/endpoint';
import { endpoints } from '@silowright/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../store/testing/engines.ts';
import { chokingRequests } from './testing/fuzz/choking-requests.ts';
import { noCounts, runFuzz } from './testing/fuzz/fuzz-run.ts';
import { type FuzzWorld, openWorld } from './testing/fuzz/fuzz-world.ts';
import { Random } from './testing/fuzz/random.ts';

const requests = 1500;

/** Requests a person would not send: whatever they hold, the answer is a clear refusal and never a fault of ours. */
describe.each(engines)('random requests over every route, on $name', ({ name, open }) => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await openWorld('silent', await open());
  });
  afterAll(() => world.office.close());

  it('never end in a fault of ours, and many get past validation (threats 13, 44, 49, 50)', async () => {
    const counts = noCounts();
    const faults: string[] = [];
    await runFuzz(world, requests, new Random(7), counts, (what, request) => {
      faults.push(`${what}: ${request.bytes.toString('latin1', 0, 2000)}`);
    });
    expect(faults).toEqual([]);
    expect(counts.requests).toBe(requests);
    expect(counts.pastValidation).toBeGreaterThan(0.3 * requests);
  }, 120_000);

  // SQLite takes all of it, and what the server itself refuses is refused on both.
  it.skipIf(name === 'sqlite')(
    'nor does what a database chokes on, in each field of each call in turn (threat 49)',
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
    120_000,
  );

  it('an answer that a library refuses is the caller’s mistake, not ours', async () => {
    const answer = await world.office.app.server.inject({
      url: '/robots.txt',
      headers: { range: 'bytes=9999999-' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
  });
});
