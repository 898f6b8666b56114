import type { Drawn, Equipment, Gloss, Paint } from '../catalogue/equipment.ts';
import { customOf, type Selection, valuesOf } from '../pricing/selection.ts';
import type { Millimetres } from '../units.ts';

/** What a configured unit carries: all that a drawing knows of its options. */
export interface Equipped {
  readonly parts: readonly Equipment[];
  /** How much higher than standard the unit is. */
  readonly raisedMm: Millimetres;
  /** RAL numbers; a surface without one has the material's own colour. */
  readonly paint: Readonly<Partial<Record<Paint['paint'], string>>>;
  readonly glossy: boolean;
}

export interface DrawnGroup {
  readonly key: string;
  readonly options: readonly (Drawn & { readonly value: string })[];
}

/**
 * The standard equipment and what the choices draw. Choices that draw parts replace standard equipment of every kind
 * that their group can draw; a group without such a choice leaves the standard: `draw: []` is "as standard".
 */
export function equipmentOf(
  standard: readonly Equipment[],
  groups: readonly DrawnGroup[],
  selection: Selection,
): Equipped {
  const replaced = new Set<string>();
  const parts: Equipment[] = [];
  const paint: Partial<Record<Paint['paint'], string>> = {};
  let raisedMm = 0;
  let glossy = false;
  for (const [key, choice] of Object.entries(selection)) {
    const options = groups.filter((group) => group.key === key).flatMap((group) => group.options);
    const chosen = valuesOf(choice).flatMap(
      (value) => options.find((option) => option.value === value) ?? [],
    );
    if (chosen.some(({ draw = [] }) => draw.some(isPart)))
      for (const { draw = [] } of options)
        for (const drawn of draw) if (isPart(drawn)) replaced.add(drawn.part);
    for (const option of chosen) {
      raisedMm += option.raisesMm ?? 0;
      for (const drawn of option.draw ?? [])
        if (isPart(drawn)) parts.push(drawn);
        else if ('gloss' in drawn) glossy = drawn.gloss === 'semi-gloss';
        else paint[drawn.paint] = drawn.ral === 'custom' ? (customOf(choice) ?? '') : drawn.ral;
    }
  }
  return {
    parts: [...standard.filter(({ part }) => !replaced.has(part)), ...parts],
    raisedMm,
    paint,
    glossy,
  };
}

const isPart = (drawn: Equipment | Paint | Gloss): drawn is Equipment => 'part' in drawn;
