import { describe, expect, it } from 'vitest';
import { networksOf } from '../source/networks-of.ts';
import { CallShares } from './share-calls.ts';
import { LoadShedder } from './shed-load.ts';

const hostile = networksOf('192.0.2.66');
const files = { thread: 'files' } as const;
const papers = { thread: 'papers' } as const;
const honest = networksOf('198.51.100.1');

describe('calls that wait for a thread', () => {
  it('are a share of its queue for one source, whatever others do (threat 66, S16)', async () => {
    const shares = new CallShares(() => 100);
    const held = Promise.withResolvers<string>();
    const asked = Array.from({ length: 130 }, () => shares.around(files, hostile, () => held.promise));
    const settled = Promise.allSettled(asked);
    const others = [
      shares.around(files, honest, () => 'file'),
      // Another thread, and no limits at all.
      shares.around(papers, hostile, () => 'paper'),
      shares.around(files, [], () => 'bench'),
    ];
    expect(await Promise.all(others)).toEqual(['file', 'paper', 'bench']);
    held.resolve('made');
    const outcomes = await settled;
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(new Set(refused.map(({ code, retryAfterS }) => `${code} ${retryAfterS}`))).toEqual(
      new Set(['too-many-requests 1']),
    );
    // Nothing stays counted, also after a failure.
    await expect(shares.around(files, hostile, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    const again = Array.from({ length: 5 }, () => shares.around(files, hostile, async () => 'made'));
    expect(await Promise.all(again)).toHaveLength(5);
  });

  it('are no load of the server: they neither use up nor lower the limit of the others (threat 52, S16)', async () => {
    const shedder = new LoadShedder({ max: 40, start: 4, min: 1, soonMs: 0 });
    const held = Promise.withResolvers<void>();
    const waiting = Array.from({ length: 30 }, () => shedder.around({ thread: 'files' }, () => held.promise));
    const fill = () => Array.from({ length: 4 }, () => shedder.around({}, () => held.promise));
    const running = fill();
    expect(() => shedder.admit({})).toThrow();
    let isIdle = false;
    void shedder.idle().then(() => {
      isIdle = true;
    });
    await Promise.resolve();
    expect(isIdle).toBe(false);
    held.resolve();
    await Promise.all([...waiting, ...running]);
    await shedder.idle();
    // The four were slow, so they have lowered the limit; the thirty have not.
    expect(shedder.limit).toBeGreaterThan(3);
  });
});

it('other calls of one source are a quarter of those that may run, few if the server is slow (threat 66, S16)', async () => {
  let limit = 100;
  const shares = new CallShares(() => limit);
  const held = Promise.withResolvers<void>();
  const ask = (source: typeof hostile) => shares.around({}, source, () => held.promise);
  const asked = Array.from({ length: 130 }, () => ask(hostile));
  limit = 20;
  const late = Array.from({ length: 9 }, () => ask(honest));
  const settled = Promise.all([asked, late].map((calls) => Promise.allSettled(calls)));
  held.resolve();
  const served = (await settled).map(
    (outcomes) => outcomes.filter(({ status }) => status === 'fulfilled').length,
  );
  expect(served).toEqual([25, 5]);
});
