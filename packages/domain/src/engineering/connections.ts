import type { PartName, UnitModel } from '../drawing/anatomy.ts';
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

/**
 * Height of the connection above the lower edge of the part: the coupling of a pipe, the axis of a nozzle; of an outlet
 * below the unit its edge, which is the outlet height of the options.
 */
const connected: Partial<Record<PartName, Millimetres | 'middle'>> = {
  'fill-pipe': 0,
  'vent-pipe': 0,
  outlet: 0,
  inlet: 20,
  'roof-vent': 'middle',
  'roof-box': 'middle',
  'roof-valve': 'middle',
  'roof-manhole': 'middle',
  'side-manhole': 'middle',
  'side-hatch': 'middle',
  'hopper-hatch': 0,
  'wall-drive': 120,
  'hopper-nozzle': 0,
};

export const connectedParts: readonly string[] = Object.keys(connected);

/** From the lowest to the highest. */
export function connectionsOf(
  unit: Pick<UnitModel, 'parts' | 'radiusMm' | 'support'>,
): readonly Connection[] {
  return partsInSpace(unit)
    .flatMap(({ name, of, zMm, heightMm, radiusMm, azimuthDeg }) => {
      // On a slab the outlet is in the wall.
      const at = name === 'outlet' && unit.support === 'plinth' ? 'middle' : connected[name];
      if (at === undefined) return [];
      return {
        part: name,
        ...(of && 'dn' in of && { dn: of.dn }),
        heightMm: Math.round(zMm + (at === 'middle' ? heightMm / 2 : at)),
        radiusMm: Math.round(radiusMm),
        azimuthDeg,
      };
    })
    .sort((a, b) => a.heightMm - b.heightMm);
}
