import {
  configuredEquipment,
  configuredModel,
  type DrawingInput,
  type Shapes,
  totalHeightMm,
} from '../drawing/configured-model.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import { choicesIn } from '../pricing/evaluate-expression.ts';
import type { SelectableGroup } from '../pricing/resolve-selection.ts';
import { type Choice, type Selection, valuesOf } from '../pricing/selection.ts';
import type { Room } from '../recommendation/limits.ts';
import type { Millimetres } from '../units.ts';

export type BareUnit = Omit<DrawingInput, 'selection'>;

/** Why a unit or a choice does not fit in a room (EN-05). */
export interface TooTall {
  /** The body needs free height above it to be erected; equipment on it only has to end below the ceiling. */
  readonly because: 'body' | 'equipment';
  readonly heightMm: Millimetres;
  /** The greatest height that would fit. */
  readonly tallestMm: Millimetres;
}

/** A choice that does not fit. */
export interface RefusedChoice extends TooTall {
  /** "segment.group" */
  readonly key: string;
  readonly value: string;
}

const raisedMm = (shapes: Shapes, unit: BareUnit, selection: Selection): Millimetres =>
  configuredEquipment(shapes, { ...unit, selection }).raisedMm;

/** The top of whatever reaches highest with these choices. */
export const highestMm = (shapes: Shapes, unit: BareUnit, selection: Selection): Millimetres =>
  highestPointMm(configuredModel(shapes, { ...unit, selection }));

/** A whole unit, for example one with nothing but its standard equipment. */
export function tooTallUnit(
  shapes: Shapes,
  unit: BareUnit,
  selection: Selection,
  room: Room,
): TooTall | undefined {
  const heightMm = totalHeightMm(shapes, unit, selection);
  if (heightMm > room.ceilingMm - room.headroomMm)
    return { because: 'body', heightMm, tallestMm: room.ceilingMm - room.headroomMm };
  const highest = highestMm(shapes, unit, selection);
  return highest > room.ceilingMm
    ? { because: 'equipment', heightMm: highest, tallestMm: room.ceilingMm }
    : undefined;
}

/** A choice on top of the others. A choice that lifts the unit counts with everything on the unit. */
export function tooTallChoice(
  shapes: Shapes,
  unit: BareUnit,
  groups: readonly SelectableGroup[],
  selection: Selection,
  key: string,
  choice: Choice,
  room: Room,
): TooTall | undefined {
  const others = without(selection, key);
  const next = { ...others, [key]: choice };
  if (raisedMm(shapes, unit, { [key]: choice }) > 0) return tooTallUnit(shapes, unit, next, room);
  const lifted = pick(others, raisingKeys(shapes, unit, others));
  const own = { ...lifted, ...pick(next, [key, ...neededBy(groups, key)]) };
  const heightMm = highestMm(shapes, unit, own);
  // The standard equipment may be too tall by itself; then this choice is not the reason.
  return heightMm > room.ceilingMm && heightMm > highestMm(shapes, unit, lifted)
    ? { because: 'equipment', heightMm, tallestMm: room.ceilingMm }
    : undefined;
}

/**
 * Removes the choices that do not fit in the room: equipment that would not fit on the lowest version either, then
 * what lifts the unit too far.
 */
export function fitInRoom(
  shapes: Shapes,
  unit: BareUnit,
  groups: readonly SelectableGroup[],
  requested: Selection,
  room: Room | undefined,
): { readonly selection: Selection; readonly refused: readonly RefusedChoice[] } {
  if (!room || !tooTallUnit(shapes, unit, requested, room)) return { selection: requested, refused: [] };
  const refused: RefusedChoice[] = [];
  const raising = raisingKeys(shapes, unit, requested);
  const lowest = without(requested, ...raising);
  const selection: Record<string, Choice> = {};
  for (const [key, choice] of Object.entries(lowest)) {
    const kept = valuesOf(choice).filter((value) => {
      const problem = tooTallChoice(shapes, unit, groups, lowest, key, value, room);
      if (problem) refused.push({ key, value, ...problem });
      return !problem;
    });
    if (kept.length > 0 || valuesOf(choice).length === 0)
      selection[key] = Array.isArray(choice) ? kept : choice;
  }
  for (const key of raising) {
    const choice = requested[key]!;
    const problem = tooTallUnit(shapes, unit, { ...selection, [key]: choice }, room);
    if (problem) refused.push(...valuesOf(choice).map((value) => ({ key, value, ...problem })));
    else selection[key] = choice;
  }
  return { selection: inOrderOf(requested, selection), refused };
}

const raisingKeys = (shapes: Shapes, unit: BareUnit, selection: Selection): string[] =>
  Object.keys(selection).filter((key) => raisedMm(shapes, unit, pick(selection, [key])) > 0);

/** The groups whose choices decide whether this one is offered, as a rail needs a ladder. */
function neededBy(groups: readonly SelectableGroup[], key: string): string[] {
  const expression = groups.find((group) => group.key === key)?.expression;
  const names = expression === undefined ? undefined : choicesIn(expression);
  return names?.ok
    ? groups
        .map((group) => group.key)
        .filter((other) => names.value.includes(other.slice(other.indexOf('.') + 1)))
    : [];
}

const pick = (selection: Selection, keys: readonly string[]): Selection =>
  Object.fromEntries(Object.entries(selection).filter(([key]) => keys.includes(key)));

const without = (selection: Selection, ...keys: readonly string[]): Selection =>
  Object.fromEntries(Object.entries(selection).filter(([key]) => !keys.includes(key)));

const inOrderOf = (requested: Selection, kept: Selection): Selection =>
  Object.fromEntries(
    Object.keys(requested).flatMap((key) => (kept[key] === undefined ? [] : [[key, kept[key]]])),
  );
