import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import { filterTexts } from '@silowright/domain/pricing/options-for-unit';
import { useTexts } from '../../texts/use-texts.ts';

export const filterNames = ['types', 'expression', 'diameters'] as const;
export type FilterName = (typeof filterNames)[number];
/** Chosen chips by filter; none chosen means all. */
export type ChosenFilters = Readonly<Record<FilterName, readonly string[]>>;
export const noFilters: ChosenFilters = { types: [], expression: [], diameters: [] };

/** An expression is one text, commas and all. */
export const filterValues = (group: OptionGroup, name: FilterName): string[] => {
  const { expression } = group.filters;
  if (name !== 'expression') return filterTexts(group.filters[name]);
  return (typeof expression === 'string' ? [expression] : [...expression]).filter(
    (text) => text.trim() !== '',
  );
};

export const passes = (group: OptionGroup, chosen: ChosenFilters): boolean =>
  filterNames.every(
    (name) =>
      chosen[name].length === 0 || filterValues(group, name).some((value) => chosen[name].includes(value)),
  );

export interface FilterChipsProps {
  readonly groups: readonly OptionGroup[];
  readonly chosen: ChosenFilters;
  readonly onChoose: (chosen: ChosenFilters) => void;
}

/** One row of chips per filter of the list (PR-05). */
export function FilterChips({ groups, chosen, onChoose }: FilterChipsProps) {
  const { t } = useTexts();
  return (
    <div className="mb-6 flex flex-col gap-2">
      {filterNames.map((name) => {
        const values = [...new Set(groups.flatMap((group) => filterValues(group, name)))].toSorted();
        if (values.length === 0) return null;
        return (
          <fieldset key={name} className="flex min-w-0 flex-wrap items-center gap-2">
            <legend className="float-left mr-2 w-24 text-sm text-muted">{t(`admin.filter-${name}`)}</legend>
            {values.map((value) => {
              const on = chosen[name].includes(value);
              return (
                <button
                  key={value}
                  type="button"
                  aria-pressed={on}
                  className={`min-h-9 max-w-full rounded-surface border px-3 text-left text-sm wrap-anywhere ${on ? 'border-brand bg-brand-tint font-bold' : 'border-line-strong bg-surface'}`}
                  onClick={() =>
                    onChoose({
                      ...chosen,
                      [name]: on ? chosen[name].filter((each) => each !== value) : [...chosen[name], value],
                    })
                  }
                >
                  {value}
                </button>
              );
            })}
          </fieldset>
        );
      })}
    </div>
  );
}
