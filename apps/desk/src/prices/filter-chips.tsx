import type { PricedSegment, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { filterTexts } from '@silowright/domain/pricing/options-for-unit';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { applicableUnits } from './explain-option.ts';
import { conditionText, typeName } from './names.ts';

export const filterNames = ['types', 'expression', 'diameters'] as const;
export type FilterName = (typeof filterNames)[number];
/** Selected chips by filter; none selected means all. */
export type ChosenFilters = Readonly<Record<FilterName, readonly string[]>>;
export const noFilters: ChosenFilters = { types: [], expression: [], diameters: [] };

/** The filter values of a group. A group for any diameter has the diameters of the units it applies to. */
export function filterValues(group: OptionGroup, name: FilterName, units: readonly Unit[]): string[] {
  const { expression } = group.filters;
  // An expression is one text, including its commas.
  if (name === 'expression')
    return (typeof expression === 'string' ? [expression] : [...expression]).filter(
      (text) => text.trim() !== '',
    );
  const written = filterTexts(group.filters[name]);
  if (name !== 'diameters' || written.length > 0) return written;
  return [...new Set(applicableUnits(group, units).map(({ diameterMm }) => `${diameterMm}`))];
}

export const passes = (group: OptionGroup, chosen: ChosenFilters, units: readonly Unit[]): boolean =>
  filterNames.every(
    (name) =>
      chosen[name].length === 0 ||
      filterValues(group, name, units).some((value) => chosen[name].includes(value)),
  );

/** Sorts numbers by size and names alphabetically. */
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

function chipText(
  texts: Texts,
  name: FilterName,
  value: string,
  { groups, segment }: Pick<FilterChipsProps, 'groups' | 'segment'>,
): string {
  if (name === 'diameters') return `Ø ${texts.metres(Number(value))} m`;
  return name === 'types'
    ? typeName(texts, value as StorageTypeCode, segment)
    : conditionText(texts, value, groups);
}

export interface FilterChipsProps {
  readonly segment: PricedSegment;
  readonly groups: readonly OptionGroup[];
  readonly units: readonly Unit[];
  readonly chosen: ChosenFilters;
  readonly onChoose: (chosen: ChosenFilters) => void;
}

/** One row of chips per filter of the list (PR-05). */
export function FilterChips({ segment, groups, units, chosen, onChoose }: FilterChipsProps) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <div className="mb-6 flex flex-col gap-2">
      {filterNames.map((name) => {
        const values = [...new Set(groups.flatMap((group) => filterValues(group, name, units)))].toSorted(
          inOrder,
        );
        if (values.length === 0) return null;
        return (
          <fieldset key={name} className="flex min-w-0 items-baseline gap-2 max-md:flex-wrap">
            <legend className="float-left w-28 shrink-0 text-sm max-md:w-full text-muted">
              {t(`admin.filter-${name}`)}
            </legend>
            <div className="flex min-w-0 flex-1 flex-wrap gap-2">
              {values.map((value) => {
                const on = chosen[name].includes(value);
                return (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={on}
                    className={`min-h-9 max-w-full rounded-surface border px-3 py-1 text-left text-sm wrap-anywhere ${on ? 'border-brand bg-brand-tint font-bold' : 'border-line-strong bg-surface'}`}
                    onClick={() =>
                      onChoose({
                        ...chosen,
                        [name]: on ? chosen[name].filter((each) => each !== value) : [...chosen[name], value],
                      })
                    }
                  >
                    {chipText(texts, name, value, { groups, segment })}
                  </button>
                );
              })}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
