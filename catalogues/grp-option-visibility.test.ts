import { configuredModel } from '@silowright/catalogue/testing/draw-sample';
import {
  buildCatalogue,
  optionGroupDefinitions,
  pricedSegments,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import type { GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import { expect, test } from 'vitest';

const catalogues = pricedSegments.map((segment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
);

/** The smallest and the largest size of every type in each segment. */
const cases = catalogues.flatMap((catalogue) =>
  [...new Set(catalogue.units.map((unit) => unit.type))].flatMap((type) => {
    const units = catalogue.units.filter((unit) => unit.type === type);
    return [units[0]!, units.at(-1)!].map((unit) => ({
      name: `${catalogue.segment} ${unit.name}`,
      unit,
      groups: optionsForUnit(catalogue, unit, { country: 'DE' }),
    }));
  }),
);

const invisible = new Set(
  optionGroupDefinitions
    .filter(({ options }) => options.every((option) => option.noVisibleEffect !== undefined))
    .map(({ key }) => key),
);

/** Some groups are visible only together with another choice; it is listed here. */
const companions: Readonly<Record<string, Selection>> = {
  'colour.gloss': { 'colour.body_colour': '5010' },
};

const picture = (unit: Unit, selection: Selection) =>
  JSON.stringify(
    drawFront(configuredModel({ ...unit, selection }), { style: 'shaded', formatMetres: String }).primitives,
  );

const choiceOf = (group: GroupForUnit, value: string): Choice => {
  if (value === 'other') return { value, custom: 'RAL 3020' };
  return group.multi ? [value] : value;
};

/** One picture for each value of a group, and one with the group off if that is allowed. */
function picturesOf(unit: Unit, groups: readonly GroupForUnit[], group: GroupForUnit): string[] {
  const { [group.key]: _, ...others } = { ...defaultSelection(groups), ...companions[group.key] };
  const values = group.options.map(({ value }) =>
    picture(unit, { ...others, [group.key]: choiceOf(group, value) }),
  );
  return group.optional ? [...values, picture(unit, others)] : values;
}

test.each(cases)(
  'every value of every option changes the picture of $name (CF-10, CF-12)',
  ({ unit, groups }) => {
    expect(groups.length).toBeGreaterThan(8);
    for (const group of groups) {
      const pictures = picturesOf(unit, groups, group);
      const different = invisible.has(group.key) ? 1 : pictures.length;
      expect(new Set(pictures).size, group.key).toBe(different);
    }
  },
);
