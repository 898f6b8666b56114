import { expect, it } from 'vitest';
import { readPercent } from './read-percent.ts';

type Summary = number | string;
const summaryOf = (typed: string, locale: 'en_GB' | 'nl_NL' | 'de_DE' | 'da_DK'): Summary => {
  const reading = readPercent(typed, locale);
  if (reading.ok) return reading.value;
  return 'written' in reading.reason
    ? `${reading.reason.code} ${reading.reason.written}`
    : reading.reason.code;
};

it.each<[string, Summary, Summary]>([
  ['3', 300, 300],
  ['3,5', 'other-style 3.5', 350],
  ['3.5', 350, 'other-style 3,5'],
  ['3.50 %', 350, 'other-style 3,5'],
  ['0,25', 'other-style 0.25', 25],
  ['1000', 100_000, 100_000],
  ['1000,01', 'too-large', 'too-large'],
  ['1.000', 'not-a-percentage', 'not-a-percentage'],
  ['3.555', 'not-a-percentage', 'not-a-percentage'],
  ['-3', 'not-a-percentage', 'not-a-percentage'],
  ['03', 'not-a-percentage', 'not-a-percentage'],
  ['', 'empty', 'empty'],
  ['%', 'empty', 'empty'],
])('a percentage typed as %j is %j in English and %j with a comma (PX-02)', (typed, english, comma) => {
  expect(summaryOf(typed, 'en_GB')).toBe(english);
  for (const locale of ['nl_NL', 'de_DE', 'da_DK'] as const) expect(summaryOf(typed, locale)).toBe(comma);
});
