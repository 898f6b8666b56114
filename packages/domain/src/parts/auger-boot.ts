import { out, type PartOf, type Spot } from './kit/part.ts';
import { berth } from './kit/placing.ts';

const flangeMm = 44;
/** The lower half is narrower, by this share. */
const foot = { share: 0.62, height: 70, slope: 60 };
const bolts = { shares: [-0.8, -0.3, 0.3, 0.8], radius: 13 };
/** The tube of each auger leaves upwards. */
const tube = { from: 0.5, beyond: 260, low: 110, high: 190, wide: 130, flange: 84 };

const materialOf = ({ of }: Spot<'auger-boot'>) => (of.stainless ? 'stainless' : 'galvanised');
const sidesOf = ({ of }: Spot<'auger-boot'>) => (of.form === 'double' ? [1, -1] : [1]);

export const augerBoot: PartOf<'auger-boot'> = {
  place: ({ unit }) => berth(0, 0, unit.baseMm - 450, 450, 450),

  front(pen, spot) {
    const { of, z, top, half } = spot;
    const material = materialOf(spot);
    const low = half * foot.share;
    pen.box(-half, top - flangeMm, 2 * half, flangeMm, material, 4);
    if (of.form === 'flange') {
      for (const x of bolts.shares) pen.disc(x * half, top - 22, bolts.radius, bolts.radius, 'dark', 0);
      return;
    }
    pen.polygon(
      material,
      [-half, top - flangeMm],
      [half, top - flangeMm],
      [low, z + foot.slope],
      [-low, z + foot.slope],
    );
    pen.box(-low, z, 2 * low, foot.height, material, 12);
    for (const side of sidesOf(spot)) {
      pen.bar(
        [side * half * tube.from, z + tube.low],
        [side * (half + tube.beyond), z + tube.high],
        tube.wide,
        of.stainless ? '#d3dde3' : '#9aa4aa',
      );
      pen.disc(side * (half + 262), z + tube.high, 34, tube.flange, 'steel');
    }
  },

  solid(place, spot) {
    const { of, z, top, half } = spot;
    const material = materialOf(spot);
    const low = half * foot.share;
    place.box([-half, half], [-half, half], [top - flangeMm, top], material);
    if (of.form === 'flange') {
      for (const u of bolts.shares) place.cylinder([u * half, half, top - 22], out, bolts.radius, 14, 'dark');
      return;
    }
    place.plate(
      [-half * 0.8, half * 0.8],
      material,
      [-half, top - flangeMm],
      [-low, z + foot.slope],
      [low, z + foot.slope],
      [half, top - flangeMm],
    );
    place.box([-low, low], [-half * 0.8, half * 0.8], [z, z + foot.height], material);
    for (const side of sidesOf(spot)) {
      place.bar(
        [side * half * tube.from, 0, z + tube.low],
        [side * (half + tube.beyond), 0, z + tube.high],
        tube.wide,
        material,
      );
      place.cylinder([side * (half + 244), 0, z + 188], [side, 0, 0.25], tube.flange, 34, 'steel');
    }
  },
};
