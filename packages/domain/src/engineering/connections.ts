import type { PartName, UnitModel } from '../drawing/anatomy.ts';
import { spotOf } from '../parts/kit/spot.ts';
import { partNames, parts } from '../parts/table.ts';
import { partsInSpace } from '../solids/unit-solids.ts';
import type { Millimetres } from '../units.ts';

/** A nozzle, hatch or pipe that something is connected to. */
export interface Connection {
  readonly part: PartName;
  /** Nominal diameter, if it has one. */
  readonly dn?: Millimetres;
  /** Height of its axis above the ground. */
  readonly heightMm: Millimetres;
  /** From the axis of the unit to the axis of the connection; absent in quotations of earlier releases. */
  readonly radiusMm?: Millimetres;
  /** 0 faces the viewer of the drawing, 90 is right, -90 left. */
  readonly azimuthDeg: number;
}

export const connectedParts: readonly string[] = partNames.filter((name) => parts[name].connection);

/** From the lowest to the highest. */
export function connectionsOf(
  unit: Pick<UnitModel, 'parts' | 'radiusMm' | 'support'>,
): readonly Connection[] {
  return partsInSpace(unit)
    .flatMap((part) => {
      const { name, of, radiusMm, azimuthDeg } = part;
      const at = parts[name].connection?.(spotOf(part), unit);
      if (at === undefined) return [];
      return {
        part: name,
        ...(of && 'dn' in of && { dn: of.dn }),
        heightMm: Math.round(at),
        radiusMm: Math.round(radiusMm),
        azimuthDeg,
      };
    })
    .sort((a, b) => a.heightMm - b.heightMm);
}
