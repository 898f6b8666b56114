import { memoize } from '@silowright/domain/memoize';
import {
  evaluateFormula,
  unitVariableNames,
  unitVariables,
} from '@silowright/domain/pricing/evaluate-formula';
import { conditionProblems, reasonOf } from './check-conditions.ts';
import { type CheckedUnit, unitsOf } from './check-units.ts';
import type { Check } from './folder.ts';
import { listed, suggestion } from './problem.ts';

/** Every option has one price, a picture, and a formula that gives a price for every unit it is offered with. */
export const checkOptions: Check = (folder, problems) => {
  const units = unitsOf(folder);
  const digits = folder.money ? (folder.money.currencies[folder.money.base]?.minor_digits ?? 2) : 2;
  const codes = [...folder.storageTypes.keys()];
  const valuesOf = new Map<string, string>();
  for (const [segment, list] of folder.options) {
    const file = `options/${segment}.json`;
    const ids = new Set<string>();
    const groups = list?.groups ?? [];
    const offeredWith = memoize((group: (typeof groups)[number]) =>
      units.filter(
        ({ type, diameterMm }) =>
          group.types.includes(type.code) &&
          (!group.diameters?.length || group.diameters.includes(diameterMm)),
      ),
    );
    for (const group of groups) {
      const problem = (place: string, text: string, severity: 'error' | 'warning' = 'error') =>
        problems.push({ file, place: `group ${group.id}${place && `, ${place}`}`, text, severity });
      if (ids.has(group.id)) problem('', 'is there twice');
      ids.add(group.id);
      for (const type of group.types)
        if (!codes.includes(type))
          problem(
            'types',
            `"${type}" is no storage type; there are ${listed(codes)}${suggestion(type, codes)}`,
          );

      const values = group.options.map(({ value }) => value);
      const joined = values.toSorted().join(', ');
      const elsewhere = valuesOf.get(group.id);
      if (elsewhere !== undefined && elsewhere !== joined)
        problem(
          '',
          `has the values ${joined} here and ${elsewhere} in another list; both share one set of texts`,
        );
      valuesOf.set(group.id, elsewhere ?? joined);
      for (const value of values.filter((one, at) => values.indexOf(one) < at))
        problem(value, 'is there twice');
      if (group.options.filter((one) => one.default_selected).length > 1 && !group.multi)
        problem('', 'has more than one default_selected');

      for (const { text, severity } of conditionProblems(group, groups, offeredWith))
        problem('expression', text, severity);
      const offered = offeredWith(group);
      if (group.kind === 'earthquake' && !group.optional)
        problem('kind', 'must be optional: it is preselected where earthquakes are checked');
      for (const option of group.options) {
        const namesColour = option.draw?.some((drawn) => 'paint' in drawn && drawn.ral === 'custom');
        if (option.custom && group.multi)
          problem(`${option.value}, custom`, 'is not possible in a group with several values');
        if (namesColour && !(option.custom && group.kind === 'colours'))
          problem(
            option.value,
            'paints in a colour that the visitor names: it needs "custom": true, and its group "kind": "colours"',
          );
        if ((option.price === undefined) === (option.formula === undefined))
          problem(option.value, 'must have either a price or a formula');
        if (
          option.price !== undefined &&
          !Number.isInteger(Math.round(option.price * 10 ** digits * 1e6) / 1e6)
        )
          problem(
            `${option.value}, price`,
            `${option.price} has more decimals than ${folder.money?.base} has (${digits})`,
          );
        if ((option.draw === undefined) === (option.no_visible_effect === undefined))
          problem(
            option.value,
            'must say what it draws ("draw", [] for the standard) or why nothing is seen ("no_visible_effect")',
          );
        if (option.formula === undefined) continue;
        for (const unit of offered) {
          const price = evaluateFormula(option.formula, unitVariables(unit));
          if (price.ok) continue;
          const { reason } = price;
          const known =
            reason.code === 'unknown-name'
              ? `; there are ${listed(unitVariableNames)}${suggestion(reason.name, unitVariableNames)}`
              : '';
          problem(`${option.value}, formula`, `${reasonOf(reason)} for ${nameOf(unit)}${known}`);
          break;
        }
      }
    }
  }
};

const nameOf = ({ type, diameterMm, volumeM3 }: CheckedUnit): string =>
  `${type.code} Ø${(diameterMm / 1000).toFixed(2)} m ${volumeM3} m³`;
