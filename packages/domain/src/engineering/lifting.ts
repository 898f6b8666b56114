import type { Metres, Tonnes } from '../units.ts';

/** Requirements for lifting a unit off the truck and erecting it. */
export interface Lifting {
  /** Required lifting capacity at the radius: the heaviest piece plus reserve and slings. */
  readonly liftT: Tonnes;
  readonly radiusM: Metres;
  readonly hookHeightM: Metres;
  readonly crane: CraneClass;
  /** Area for the piece beside the crane, within its radius. */
  readonly layingDownM: readonly [length: Metres, width: Metres];
}

export interface CraneClass {
  readonly name: 'loader crane' | '40 t' | '60 t' | '80 t';
  /** Area for the outriggers, including 1 m on every side. */
  readonly standM: readonly [width: Metres, length: Metres];
}

const radiusM = 12;
const reserve = 1.25;
const slingsT = 0.5;
const hookAboveM = 3;
const aroundM = 2;

/** From the smallest to the largest: the greatest lift at the radius, and the greatest radius it is meant for. */
const cranes: readonly (CraneClass & { readonly upToT: Tonnes; readonly upToHookM: Metres })[] = [
  { name: 'loader crane', standM: [5, 10], upToT: 2.5, upToHookM: 12 },
  { name: '40 t', standM: [8.2, 9], upToT: 4.5, upToHookM: 30 },
  { name: '60 t', standM: [8.5, 10], upToT: 12.5, upToHookM: 36 },
  { name: '80 t', standM: [9, 10], upToT: Number.POSITIVE_INFINITY, upToHookM: Number.POSITIVE_INFINITY },
];

/** A first estimate of the crane (EN-11); the lifting company plans the lift. */
export function liftingOf(piece: {
  readonly massT: Tonnes;
  readonly lengthM: Metres;
  readonly diameterM: Metres;
  /** Height of the top after erection. */
  readonly topM: Metres;
}): Lifting {
  const liftT = piece.massT * reserve + slingsT;
  const hookHeightM = piece.topM + hookAboveM;
  const { name, standM } = cranes.find(
    (crane) => liftT <= crane.upToT && hookHeightM <= crane.upToHookM,
  ) as CraneClass;
  return {
    liftT,
    radiusM,
    hookHeightM,
    crane: { name, standM },
    layingDownM: [piece.lengthM + aroundM, piece.diameterM + aroundM],
  };
}
