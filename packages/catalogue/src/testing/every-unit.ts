import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import type { GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import { loadCatalogue } from '../disk/load-catalogue.ts';

const folder = resolve(import.meta.dirname, '../../../../catalogues');

export interface UnitCase {
  readonly name: string;
  readonly content: CatalogueContent;
  readonly unit: Unit;
  readonly groups: readonly GroupForUnit[];
}

/** The smallest and the largest size of every type in each segment of every catalogue, the starter included. */
export const everyUnit: readonly UnitCase[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const { content } = loadCatalogue(resolve(folder, name));
    return Object.keys(content.options).flatMap((segment) => {
      const catalogue = joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
      return [...Map.groupBy(catalogue.units, ({ type }) => type).values()].flatMap((units) =>
        [units[0]!, units.at(-1)!].map((unit) => ({
          name: `${name}, ${segment}, ${unit.name}`,
          content,
          unit,
          groups: optionsForUnit(catalogue, unit, { country: 'DE' }),
        })),
      );
    });
  });

const choiceOf = ({ multi }: GroupForUnit, value: string): Choice =>
  value === 'other' ? { value, custom: 'RAL 3020' } : multi ? [value] : value;

/** The usual choices, and every value of every group on top of them. */
export function everyChoice(groups: readonly GroupForUnit[]): Selection[] {
  const usual = defaultSelection(groups);
  return [
    usual,
    ...groups.flatMap((group) =>
      group.options.map(({ value }) => ({ ...usual, [group.key]: choiceOf(group, value) })),
    ),
  ];
}

/** As few selections as possible in which every value of every group is chosen once: the first, the second, … */
export function everyValueOnce(groups: readonly GroupForUnit[]): Selection[] {
  const max = Math.max(...groups.map(({ options }) => options.length));
  return Array.from({ length: max }, (_, at) =>
    Object.fromEntries(
      groups.map((group) => {
        const { value } = group.options[at % group.options.length]!;
        return [group.key, choiceOf(group, value)];
      }),
    ),
  );
}
