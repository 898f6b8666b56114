import type { CubicMetres, Metres, Millimetres } from '../units.ts';

/**
 * Every kind of equipment that can be drawn, with its measures. Options and storage types name these kinds; the
 * drawing knows no option. A new kind is a row here and a file in `parts/`.
 */
interface EquipmentMeasures {
  /** Closes the unit at its lowest point; liquids and flat bottoms have it in the wall. */
  outlet: {
    readonly form: OutletForm;
    readonly dn: Millimetres;
    readonly drive: OutletDrive;
    readonly stainless?: boolean;
    /** Of a screw. */
    readonly lengthMm?: Millimetres;
  };
  /** A second spout on the hopper wall. */
  'second-outlet': { readonly dn: Millimetres };
  /** Box below the outlet that feeds one or two augers, or only the flange for it. */
  'auger-boot': { readonly form: 'flange' | 'single' | 'double'; readonly stainless?: boolean };
  /** Valve at the foot of the fill pipe of a tank. */
  inlet: { readonly form: 'camlock' | 'butterfly' | 'ball'; readonly dn: Millimetres };
  'fill-pipe': { readonly pipeMm: Millimetres; readonly count?: 1 | 2 };
  /** Coupling for the tanker's hose at the foot of the fill pipe. */
  'fill-coupling': { readonly form: 'storz' | 'perrot' | 'guillemin' | 'unicone' | 'camlock' };
  /** From the roof down to the ground. */
  'vent-pipe': { readonly pipeMm: Millimetres };
  /** Along the wall: an overflow or siphon ends above the ground, a sight tube and a dry riser run full height. */
  'wall-pipe': {
    readonly pipeMm: Millimetres;
    readonly form: 'overflow' | 'siphon' | 'sight-tube' | 'riser';
  };
  /** At the wall, with the height of its middle. */
  'wall-box': {
    readonly form: 'display' | 'alarm' | 'cabinet' | 'heater';
    readonly widthMm: Millimetres;
    readonly heightMm: Millimetres;
    readonly atM: Metres;
  };
  /** Motor of an agitator: length and diameter. */
  'wall-drive': { readonly motorMm: readonly [Millimetres, Millimetres] };
  /** Two stubs of a coil inside, or heating cables around the foot. */
  heating: { readonly form: 'coil' | 'trace' };
  /** A filter. */
  'roof-box': { readonly widthMm: Millimetres; readonly heightMm: Millimetres };
  /** An explosion vent. */
  'roof-panel': { readonly widthMm: Millimetres; readonly heightMm: Millimetres };
  'roof-manhole': { readonly dn: Millimetres };
  'roof-valve': { readonly dn: Millimetres };
  'roof-vent': { readonly dn: Millimetres };
  'roof-instrument': { readonly dn: Millimetres; readonly heightMm: Millimetres };
  /** A nozzle on the roof with a head inside. */
  'cleaning-head': { readonly form: 'ball' | 'rotating' };
  'roof-rail': { readonly heightMm: Millimetres };
  /** A lightning rod. */
  'roof-rod': { readonly heightMm: Millimetres };
  'side-manhole': { readonly dn: Millimetres };
  'side-hatch': { readonly widthMm: Millimetres; readonly heightMm: Millimetres };
  'hopper-hatch': { readonly dn: Millimetres };
  /** A nozzle for a dissolver: closed, with a valve, or with a valve and a tube. */
  'hopper-nozzle': {
    readonly dn: Millimetres;
    readonly end: 'blind' | 'valve';
    readonly tubeMm?: Millimetres;
  };
  /** A bin activator between hopper and outlet. */
  'hopper-ring': { readonly widthMm: Millimetres };
  'hopper-pads': { readonly count: number | 'by-diameter' };
  'hopper-vibrator': Record<never, never>;
  'level-scale': { readonly form: 'rope' | 'float' };
  /** Heights as shares of the cylinder; a hydrostatic sensor is at the foot. */
  'level-switch': { readonly form: 'rotary' | 'hydrostatic'; readonly at?: readonly number[] };
  /** Load cells below the feet. */
  'foot-cell': { readonly heightMm: Millimetres };
  /** Earthing lugs; with a strap to an earth rod, or with a conductive layer on the wall. */
  'foot-lug': { readonly strap?: boolean; readonly layer?: boolean };
  anchor: Record<never, never>;
  /** Catches what leaks: a wall around the tank, or a probe between two bottoms. */
  containment: { readonly form: 'bund' | 'double-bottom' };
  jacket: { readonly thicknessMm: Millimetres };
  ladder: { readonly cage: boolean; readonly restEveryM: Metres };
  stair: { readonly turns: number | 'by-height' };
  platform: Record<never, never>;
  logo: { readonly areaM2: 1 | 2 };
  /** On the floor of a flat bottom. */
  'floor-auger': Record<never, never>;
  'floor-fan': Record<never, never>;
  /** Temperature cable in the axis. */
  cable: Record<never, never>;
  pump: Record<never, never>;
  lamps: Record<never, never>;
  /** Heated spout at the outlet. */
  'outlet-heater': Record<never, never>;
  /** Air dryer at the foot of the vent pipe. */
  'vent-dryer': Record<never, never>;
}

export type OutletForm =
  | 'slide'
  | 'spout'
  | 'butterfly'
  | 'knife'
  | 'butterfly-knife'
  | 'ball'
  | 'camlock'
  | 'rotary'
  | 'screw'
  | 'nozzle'
  | 'sweep'
  | 'chute';

export type OutletDrive = 'hand' | 'lever' | 'chain' | 'pneumatic' | 'electric' | 'none';

export type EquipmentKind = keyof EquipmentMeasures;

export type EquipmentOf<Kind extends EquipmentKind> = {
  readonly [Each in Kind]: { readonly part: Each } & EquipmentMeasures[Each];
}[Kind];

export type Equipment = EquipmentOf<EquipmentKind>;

/** A colour on body or roof: a RAL number, or the visitor's own choice. */
export interface Paint {
  readonly paint: 'body' | 'roof';
  readonly ral: string | 'custom';
}

export interface Gloss {
  readonly gloss: 'matt' | 'semi-gloss';
}

/** What a choice draws. An empty list keeps the standard; a choice that draws nothing gives the reason (CF-12). */
export type Drawn =
  | {
      readonly draw: readonly (Equipment | Paint | Gloss)[];
      readonly raisesMm?: Millimetres;
      readonly noVisibleEffect?: never;
    }
  | { readonly noVisibleEffect: string; readonly draw?: never; readonly raisesMm?: never };

/** Standard equipment is part of the unit price; some of it depends on the size. */
export type StandardEquipment = Equipment & {
  readonly when?: { readonly aboveM3?: CubicMetres; readonly upToM3?: CubicMetres };
};
