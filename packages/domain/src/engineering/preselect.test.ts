import { expect, it } from 'vitest';
import type { GroupForUnit } from '../pricing/group-for-unit.ts';
import { preselected } from './preselect.ts';
import { siteActions } from './site-actions.ts';

const groupOf = (id: string, optional: boolean): GroupForUnit => ({
  id,
  key: `engineering.${id}`,
  optional,
  multi: false,
  options: ['first', 'second'].map((value) => ({
    value,
    default_selected: false,
    price_in_cents: 0,
    source: { kind: 'included' },
  })),
});

it('makes only the first option of an optional group for earthquakes a default (EN-08)', () => {
  const groups = [
    groupOf('earthquake_zone', true),
    groupOf('earthquake_report', false),
    groupOf('no_earthquake', true),
  ];
  // Düren
  const found = preselected(groups, siteActions('DE', { latitude: 50.8, longitude: 6.48 }));
  expect(found.map(({ options }) => options.map((option) => option.default_selected))).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  expect(preselected(groups, undefined)).toBe(groups);
});
