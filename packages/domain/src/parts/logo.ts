import { facade } from './kit/facade.ts';
import type { PartOf } from './kit/part.ts';

/** The stripe at the foot of the sheet, as a share of its height. */
const stripe = 0.09;

/** The visitor's own name or picture, on a sheet that is bent around the body. */
export const logo: PartOf<'logo'> = {
  place: (site) => facade(site).logo,
  closeUp: () => ({ ral: '9001' }),

  front(pen, { radius, z, top, width, height }, _, { logoText, logoPicture }) {
    // The visible width of what is bent is a chord.
    const half = radius * Math.sin(width / 2 / radius);
    pen.box(-half, z, 2 * half, height, 'white', 24, 0.6);
    if (logoPicture) {
      const edge = height * 0.08;
      const [x, y] = [edge - half, edge - top];
      pen.put({ kind: 'image', x, y, width: -2 * x, height: height - 2 * edge, href: logoPicture }, {});
      return;
    }
    pen.box(-half, z, 2 * half, height * stripe, 'accent', 0, 0);
    const size = Math.min(height * 0.3, (1.6 * half) / Math.max(4, logoText.length * 0.72));
    pen.text(0, z + height * 0.5 - size * 0.3, logoText, { size, bold: true, fill: '#a8460b' });
  },

  solid(_, { azimuthDeg, radius, z, width, height }, __, mould) {
    const half = ((width / 2 / radius) * 180) / Math.PI;
    const sheet = (high: number, thick: number, material: 'white' | 'accent') =>
      mould.turn(
        [
          [radius + 4, z],
          [radius + thick, z],
          [radius + thick, z + high],
          [radius + 4, z + high],
        ],
        material,
        [azimuthDeg - half, azimuthDeg + half],
      );
    sheet(height, 10, 'white');
    sheet(height * stripe, 12, 'accent');
  },
};
