import { expect, it } from 'vitest';
import { watchLeaps } from './guard-clock.ts';

const minuteMs = 60_000;

it('a clock that leaps is trusted after five minutes, so that no plan is published early by a short mistake (PX-03, threat 76)', () => {
  const machine = { now: Date.parse('2026-12-31T23:00:00Z'), stopwatch: 0 };
  const isSteady = watchLeaps(
    () => machine.now,
    () => machine.stopwatch,
  );
  const pass = (ms: number) => {
    machine.now += ms;
    machine.stopwatch += ms;
    return isSteady();
  };
  expect(pass(1_500)).toBe(true);
  // A correction of a few seconds, in either direction.
  machine.now += 30_000;
  expect(isSteady()).toBe(true);
  machine.now -= 30_000;
  expect(isSteady()).toBe(true);
  // Two hours ahead, corrected after three minutes.
  machine.now += 120 * minuteMs;
  expect(isSteady()).toBe(false);
  expect(pass(3 * minuteMs)).toBe(false);
  machine.now -= 120 * minuteMs;
  expect(isSteady()).toBe(false);
  expect(pass(4 * minuteMs)).toBe(false);
  expect(pass(minuteMs)).toBe(true);
  // A step that nobody corrects, such as after a standby, only delays.
  machine.now += 120 * minuteMs;
  expect(isSteady()).toBe(false);
  expect(pass(5 * minuteMs)).toBe(true);
  expect(pass(1_500)).toBe(true);
});
