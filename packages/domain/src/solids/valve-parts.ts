import type { EquipmentOf, OutletForm } from '../catalogue/equipment.ts';
import type { UnitModel } from '../drawing/anatomy.ts';
import type { Millimetres } from '../units.ts';
import type { Mould, Place } from './mould.ts';

const up = [0, 0, 1] as const;
const out = [0, 1, 0] as const;

/** A nozzle that leaves the wall at a height, and the valve bolted to it. */
export function mouldValve(
  place: Place,
  z: Millimetres,
  { form, dn }: { readonly form: OutletForm; readonly dn: number },
): void {
  const bore = dn < 150 ? dn / 2 + 2 : dn / 2;
  const rim = bore + 48;
  place.cylinder([0, -30, z], out, bore, 160, 'steel');
  place.cylinder([0, 106, z], out, rim, 34, 'steel');
  if (form === 'camlock') {
    place.cylinder([0, 136, z], out, bore + 8, 124, 'stainless');
    place.cylinder([0, 256, z], out, bore + 22, 74, 'accent');
    for (const side of [-1, 1])
      place.bar([side * (bore + 8), 250, z], [side * (bore + 62), 170, z], 24, 'stainless');
    return;
  }
  if (form === 'ball') {
    place.cylinder([0, 130, z], out, bore + 10, 190, 'stainless');
    place.ball([0, 225, z], 82, bore + 34, 'stainless');
    place.cylinder([0, 225, z + bore + 24], up, 17, 60, 'dark');
    place.bar([0, 225, z + bore + 84], [0, 460, z + bore + 100], 36, 'accent');
    place.cylinder([0, 316, z], out, rim, 34, 'steel');
    return;
  }
  if (form === 'butterfly' || form === 'butterfly-knife') {
    place.cylinder([0, 146, z], out, rim - 8, 100, 'dark');
    place.cylinder([0, 195, z + rim - 8], up, 15, 90, 'dark');
    place.bar([0, 194, z + rim + 78], [0, 444, z + rim + 112], 34, 'accent');
  }
  if (form === 'knife' || form === 'butterfly-knife') {
    const v = form === 'knife' ? 144 : 270;
    place.box([-rim, rim], [v + 2, v + 92], [z - rim - 6, z + rim + 6], 'stainless');
    place.box([-rim * 0.8, rim * 0.8], [v + 10, v + 84], [z + rim, z + rim + 150], 'stainless');
    place.cylinder([0, v + 47, z + rim + 150], up, 9, 130, 'steel');
    place.cylinder([0, v + 47, z + rim + 270], up, 120, 30, 'accent');
  }
  place.cylinder([0, form === 'butterfly-knife' ? 386 : 246, z], out, rim, 34, 'steel');
}

/** What closes a hopper. */
export function mouldHopperOutlet(mould: Mould, unit: UnitModel, outlet: EquipmentOf<'outlet'>): void {
  const place = mould.at();
  const { baseMm: z, outletRadiusMm: r } = unit;
  switch (outlet.form) {
    case 'slide':
    case 'spout':
      slide(mould, unit, outlet);
      break;
    case 'rotary':
      place.cylinder([0, 0, z - 36], up, r + 60, 36, 'steel');
      place.cylinder([0, -r - 10, z - 36 - r], out, r + 10, 2 * r + 20, 'steel');
      place.cylinder([0, r + 10, z - 36 - r], out, r * 0.3, 30, 'dark');
      place.cylinder([0, 0, z - 80 - 2 * r], up, r + 60, 36, 'steel');
      place.cylinder([r - 10, 0, z - 35 - r], [1, 0, 0], 95, 370, 'blue');
      break;
    case 'screw': {
      const reach = Math.min(outlet.lengthMm ?? 3000, unit.radiusMm + 1000);
      place.cone([0, 0, z - 260], up, [150, r], 260, 'galvanised');
      place.bar([-260, 0, z - 330], [reach, 0, z - 330 + reach * 0.3], 180, 'galvanised');
      place.cylinder([-480, 0, z - 335], [1, 0, 0.1], 95, 240, 'blue');
      break;
    }
    case 'nozzle':
      place.cylinder([0, 0, z - 36], up, r + 40, 36, 'steel');
      place.cylinder([0, 0, z - 330], up, r, 294, 'stainless');
      place.bar([r - 30, 0, z - 200], [r + 420, 0, z - 200], outlet.dn, 'steel');
      place.cylinder([r + 400, 0, z - 200], [1, 0, 0], outlet.dn, 60, 'accent');
      break;
    default:
      place.cylinder([0, 0, z - 30], up, r + 60, 30, 'steel');
      place.cylinder([0, 0, z - 150], up, r + 20, 120, 'dark');
      place.cylinder([0, 0, z - 180], up, r + 60, 30, 'steel');
      place.cylinder([r, 0, z - 90], [1, 0, 0], 20, 140, 'dark');
      if (outlet.drive === 'pneumatic') place.box([r + 130, r + 490], [-70, 70], [z - 180, z - 10], 'blue');
      else if (outlet.drive === 'electric') place.cylinder([r + 130, 0, z - 95], [1, 0, 0], 105, 300, 'blue');
      else place.bar([r + 130, 0, z - 90], [r + 380, 0, z - 20], 36, 'accent');
  }
}

/** Collar, slide gate and drive under a hopper. */
function slide(
  mould: Mould,
  unit: UnitModel,
  { form, drive, stainless = false }: EquipmentOf<'outlet'>,
): void {
  const place = mould.at();
  const { baseMm: z, outletRadiusMm: r } = unit;
  const gate = stainless ? 'stainless' : drive === 'hand' ? 'galvanised' : 'steel';
  place.cylinder([0, 0, z + 60], up, r + 10, 130, gate);
  place.cylinder([0, 0, z + 110], up, r + 70, 36, gate);
  place.box([-r - 60, r + 260], [-r - 40, r + 40], [z, z + 62], gate);
  place.bolts([0, 0, z + 146], 'up', r + 45, 8, [13, 14]);
  const right = r + 260;
  switch (drive) {
    case 'hand':
      place.bar([right - 10, 0, z + 31], [right + 210, 0, z + 31], 34, stainless ? 'stainless' : 'steel');
      place.box([right + 200, right + 240], [-100, 100], [z + 5, z + 57], stainless ? 'stainless' : 'accent');
      break;
    case 'pneumatic':
      place.cylinder([right, 0, z + 31], [1, 0, 0], 66, 420, 'steel');
      for (const u of [right - 16, right + 392]) place.box([u, u + 50], [-85, 85], [z - 58, z + 120], 'blue');
      place.rod(
        [
          [right + 410, 0, z + 115],
          [right + 410, 0, z + 400],
          [right + 210, 0, z + 470],
        ],
        20,
        'rubber',
        160,
      );
      break;
    case 'lever':
      place.rod(
        [
          [right - 20, 0, z + 30],
          [right + 60, 0, z + 30],
          [right + 330, 0, z + 260],
        ],
        44,
        'accent',
      );
      place.bar([right + 330, 0, z + 260], [right + 330, 0, z - 700], 16, 'rubber');
      place.ball([right + 330, 0, z - 730], 34, 50, 'accent');
      break;
    case 'chain':
      place.box([right - 20, right + 240], [-20, 20], [z + 14, z + 48], 'dark');
      place.cylinder([right + 180, 30, z + 31], out, 130, 30, 'steel');
      place.cylinder([right + 180, 20, z + 31], out, 40, 50, 'dark');
      place.rod(
        [
          [right + 54, 45, z + 31],
          [right + 54, 45, z - 900],
          [right + 306, 45, z - 900],
          [right + 306, 45, z + 31],
        ],
        16,
        'dark',
        110,
      );
      break;
    case 'electric': {
      place.box([right - 10, right + 140], [-62, 62], [z - 30, z + 94], 'dark');
      place.cylinder([right + 130, 0, z + 32], [1, 0, 0], 88, 330, 'blue');
      place.box([right + 210, right + 360], [-50, 50], [z + 116, z + 206], 'dark');
      const column = (unit.passage?.widthMm ?? 2600) / 2;
      mould.part = 'outflow-control';
      const depth = unit.passage ? column + unit.passage.columnMm : 0;
      place.rod(
        [
          [right + 300, 0, z + 206],
          [right + 300, 0, z + 260],
          [column + 60, 0, z + 260],
          [column + 60, depth, z + 260],
          [column + 60, depth, 1600],
        ],
        16,
        'dark',
        40,
      );
      place.box([column + 6, column + 114], [depth, depth + 90], [1280, 1610], 'white');
      for (const [height, tone] of [
        [1530, 'green'],
        [1440, 'red'],
        [1350, 'dark'],
      ] as const)
        place.cylinder([column + 60, depth + 90, height], out, 30, 16, tone);
      mould.part = 'outlet';
    }
  }
  if (form !== 'spout') return;
  for (const [index, half] of [190, 170, 150].entries())
    place.turn(
      [0, 0, z - 140 - index * 130],
      up,
      [
        [half - 26, 0],
        [half, 140],
        [half - 40, 140],
      ],
      index % 2 ? 'stainless' : 'dark',
    );
  place.turn(
    [0, 0, z - 520],
    up,
    [
      [170, 0],
      [190, 0],
      [130, 120],
      [110, 120],
    ],
    'rubber',
  );
}

/** A flat bottom is emptied by a sweep auger through the slab, or by a side chute. */
export function mouldSideOutlet(place: Place, { form, dn }: EquipmentOf<'outlet'>): void {
  if (form === 'chute') {
    place.box([-230, 230], [-60, 60], [420, 840], 'steel');
    place.web(
      [
        [40, 800],
        [40, 450],
        [420, 270],
        [420, 470],
      ],
      [-200, 200],
      'steel',
    );
    place.box([-220, 220], [404, 440], [250, 490], 'steel');
    place.box([-180, 180], [110, 150], [600, 990], 'stainless');
    place.bar([-120, 130, 1000], [120, 130, 1000], 34, 'accent');
    return;
  }
  // The auger is inside the slab; only motor and discharge spout are visible at its end.
  const half = dn * 0.3;
  place.box([-half, half], [-60, 560], [40, 190], 'galvanised');
  place.box([-95, 95], [550, 640], [20, 210], 'steel');
  place.cylinder([0, 636, 115], out, 85, 264, 'blue');
  place.box([-40, 40], [710, 820], [190, 256], 'dark');
  place.web(
    [
      [340, 190],
      [520, 190],
      [480, 330],
      [380, 330],
    ],
    [-70, 70],
    'steel',
  );
}
