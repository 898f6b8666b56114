import type { Pixel } from '@silowright/domain/photo/camera';

/** A unit by its place in the list; of a project one for each position. */
export type PhotoPoint = 'foot' | 'top' | number;
export const sliders = { horizon: [-300, 300], turn: [-180, 180], sun: [-180, 180] } as const;
export type SliderName = keyof typeof sliders;

/** Where the visitor put a unit, and how it is turned. */
export interface PlacedUnit {
  readonly place: Pixel;
  readonly turnDeg: number;
}

/** What the visitor did with a photo. */
export interface PhotoEdit {
  readonly foot: Pixel;
  readonly top: Pixel;
  readonly units: readonly PlacedUnit[];
  readonly heightM: number;
  readonly settings: { readonly horizon: number; readonly sun: number };
}

const firstTurnDeg = 30;

export const firstEdit = (
  { width, height }: Pick<ImageBitmap, 'width' | 'height'>,
  count: number,
): PhotoEdit => ({
  foot: [width * 0.3, height * 0.76],
  top: [width * 0.3, height * 0.52],
  // Far enough away to be seen whole; several side by side.
  units: Array.from({ length: count }, (_, at) => ({
    place: [width * (count === 1 ? 0.62 : 0.4 + (0.5 * at) / (count - 1)), height * 0.62],
    turnDeg: firstTurnDeg,
  })),
  heightM: 1.8,
  settings: { horizon: 0, sun: -40 },
});

/** As many units as there are now. */
export const withUnits = (
  edit: PhotoEdit,
  photo: Pick<ImageBitmap, 'width' | 'height'>,
  count: number,
): PhotoEdit =>
  edit.units.length === count
    ? edit
    : { ...edit, units: firstEdit(photo, count).units.map((unit, at) => edit.units[at] ?? unit) };

export interface OpenPhoto {
  readonly bitmap: ImageBitmap;
  /** As a lens of 35 mm film. */
  readonly lensMm: number;
}

let kept: (OpenPhoto & { readonly configurationId: string; edit?: PhotoEdit }) | undefined;

/** The photo of this configuration, kept in this tab while the dialog is closed; never stored. */
export const keptPhoto = (configurationId: string) =>
  kept?.configurationId === configurationId ? kept : undefined;

export function keepPhoto(configurationId: string, photo: OpenPhoto): void {
  kept?.bitmap.close();
  kept = { ...photo, configurationId };
}

export function keepEdit(edit: PhotoEdit): void {
  if (kept) kept.edit = edit;
}
