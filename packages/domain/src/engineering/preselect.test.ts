import { expect, it } from 'vitest';
import type { GroupForUnit } from '../pricing/priced-configuration.ts';
import { preselected, siteActions } from './site-actions.ts';

const groupOf = (id: string, optional: boolean, kind?: GroupForUnit['kind']): GroupForUnit => ({
  id,
  key: `engineering.${id}`,
  optional,
  kind,
  multi: false,
  options: ['first', 'second'].map((value) => ({
    value,
    default_selected: false,
    price_in_cents: 0,
    source: { kind: 'included' },
  })),
});

it('makes only the first option of an optional group for earthquakes a default (EN-08, C20)', () => {
  const groups = [
    groupOf('zone', true, 'earthquake'),
    groupOf('report', false, 'earthquake'),
    groupOf('earthquake_word', true),
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
