import { pricedSegments, shippedOptionList, unitsOf } from '@silowright/catalogue/testing/sample';
import { mayApply } from '@silowright/domain/pricing/options-for-unit';
import { describe, expect, it } from 'vitest';
import { filterValues, noFilters, passes } from './filter-chips.tsx';

describe.each(pricedSegments)('the diameters of %s', (segment) => {
  const units = unitsOf(segment);
  const groups = shippedOptionList(segment).options;
  const diameters = [...new Set(units.map(({ diameterMm }) => `${diameterMm}`))];

  it('can all be chosen (PR-05, B9)', () => {
    const chips = new Set(groups.flatMap((group) => filterValues(group, 'diameters', units)));
    expect([...chips].toSorted()).toEqual(diameters.toSorted());
  });

  it.each(diameters)('%s mm shows the groups for a unit of that diameter (PR-05, B9)', (diameter) => {
    const chosen = { ...noFilters, diameters: [diameter] };
    const sized = units.filter((unit) => `${unit.diameterMm}` === diameter);
    for (const group of groups.filter((each) => each.filters.expression === '')) {
      expect([group.id, passes(group, chosen, units)]).toEqual([
        group.id,
        sized.some((unit) => mayApply(group, unit)),
      ]);
    }
  });

  it('of a group with its own diameters are exactly those (PR-05, B9)', () => {
    const [group] = groups;
    const named = { ...group!, filters: { ...group!.filters, diameters: ['2400'] } };
    expect(filterValues(named, 'diameters', units)).toEqual(['2400']);
    expect(passes(named, { ...noFilters, diameters: ['2050'] }, units)).toBe(false);
  });
});
