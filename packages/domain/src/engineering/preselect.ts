import type { GroupForUnit } from '../pricing/group-for-unit.ts';
import type { SiteActions } from './site-actions.ts';

export const isForEarthquakes = ({ kind, optional }: Pick<GroupForUnit, 'kind' | 'optional'>): boolean =>
  optional && kind === 'earthquake';

/** The groups as offered at a place: where earthquakes are checked as a rule, their option is a default (EN-08). */
export function preselected(
  groups: readonly GroupForUnit[],
  place: SiteActions | undefined,
): readonly GroupForUnit[] {
  if (place?.earthquake?.advice !== 'preselect') return groups;
  return groups.map((group) =>
    isForEarthquakes(group)
      ? {
          ...group,
          options: group.options.map((option, at) =>
            at === 0 ? { ...option, default_selected: true } : option,
          ),
        }
      : group,
  );
}
