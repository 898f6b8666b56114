import type { Part, PartName, UnitModel } from './anatomy.ts';
import type { Pen } from './pen.ts';

export interface EquipmentContext {
  readonly unit: UnitModel;
  readonly logoText: string;
  readonly logoPicture?: string | undefined;
}

export type DrawPart<Name extends PartName> = (pen: Pen, part: Part<Name>, context: EquipmentContext) => void;

/** How each part looks from the front. */
export type DrawParts = { readonly [Each in PartName]: DrawPart<Each> };

export const radians = Math.PI / 180;

/** Front-view position of a part, and the foreshortening of its width. */
export const frontOf = (part: Part) => ({
  x: part.radiusMm * Math.sin(part.azimuthDeg * radians),
  narrow: Math.cos(part.azimuthDeg * radians),
});

export function flange(pen: Pen, x: number, z: number, width: number, height: number): void {
  pen.box(x - width / 2, z - height / 2, width, height, 'steel', 4);
}
