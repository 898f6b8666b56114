import { expect, it, vi } from 'vitest';
import { sendOffer } from '../configurator/testing/offers.ts';
import { startTestApp } from '../http/testing/test-app.ts';
import { startRetention, watchClock } from './start-retention.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const today = Date.parse('2026-11-15T10:00:00Z');

it.each([
  ['a year passes', 365 * dayMs, 365 * dayMs, true],
  ['the clock is set right by ten minutes', dayMs + 10 * minuteMs, dayMs, true],
  ['and back by ten minutes', dayMs - 10 * minuteMs, dayMs, true],
  ['the clock leaps by 400 days', 400 * dayMs, 0, false],
  ['the clock falls back by 400 days', -400 * dayMs, 0, false],
])('%s: whether the clock can be trusted to erase by (threat 57)', (_, clock, stopwatch, steady) => {
  const shown = { clock: today, stopwatch: 5000 };
  const isSteady = watchClock(
    () => shown.clock,
    () => shown.stopwatch,
  );
  expect(isSteady()).toBe(true);
  shown.clock += clock;
  shown.stopwatch += stopwatch;
  expect(isSteady()).toBe(steady);
});

it('erases nothing by a clock that leapt, and says so (threat 57)', async () => {
  let now = today;
  const app = await startTestApp({}, { nowMs: () => now });
  await sendOffer(app.browser());
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const problems: unknown[] = [];
  const retention = startRetention(app, (problem) => problems.push(problem));
  now += 400 * dayMs;
  vi.advanceTimersByTime(dayMs);
  vi.useRealTimers();
  retention.stop();
  await app.store.write(async () => {});
  const offers = await app.store.read((db) => db.selectFrom('offers').select('id').execute());
  expect(offers).toHaveLength(1);
  expect(problems[0]).toMatchObject({ message: expect.stringContaining('The clock has leapt') });
  await app.stop();
});
