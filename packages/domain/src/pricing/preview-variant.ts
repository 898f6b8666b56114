import type { Unit } from '../catalogue/unit.ts';

type Previewed = Pick<Unit, 'type' | 'diameterMm' | 'heightMm' | 'volumeM3'>;

export type PreviewVariant =
  | 'small'
  | 'medium'
  | 'large'
  | 'medium_wide'
  | 'large_wide'
  | 'default'
  | '30'
  | '35'
  | '40';

/** Which picture of a type shows a unit (CF-11). */
const variants: Readonly<Record<Unit['type'], (unit: Previewed) => PreviewVariant>> = {
  vvs4: ({ diameterMm, heightMm }) => {
    if (diameterMm > 2800) return heightMm < 11000 ? 'medium_wide' : 'large_wide';
    if (heightMm < 5500) return 'small';
    return heightMm < 7500 ? 'medium' : 'large';
  },
  vb4: ({ volumeM3 }) => (volumeM3 <= 50 ? 'small' : volumeM3 <= 70 ? 'medium' : 'large'),
  nb: tankVariant,
  spw: tankVariant,
  dds4: () => 'default',
  fs: ({ diameterMm }) => (diameterMm === 3500 ? '35' : diameterMm === 4000 ? '40' : '30'),
  ms: () => 'small',
};

function tankVariant({ volumeM3 }: Previewed): PreviewVariant {
  return volumeM3 < 50 ? 'small' : volumeM3 < 70 ? 'medium' : 'large';
}

export const previewVariant = (unit: Previewed): PreviewVariant => variants[unit.type](unit);
