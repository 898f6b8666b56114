import type { PartName, UnitModel } from '../drawing/anatomy.ts';
import type { Millimetres } from '../units.ts';

/** A nozzle, hatch or pipe that something is connected to. */
export interface Connection {
  readonly part: PartName;
  /** Nominal diameter, if it has one. */
  readonly dn?: Millimetres;
  /** Height of its axis above the ground. */
  readonly heightMm: Millimetres;
  /** 0 faces the viewer of the drawing, 90 is right, -90 left. */
  readonly azimuthDeg: number;
}

/** Connection point: the coupling at the lower end of a pipe, otherwise the middle of the part. */
const connected: Partial<Record<PartName, 'lower end' | 'middle'>> = {
  'fill-pipe': 'lower end',
  'vent-pipe': 'lower end',
  outlet: 'middle',
  inlet: 'middle',
  'roof-vent': 'middle',
  'roof-box': 'middle',
  'roof-valve': 'middle',
  'roof-manhole': 'middle',
  'side-manhole': 'middle',
  'side-hatch': 'middle',
  'hopper-hatch': 'middle',
  'wall-drive': 'middle',
  'hopper-nozzle': 'middle',
};

export const connectedParts: readonly string[] = Object.keys(connected);

/** From the lowest to the highest. */
export function connectionsOf({ parts }: Pick<UnitModel, 'parts'>): readonly Connection[] {
  return parts
    .flatMap(({ name, of, zMm, heightMm, azimuthDeg }) => {
      const at = connected[name];
      if (!at) return [];
      return {
        part: name,
        ...(of && 'dn' in of && { dn: of.dn }),
        heightMm: Math.round(at === 'middle' ? zMm + heightMm / 2 : zMm),
        azimuthDeg,
      };
    })
    .sort((a, b) => a.heightMm - b.heightMm);
}
