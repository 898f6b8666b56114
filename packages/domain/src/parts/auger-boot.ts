import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out } from './kit/spot.ts';

export const augerBoot: PartOf<'auger-boot'> = {
  place: ({ unit }) => berth(0, 0, unit.baseMm - 450, 450, 450),

  shape(s, { of: { form, stainless }, z, top, half }) {
    const material = stainless ? 'stainless' : 'galvanised';
    const neck = half * 0.62;
    const deep = half * 0.8;
    s.box([-half, half], [-half, half], [top - 44, 44], material, { corner: 4 });
    if (form === 'flange') {
      for (const share of [-0.8, -0.3, 0.3, 0.8]) {
        s.pen?.disc(share * half, top - 22, 13, 13, 'dark', 0);
        s.place?.cylinder([share * half, half, top - 22], out, 13, 14, 'dark');
      }
      return;
    }
    s.pen?.polygon(material, [-half, top - 44], [half, top - 44], [neck, z + 60], [-neck, z + 60]);
    s.place?.plate(
      [-deep, deep],
      material,
      [-half, top - 44],
      [-neck, z + 60],
      [neck, z + 60],
      [half, top - 44],
    );
    s.box([-neck, neck], [-deep, deep], [z, 70], material, { corner: 12 });
    for (const side of form === 'double' ? [1, -1] : [1]) {
      s.bar([side * half * 0.5, 0, z + 110], [side * (half + 260), 0, z + 190], 130, material);
      s.pen?.disc(side * (half + 262), z + 190, 34, 84, 'steel');
      s.place?.cylinder([side * (half + 244), 0, z + 188], [side, 0, 0.25], 84, 34, 'steel');
    }
  },
};
