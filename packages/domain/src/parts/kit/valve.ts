import type { OutletForm } from '../../catalogue/equipment.ts';
import type { Millimetres } from '../../units.ts';
import type { Sketch } from './sketch.ts';
import { up } from './spot.ts';

/** A nozzle that leaves the wall at a height, and the valve bolted to it. The viewer sees it from its side. */
export function valve(
  s: Sketch,
  z: Millimetres,
  { form, dn }: { readonly form: OutletForm; readonly dn: Millimetres },
): void {
  const bore = dn < 150 ? dn / 2 + 2 : dn / 2;
  const rim = bore + 48;
  const flange = (from: number) => s.roll(rim, [from, 34], z, 'steel', { corner: 4 });
  s.pen?.box(s.x - 120, z - bore, 130, 2 * bore, 'pipe');
  s.place?.cylinder([0, -30, z], [0, 1, 0], bore, 160, 'steel');
  flange(106);
  if (form === 'camlock') {
    s.roll(bore + 8, [136, 124], z, 'stainless', { corner: 8 });
    s.roll(bore + 22, [256, 74], z, 'accent', { corner: 18 });
    for (const side of [-1, 1]) {
      const [low, high] = [side * (bore + 8), side * (bore + 62)];
      s.pen?.bar([s.x - 250, z + low], [s.x - 170, z + high], 24, '#d3dde3');
      s.place?.bar([low, 250, z], [high, 170, z], 24, 'stainless');
    }
    return;
  }
  const knifeAt = form === 'butterfly-knife' ? 270 : 144;
  if (form === 'butterfly' || form === 'butterfly-knife') {
    s.roll(rim - 8, [146, 100], z, 'dark', { corner: 12 });
    s.upright(15, [z + rim - 8, 90], 'dark', {}, 0, 195);
    s.bar([0, 194, z + rim + 78], [0, 444, z + rim + 112], 34, 'accent');
  }
  if (form === 'ball') {
    s.roll(bore + 10, [130, 190], z, 'stainless', { corner: 14 });
    s.ball([0, 225, z], 82, bore + 34, 'stainless');
    s.upright(17, [z + bore + 24, 60], 'dark', {}, 0, 225);
    s.bar([0, 225, z + bore + 84], [0, 460, z + bore + 100], 36, 'accent');
    flange(316);
  }
  if (form === 'knife' || form === 'butterfly-knife') {
    const plate = [z - rim - 6, 2 * rim + 12] as const;
    s.box([-rim, rim], [knifeAt + 2, knifeAt + 92], plate, 'stainless', { corner: 6 });
    s.box([-rim * 0.8, rim * 0.8], [knifeAt + 10, knifeAt + 84], [z + rim, 150], 'stainless');
    s.upright(9, [z + rim + 150, 130], 'steel', {}, 0, knifeAt + 47);
    s.pen?.disc(s.x - knifeAt - 47, z + rim + 285, 120, 30, 'accent');
    s.place?.cylinder([0, knifeAt + 47, z + rim + 270], up, 120, 30, 'accent');
  }
  if (form !== 'ball') flange(form === 'butterfly-knife' ? 386 : 246);
}
