import type { Pixel } from '@silowright/domain/photo/camera';

export const points = ['foot', 'top', 'unit'] as const;
export type PointName = (typeof points)[number];
export const sliders = { horizon: [-300, 300], turn: [-180, 180], sun: [-180, 180] } as const;
export type SliderName = keyof typeof sliders;

/** What the visitor did with a photo. */
export interface PhotoEdit {
  readonly places: Readonly<Record<PointName, Pixel>>;
  readonly heightM: number;
  readonly settings: Readonly<Record<SliderName, number>>;
}

export const firstEdit = ({ width, height }: Pick<ImageBitmap, 'width' | 'height'>): PhotoEdit => ({
  places: {
    foot: [width * 0.3, height * 0.76],
    top: [width * 0.3, height * 0.52],
    // Far enough away to be seen whole.
    unit: [width * 0.62, height * 0.62],
  },
  heightM: 1.8,
  settings: { horizon: 0, turn: 30, sun: -40 },
});

export interface OpenPhoto {
  readonly bitmap: ImageBitmap;
  /** As a lens of 35 mm film. */
  readonly lensMm: number;
}

let kept: (OpenPhoto & { readonly configurationId: string; edit: PhotoEdit }) | undefined;

/** The photo of this configuration, kept in this tab while the dialog is closed; never stored. */
export const keptPhoto = (configurationId: string) =>
  kept?.configurationId === configurationId ? kept : undefined;

export function keepPhoto(configurationId: string, photo: OpenPhoto): void {
  kept?.bitmap.close();
  kept = { ...photo, configurationId, edit: firstEdit(photo.bitmap) };
}

export function keepEdit(edit: PhotoEdit): void {
  if (kept) kept.edit = edit;
}
