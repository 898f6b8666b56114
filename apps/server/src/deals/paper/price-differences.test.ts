import { describe, expect, it } from 'vitest';
import { type PricedParts, priceDifferences } from './price-differences.ts';

const line = (key: string, value: string, priceCents: number) => ({
  key,
  groupId: key,
  value,
  priceCents,
  source: { kind: 'included' } as const,
});

const before: PricedParts = {
  unitPriceCents: 1000,
  lines: [line('colour.body', '9001', 50), line('access.ladder', 'by_provider', 70)],
  transport: { cents: 300, km: 100, trucks: 1 },
  totalCents: 1420,
};

describe('price differences', () => {
  it('are empty for equal prices', () => {
    expect(priceDifferences(before, before)).toEqual([]);
  });

  it('list each changed, added or removed line, and the total last', () => {
    const after: PricedParts = {
      unitPriceCents: 1100,
      lines: [line('colour.body', '9001', 55), line('vent.type', 'air', 10)],
      transport: null,
      totalCents: 1165,
    };
    expect(priceDifferences(before, after)).toEqual([
      { path: 'unit', was: 1000, now: 1100 },
      { path: 'colour.body.9001', was: 50, now: 55 },
      { path: 'access.ladder.by_provider', was: 70, now: null },
      { path: 'vent.type.air', was: null, now: 10 },
      { path: 'transport', was: 300, now: null },
      { path: 'total', was: 1420, now: 1165 },
    ]);
  });
});
