import { describe, expect, it } from 'vitest';
import { type Given, needsApproval, savedBy } from './approval-limit.ts';

const nothing: Given = {
  goodsCents: 1_000_000,
  discountCents: 0,
  tariffCents: 200_000,
  transportCents: 200_000,
  extraCents: [],
};

describe('the limit of a role', () => {
  it.each<[string, Partial<Given>, number, boolean]>([
    ['nothing given', {}, 0, false],
    ['a discount at the limit', { discountCents: 50_000 }, 5, false],
    ['a rounded discount at the limit', { goodsCents: 999_990, discountCents: 50_000 }, 5, false],
    ['a discount above', { discountCents: 50_100 }, 5.01, true],
    ['transport for nothing', { transportCents: 0 }, 20, true],
    ['both, each within the limit', { discountCents: 30_000, transportCents: 170_000 }, 6, true],
    ['transport above the tariff', { discountCents: 60_000, transportCents: 300_000 }, 6, true],
    ['no tariff to compare with', { tariffCents: null, transportCents: 100 }, 0, false],
    ['an extra with a price', { extraCents: [100] }, 0, false],
    ['an extra for nothing', { extraCents: [100, 0] }, 0, true],
    ['transport below the tariff for free goods', { goodsCents: 0, transportCents: 0 }, 100, true],
  ])('%s (S20)', (_, given, percent, asks) => {
    const saved = savedBy({ ...nothing, ...given });
    expect(saved.percent).toBeCloseTo(percent, 2);
    expect([needsApproval(saved, 5), needsApproval(saved, null)]).toEqual([asks, false]);
  });
});
