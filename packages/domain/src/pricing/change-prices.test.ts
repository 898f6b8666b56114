import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumPriceCents } from '../catalogue/money.ts';
import { changedPrice, type PriceChange, type RoundingMode, roundingModes } from './change-prices.ts';

const percent = (hundredths: number, mode: RoundingMode = 'none', stepCents = 1): PriceChange => ({
  direction: hundredths < 0 ? -1 : 1,
  by: { kind: 'percent', hundredths: Math.abs(hundredths) },
  rounding: { mode, stepCents },
});
const amount = (cents: number, mode: RoundingMode = 'none', stepCents = 1): PriceChange => ({
  direction: cents < 0 ? -1 : 1,
  by: { kind: 'amount', cents: Math.abs(cents) },
  rounding: { mode, stepCents },
});

describe('a change of many prices', () => {
  it.each<[number, PriceChange, number | undefined]>([
    // The four ticked rows of the worked example: +3.5%, up to the next 10 euros.
    [705_000, percent(350, 'up', 1_000), 730_000],
    [771_000, percent(350, 'up', 1_000), 798_000],
    [838_000, percent(350, 'up', 1_000), 868_000],
    [938_000, percent(350, 'up', 1_000), 971_000],
    [938_000, percent(350, 'down', 1_000), 970_000],
    [938_000, percent(350, 'nearest', 1_000), 971_000],
    [938_000, percent(350), 970_830],
    [1_001, percent(5_000), 1_502],
    [1_001, percent(-5_000), 501],
    [1_000, percent(-10_000), 0],
    [1_000, percent(-10_001), undefined],
    [502_000, amount(13_000), 515_000],
    [502_050, amount(-50), 502_000],
    [502_050, amount(-50, 'up', 1_000), 502_000],
    [502_051, amount(-50, 'up', 1_000), 503_000],
    [100, amount(-101), undefined],
    [0, percent(350, 'up', 1_000), 0],
    [maximumPriceCents, amount(1), undefined],
    [maximumPriceCents, percent(0), maximumPriceCents],
    [0.1 * maximumPriceCents, percent(100_000), undefined],
  ])('%j changed by %j is %j (PX-02)', (before, change, after) => {
    expect(changedPrice(before, change)).toBe(after);
  });

  it('is the exact fraction, rounded once (PX-02)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: maximumPriceCents }),
        fc.integer({ min: -10_000, max: 100_000 }),
        fc.constantFrom(...roundingModes),
        fc.integer({ min: 1, max: 100_000 }),
        (cents, hundredths, mode, stepCents) => {
          const step = 10_000n * BigInt(mode === 'none' ? 1 : stepCents);
          const exact = BigInt(cents) * BigInt(10_000 + hundredths);
          const [below, rest] = [exact / step, exact % step];
          const isUp = rest > 0n && (mode === 'up' || (mode !== 'down' && 2n * rest >= step));
          const expected = Number(((below + (isUp ? 1n : 0n)) * step) / 10_000n);
          expect(changedPrice(cents, percent(hundredths, mode, stepCents))).toBe(
            expected > maximumPriceCents ? undefined : expected,
          );
        },
      ),
    );
  });
});
