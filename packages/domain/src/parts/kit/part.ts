import type { EquipmentKind } from '../../catalogue/equipment.ts';
import type { Part, PartName, UnitModel } from '../../drawing/anatomy.ts';
import type { Detail } from '../../drawing/detail.ts';
import type { Pen } from '../../drawing/pen.ts';
import type { Mould, Place } from '../../solids/mould.ts';
import type { Millimetres } from '../../units.ts';
import type { Berth, Site } from './placing.ts';
import type { Sketch } from './sketch.ts';
import type { Spot } from './spot.ts';

/**
 * All that is known of a part of a unit, in one file. Drawing, plan, solids, files and pictures of options read it from
 * the table (`table.ts`); its name is the text `engineering.part.{kind}`, its measures are in `catalogue/equipment.ts`.
 */
export interface PartOf<Name extends PartName = PartName> {
  /** Belongs to the unit, whatever its equipment. */
  readonly structure?: Name extends EquipmentKind ? never : true;
  /** Where it is and how large: once, several times, or not on this unit. */
  place(site: Site, of: Part<Name>['of']): Berth | readonly Berth[];
  /** Drawn and shaped with the support that it belongs to, partly before and partly behind the body. */
  readonly withSupport?: true;
  /** As it is drawn from the front, and in space. */
  shape?(sketch: Sketch, spot: Spot<Name>, unit: UnitModel): void;
  /** Instead of `shape` where both have little in common: from the front. */
  front?(pen: Pen, spot: Spot<Name>, unit: UnitModel, logo: Logo): void;
  /** From above, if it is visible there. */
  above?(pen: Pen, spot: Spot<Name>, unit: UnitModel): void;
  /** And in space: `place` is that of the spot. */
  solid?(place: Place, spot: Spot<Name>, unit: UnitModel, mould: Mould): void;
  /** A circle on the roof that it takes; other parts keep clear of it. */
  onRoof?(spot: Spot<Name>, unit: Pick<UnitModel, 'radiusMm'>): RoofCircle;
  /** Height of the axis or lower end where something is connected. */
  connection?(spot: Spot<Name>, unit: Pick<UnitModel, 'support'>): Millimetres;
  /** Lies on the wall, so that boxes may be mounted over it. */
  readonly onWall?: true;
  /** May stand on the ground beside the unit. Ladder, pipes and valves are within the free space of a unit. */
  readonly besideUnit?: true;
  /** The picture of an option; by default the whole part. */
  closeUp?(of: Part<Name>['of']): CloseUp;
}

export interface RoofCircle {
  readonly fromAxis: Millimetres;
  readonly radius: Millimetres;
}

export interface Logo {
  readonly logoText: string;
  readonly logoPicture?: string | undefined;
}

export interface CloseUp extends Detail {
  /** A piece of the part. */
  readonly part?: string;
  /** A part to hide because it would cover this one. */
  readonly without?: string;
  /** Body colour; contents behind natural GRP would distract. */
  readonly ral?: string;
}
