import type { CubicMetres, Millimetres } from '../units.ts';
import type { StorageTypeCode } from './codes.ts';
import type { SampleTypeCode } from './storage-type-codes.ts';
import type { Unit } from './unit.ts';

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
  readonly shows: Omit<ShownSize, 'type'>;
}

const tank = [
  { name: 'small', volumeBelowM3: 50, shows: { diameterMm: 3000, heightMm: 6640, volumeM3: 40 } },
  { name: 'medium', volumeBelowM3: 70, shows: { diameterMm: 3500, heightMm: 7320, volumeM3: 60 } },
  { name: 'large', shows: { diameterMm: 4000, heightMm: 8360, volumeM3: 90 } },
] as const satisfies readonly PreviewVariant[];

/** Per type; the first variant whose limits match is used (CF-11, D27). */
export const previewVariants: Readonly<Record<SampleTypeCode, readonly PreviewVariant[]>> = {
  vvs4: [
    {
      name: 'small',
      diameterUpToMm: 2800,
      heightBelowMm: 5500,
      shows: { diameterMm: 2400, heightMm: 5420, volumeM3: 12 },
    },
    {
      name: 'medium',
      diameterUpToMm: 2800,
      heightBelowMm: 7500,
      shows: { diameterMm: 2800, heightMm: 7270, volumeM3: 26 },
    },
    { name: 'large', diameterUpToMm: 2800, shows: { diameterMm: 2800, heightMm: 7920, volumeM3: 30 } },
    { name: 'medium_wide', heightBelowMm: 11000, shows: { diameterMm: 3200, heightMm: 10170, volumeM3: 55 } },
    { name: 'large_wide', shows: { diameterMm: 3500, heightMm: 11860, volumeM3: 80 } },
  ],
  vb4: [
    { name: 'small', volumeUpToM3: 50, shows: { diameterMm: 3500, heightMm: 6270, volumeM3: 50 } },
    { name: 'medium', volumeUpToM3: 70, shows: { diameterMm: 3500, heightMm: 7310, volumeM3: 60 } },
    { name: 'large', shows: { diameterMm: 4000, heightMm: 8300, volumeM3: 90 } },
  ],
  nb: tank,
  spw: tank,
  dds4: [{ name: 'default', shows: { diameterMm: 2800, heightMm: 8240, volumeM3: 32 } }],
  fs: [
    {
      name: '35',
      diameterMm: 3500,
      shows: { diameterMm: 3500, heightMm: 13280, volumeM3: 60, passageWidthMm: 3500, passageHeightMm: 4000 },
    },
    {
      name: '40',
      diameterMm: 4000,
      shows: {
        diameterMm: 4000,
        heightMm: 15860,
        volumeM3: 100,
        passageWidthMm: 4000,
        passageHeightMm: 4500,
      },
    },
    {
      name: '30',
      shows: { diameterMm: 3000, heightMm: 13760, volumeM3: 50, passageWidthMm: 3050, passageHeightMm: 4000 },
    },
  ],
  ms: [
    {
      name: 'small',
      shows: { diameterMm: 2400, heightMm: 8380, volumeM3: 15, passageWidthMm: 2550, passageHeightMm: 2800 },
    },
  ],
};

/** The picture name for a unit that is not drawn in its own size. */
export function previewVariant({ type, diameterMm, heightMm, volumeM3 }: Previewed): string {
  const variants = previewVariants[type as SampleTypeCode];
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
  const variant = previewVariants[type as SampleTypeCode].find((candidate) => candidate.name === name);
  if (!variant) throw new Error(`${type} has no picture ${name}`);
  return { type, ...variant.shows };
}
