import type { CubicMetres, Millimetres } from '../units.ts';
import type { StorageTypeCode, Unit } from './unit.ts';

type Previewed = Pick<Unit, 'type' | 'diameterMm' | 'heightMm' | 'volumeM3'>;
type ShownSize = Previewed & Pick<Unit, 'passageWidthMm' | 'passageHeightMm'>;

/** A picture of a type: its size limits, and the size it shows. */
interface PreviewVariant {
  readonly name: string;
  readonly diameterMm?: Millimetres;
  readonly diameterUpToMm?: Millimetres;
  readonly heightBelowMm?: Millimetres;
  readonly volumeUpToM3?: CubicMetres;
  readonly volumeBelowM3?: CubicMetres;
  readonly shows: readonly [
    diameterMm: Millimetres,
    heightMm: Millimetres,
    volumeM3: CubicMetres,
    passageWidthMm?: Millimetres,
    passageHeightMm?: Millimetres,
  ];
}

const tank = [
  { name: 'small', volumeBelowM3: 50, shows: [3000, 6640, 40] },
  { name: 'medium', volumeBelowM3: 70, shows: [3500, 7320, 60] },
  { name: 'large', shows: [4000, 8360, 90] },
] as const satisfies readonly PreviewVariant[];

/** Per type; the first variant whose limits match is used (CF-11, D27). */
export const previewVariants: Readonly<Record<StorageTypeCode, readonly PreviewVariant[]>> = {
  vvs4: [
    { name: 'small', diameterUpToMm: 2800, heightBelowMm: 5500, shows: [2400, 5420, 12] },
    { name: 'medium', diameterUpToMm: 2800, heightBelowMm: 7500, shows: [2800, 7270, 26] },
    { name: 'large', diameterUpToMm: 2800, shows: [2800, 7920, 30] },
    { name: 'medium_wide', heightBelowMm: 11000, shows: [3200, 10170, 55] },
    { name: 'large_wide', shows: [3500, 11860, 80] },
  ],
  vb4: [
    { name: 'small', volumeUpToM3: 50, shows: [3500, 6270, 50] },
    { name: 'medium', volumeUpToM3: 70, shows: [3500, 7310, 60] },
    { name: 'large', shows: [4000, 8300, 90] },
  ],
  nb: tank,
  spw: tank,
  dds4: [{ name: 'default', shows: [2800, 8240, 32] }],
  fs: [
    { name: '35', diameterMm: 3500, shows: [3500, 13280, 60, 3500, 4000] },
    { name: '40', diameterMm: 4000, shows: [4000, 15860, 100, 4000, 4500] },
    { name: '30', shows: [3000, 13760, 50, 3050, 4000] },
  ],
  ms: [{ name: 'small', shows: [2400, 8380, 15, 2550, 2800] }],
};

/** The picture name for a unit that is not drawn in its own size. */
export function previewVariant({ type, diameterMm, heightMm, volumeM3 }: Previewed): string {
  const variants = previewVariants[type];
  const found = variants.find(
    (variant) =>
      diameterMm === (variant.diameterMm ?? diameterMm) &&
      diameterMm <= (variant.diameterUpToMm ?? diameterMm) &&
      heightMm < (variant.heightBelowMm ?? Infinity) &&
      volumeM3 <= (variant.volumeUpToM3 ?? volumeM3) &&
      volumeM3 < (variant.volumeBelowM3 ?? Infinity),
  );
  return (found ?? variants.at(-1)!).name;
}

/** The size shown by a picture of a type. */
export function sizeShown(type: StorageTypeCode, name: string): ShownSize {
  const variant = previewVariants[type].find((candidate) => candidate.name === name);
  if (!variant) throw new Error(`${type} has no picture ${name}`);
  const [diameterMm, heightMm, volumeM3, passageWidthMm, passageHeightMm] = variant.shows;
  return {
    type,
    diameterMm,
    heightMm,
    volumeM3,
    ...(passageWidthMm !== undefined && { passageWidthMm }),
    ...(passageHeightMm !== undefined && { passageHeightMm }),
  };
}
