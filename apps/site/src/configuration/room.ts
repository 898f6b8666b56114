import { sizeOfWire } from '@silowright/contract/wire-size';
import {
  type BareUnit,
  fitInRoom,
  highestMm,
  type TooTall,
  tooTallChoice,
  tooTallUnit,
} from '@silowright/domain/engineering/room-height';
import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import type { Room } from '@silowright/domain/recommendation/limits';
import type { SessionValues } from '@silowright/domain/session/values';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import type { SizeOption, UnitOffer } from './unit-offer.ts';

type RoomValues = Pick<SessionValues, 'placement' | 'spaceLimitationHeightInMm' | 'preconfiguredUnitType'>;
type Size = Omit<SizeOption, 'uuid' | 'price_in_cents' | 'transportation_cost'>;

/** The height of the room; undefined outdoors. */
export const ceilingOf = ({
  placement,
  spaceLimitationHeightInMm,
}: Pick<SessionValues, 'placement' | 'spaceLimitationHeightInMm'>): number | undefined =>
  placement === 'inside' ? spaceLimitationHeightInMm : undefined;

function roomOf(values: RoomValues): Room | undefined {
  const ceilingMm = ceilingOf(values);
  return ceilingMm === undefined ? undefined : { ceilingMm, headroomMm: shapes().headroomMm };
}

const bareUnit = (values: RoomValues, size: Size): BareUnit | undefined =>
  values.preconfiguredUnitType && { type: values.preconfiguredUnitType, ...sizeOfWire(size) };

/** The top of whatever reaches highest on the configured unit (EN-05). */
export function highestPointOf(values: RoomValues, size: Size, selection: Selection): number | undefined {
  const unit = bareUnit(values, size);
  return unit && highestMm(shapes(), unit, selection);
}

/** Indoors: the standard equipment alone may already reach the ceiling. */
export function standardTooTall(values: RoomValues, size: Size): TooTall | undefined {
  const [unit, room] = [bareUnit(values, size), roomOf(values)];
  return unit && room && tooTallUnit(shapes(), unit, {}, room);
}

export interface RefusedWithSize extends TooTall {
  /** The nearest size of this type that has room for the choice. */
  readonly fitsOn?: SizeOption | undefined;
}

/** Indoors: why a choice is not possible; undefined if it fits. */
export function refusedByRoom(
  { groups, size, sizes }: UnitOffer,
  selection: Selection,
  values: RoomValues,
  key: string,
  choice: Choice,
): RefusedWithSize | undefined {
  const room = roomOf(values);
  if (!room) return undefined;
  const problemOn = (other: Size) => {
    const unit = bareUnit(values, other);
    return unit && tooTallChoice(shapes(), unit, groups, selection, key, choice, room);
  };
  const problem = problemOn(size);
  if (!problem) return undefined;
  const distance = ({ volume }: Size) => Math.abs(volume - size.volume);
  const fitsOn = sizes
    .toSorted((one, other) => distance(one) - distance(other))
    .find((other) => !problemOn(other));
  return { ...problem, fitsOn };
}

/** Removes choices that do not fit in the room, for example after a change to a taller size. */
export function fitChoices(
  { groups, size }: Pick<UnitOffer, 'groups' | 'size'>,
  requested: Selection,
  values: RoomValues,
): { readonly selection: Selection; readonly lost: readonly DroppedChoice[] } {
  const unit = bareUnit(values, size);
  if (!unit) return { selection: requested, lost: [] };
  const { selection, refused } = fitInRoom(shapes(), unit, groups, requested, roomOf(values));
  return { selection, lost: refused.map(({ key, value }) => ({ key, value, reason: 'too-tall' })) };
}
