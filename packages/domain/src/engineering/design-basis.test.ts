import { expect, it } from 'vitest';
import { type DesignBasis, designBasis } from './design-basis.ts';
import type { SiteAction } from './site-actions.ts';

const action = (value: number, nearby?: number): SiteAction => ({
  value,
  ...(nearby !== undefined && { nearby }),
  source: 'annex',
  least: 0,
  most: 100,
  sure: 'A',
});

it.each<[string, SiteAction, SiteAction, number | undefined, DesignBasis['exceeded']]>([
  ['both as designed', action(27.5), action(2.5), 2.5, []],
  ['more wind', action(27.6), action(2.5), 2.5, ['wind']],
  ['more snow', action(27.5), action(2.6), 2.5, ['snow']],
  ['more of both', action(27.6), action(2.6), 2.5, ['wind', 'snow']],
  ['more wind nearby', action(25, 27.6), action(1), 2.5, ['wind']],
  ['more snow nearby', action(25), action(1, 2.6), 2.5, ['snow']],
  // A type that states no snow load is designed for 2 kN/m².
  ['as much snow as usual', action(25), action(2), undefined, []],
  ['more snow than usual', action(25), action(2.1), undefined, ['snow']],
])('%s (EN-08)', (_, wind, snow, designSnowKnM2, exceeded) => {
  const design = { designWindMs: 27.5, ...(designSnowKnM2 !== undefined && { designSnowKnM2 }) };
  const place = { wind, snow };
  expect(designBasis(design, place, false)).toEqual({
    designWindMs: 27.5,
    designSnowKnM2: designSnowKnM2 ?? 2,
    inside: false,
    place,
    exceeded,
  });
  expect(designBasis(design, place, true).exceeded).toEqual([]);
});
