import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noCounts, runFuzz } from './testing/fuzz/fuzz-run.ts';
import { type FuzzWorld, openWorld } from './testing/fuzz/fuzz-world.ts';
import { Random } from './testing/fuzz/random.ts';

/** Requests a person would not send: whatever they hold, the answer is a clear refusal and never a fault of ours. */
describe('random requests over every route', () => {
  let world: FuzzWorld;
  beforeAll(async () => {
    world = await openWorld('silent');
  });
  afterAll(() => world.office.close());

  it('never end in a fault of ours, and many get past validation (threats 13, 44, 49, 50)', async () => {
    const counts = noCounts();
    const faults: string[] = [];
    await runFuzz(world, 2000, new Random(7), counts, (what, request) => {
      faults.push(`${what}: ${request.bytes.toString('latin1', 0, 2000)}`);
    });
    expect(faults).toEqual([]);
    expect(counts.requests).toBe(2000);
    expect(counts.pastValidation).toBeGreaterThan(600);
  }, 120_000);

  it('an answer that a library refuses is the caller’s mistake, not ours', async () => {
    const answer = await world.office.app.server.inject({
      url: '/404.html',
      headers: { range: 'bytes=9999999-' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-request']);
  });
});
