import { expect, it, vi } from 'vitest';
import { sendOffer } from '../configurator/testing/offers.ts';
import { startTestApp } from '../platform/http/testing/test-app.ts';
import { startRetention } from './start-retention.ts';

const dayMs = 24 * 3_600_000;
const today = Date.parse('2026-11-15T10:00:00Z');

it('erases nothing after a clock jump, and reports it (threat 57, S1)', async () => {
  let now = today;
  const app = await startTestApp({}, { nowMs: () => now, guardClock: true });
  await sendOffer(app.browser());
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const problems: unknown[] = [];
  const retention = startRetention(app, (problem) => problems.push(problem));
  now += 400 * dayMs;
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  retention.stop();
  await expect.poll(() => problems).toHaveLength(1);
  const offers = await app.store.read((db) => db.selectFrom('offers').select('id').execute());
  expect(offers).toHaveLength(1);
  expect(problems[0]).toMatchObject({ message: expect.stringContaining('The clock is in doubt') });
  await app.stop();
});
