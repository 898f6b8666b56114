import type { Part, PartName } from '../../drawing/anatomy.ts';
import type { Millimetres } from '../../units.ts';

/** A part at its place, in millimetres: the measures from which both its drawing and its solids are made. */
export interface Spot<Name extends PartName = PartName> {
  readonly of: Part<Name>['of'];
  readonly azimuthDeg: number;
  /** From the axis of the unit. */
  readonly radius: Millimetres;
  /** Lower edge. */
  readonly z: Millimetres;
  /** Upper edge. */
  readonly top: Millimetres;
  readonly width: Millimetres;
  readonly height: Millimetres;
  /** Half of the width. */
  readonly half: Millimetres;
  /** Where the front view has it, and how much narrower. */
  readonly x: Millimetres;
  readonly narrow: number;
}

export const radians = Math.PI / 180;

/** Directions at a place: up, away from the wall, along it. */
export const up = [0, 0, 1] as const;
export const out = [0, 1, 0] as const;
export const along = [1, 0, 0] as const;

export const spotOf = <Name extends PartName>({
  of,
  azimuthDeg,
  radiusMm,
  zMm,
  widthMm,
  heightMm,
}: Part<Name>): Spot<Name> => ({
  of,
  azimuthDeg,
  radius: radiusMm,
  z: zMm,
  top: zMm + heightMm,
  width: widthMm,
  height: heightMm,
  half: widthMm / 2,
  x: radiusMm * Math.sin(azimuthDeg * radians),
  narrow: Math.cos(azimuthDeg * radians),
});

/** The height of the middle of a part, where a nozzle has its axis. */
export const middleOf = ({ z, height }: Spot): Millimetres => z + height / 2;
