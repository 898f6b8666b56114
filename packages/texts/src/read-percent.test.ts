import { expect, it } from 'vitest';
import { readPercent } from './read-percent.ts';

it.each<[string, number | string]>([
  ['3', 300],
  ['3,5', 350],
  ['3.5', 350],
  ['3.50 %', 350],
  ['0,25', 25],
  ['1000', 100_000],
  ['1000,01', 'too-large'],
  ['1.000', 'not-a-percentage'],
  ['3.555', 'not-a-percentage'],
  ['-3', 'not-a-percentage'],
  ['03', 'not-a-percentage'],
  ['', 'empty'],
  ['%', 'empty'],
])('a percentage typed as %j is %j in every language (PX-02, B22)', (typed, expected) => {
  const reading = readPercent(typed);
  expect(reading.ok ? reading.value : reading.reason.code).toBe(expected);
});
