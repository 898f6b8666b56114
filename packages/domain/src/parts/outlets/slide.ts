import type { OutletDrive } from '../../catalogue/equipment.ts';
import type { UnitModel } from '../../drawing/anatomy.ts';
import { pathData } from '../../drawing/drawing.ts';
import type { Sketch } from '../kit/sketch.ts';
import { along, out, up } from '../kit/spot.ts';
import type { Closer } from './closer.ts';

/** Collar, slide gate and drive under a hopper; a spout may hang below it. */
export const slide: Closer = (s, unit, { form, drive, stainless = false }) => {
  const { baseMm: z, outletRadiusMm: r } = unit;
  const gate = stainless ? 'stainless' : drive === 'hand' ? 'galvanised' : 'steel';
  s.upright(r + 10, [z + 60, 130], gate);
  s.upright(r + 70, [z + 110, 36], gate, { corner: 4 });
  s.box([-r - 60, r + 260], [-r - 40, r + 40], [z, 62], gate, { corner: 6 });
  for (let x = -r - 40; x <= r + 60; x += 100) s.pen?.disc(x, z + 128, 13, 13, 'dark', 0);
  s.place?.bolts([0, 0, z + 146], 'up', r + 45, 8, [13, 14]);
  drives[drive]?.(s, r + 260, z, unit, stainless);
  if (form === 'spout') spout(s, z);
};

/** How the gate is moved, on its right. */
type Drive = (s: Sketch, right: number, z: number, unit: UnitModel, stainless: boolean) => void;

const hand: Drive = (s, right, z, _, stainless) => {
  s.pen?.bar([right, z + 31], [right + 210, z + 31], 34, stainless ? '#e3eaee' : '#aeb7bd');
  s.place?.bar([right - 10, 0, z + 31], [right + 210, 0, z + 31], 34, stainless ? 'stainless' : 'steel');
  const grip = stainless ? 'stainless' : 'accent';
  s.pen?.box(right + 200, z - 60, 40, 180, grip, 16);
  s.place?.box([right + 200, right + 240], [-100, 100], [z + 5, z + 57], grip);
};

const pneumatic: Drive = (s, right, z) => {
  s.pen?.box(right, z - 42, 420, 146, 'pipe', 16);
  s.place?.cylinder([right, 0, z + 31], along, 66, 420, 'steel');
  for (const u of [right - 16, right + 392])
    s.box([u, u + 50], [-85, 85], [z - 58, 178], 'blue', { corner: 8 });
  s.pen?.wire(['M', right + 410, z + 120, 'Q', right + 420, z + 420, right + 210, z + 470], '#1b2228', 1.3);
  const hose = right + 410;
  s.place?.rod(20, 'rubber', 160, [hose, 0, z + 115], [hose, 0, z + 400], [right + 210, 0, z + 470]);
};

const lever: Drive = (s, right, z) => {
  const [from, bend, end] = [right - 20, right + 60, right + 330];
  s.pen?.tube(
    [
      [from, z + 30],
      [bend, z + 30],
      [end, z + 260],
    ],
    44,
    '#d9620f',
    '#9c4308',
  );
  s.place?.rod(44, 'accent', 0, [from, 0, z + 30], [bend, 0, z + 30], [end, 0, z + 260]);
  s.pen?.wire(['M', end, z + 260, 'L', end, z - 700], '#7a5a35', 1.3);
  s.place?.bar([end, 0, z + 260], [end, 0, z - 700], 16, 'rubber');
  s.ball([end, 0, z - 730], 34, 50, 'accent');
};

const chain: Drive = (s, right, z) => {
  const u = right + 180;
  s.box([right - 20, right + 240], [-20, 20], [z + 14, 34], 'dark');
  for (let x = right; x < right + 230; x += 40) s.pen?.line([x, z + 14], [x, z - 6], '#27313a', 1);
  s.pen?.disc(u, z + 31, 130, 130, ['#d7dde0', '#3a444c'], 1.2);
  s.place?.cylinder([u, 30, z + 31], out, 130, 30, 'steel');
  s.roll(40, [20, 50], z + 31, 'dark', {}, u);
  const dash = { dash: [42, 22] };
  for (const x of [u - 126, u + 126]) s.pen?.line([x, z + 31], [x, z - 820], '#3a444c', 1.3, dash);
  s.pen?.wire(['M', u - 126, z - 820, 'Q', u, z - 960, u + 126, z - 820], '#3a444c', 1.3, dash);
  const [left, low] = [u - 126, z - 900];
  s.place?.rod(
    16,
    'dark',
    110,
    [left, 45, z + 31],
    [left, 45, low],
    [u + 126, 45, low],
    [u + 126, 45, z + 31],
  );
};

const electric: Drive = (s, right, z, unit) => {
  s.box([right - 10, right + 140], [-62, 62], [z - 30, 124], 'dark', { corner: 14 });
  s.pen?.box(right + 130, z - 56, 330, 176, 'blue', 30);
  s.place?.cylinder([right + 130, 0, z + 32], along, 88, 330, 'blue');
  s.box([right + 210, right + 360], [-50, 50], [z + 116, 90], 'dark', { corner: 12 });
  const column = (unit.passage?.widthMm ?? 2600) / 2;
  const depth = unit.passage ? column + unit.passage.columnMm : 0;
  // Own part name: it is mounted on the column, and a close-up of the gate must show only the gate.
  s.name('outflow-control');
  const [from, at, high] = [right + 300, column + 60, z + 260];
  s.pen?.wire(
    pathData(['M', from, z + 206], ['L', from, high], ['L', at, high], ['L', at, 1600]),
    '#1b2228',
    1.1,
  );
  s.place?.rod(
    16,
    'dark',
    40,
    [from, 0, z + 206],
    [from, 0, high],
    [at, 0, high],
    [at, depth, high],
    [at, depth, 1600],
  );
  s.box([column + 6, column + 114], [depth, depth + 90], [1280, 330], 'white', { corner: 12 });
  const lamps = [
    [1530, 'green', ['#3a8f4d', '#1d5a2b']],
    [1440, 'red', ['#b3261e', '#6d1712']],
    [1350, 'dark', 'dark'],
  ] as const;
  for (const [height, tone, drawn] of lamps) {
    s.pen?.disc(at, height, 30, 30, drawn);
    s.place?.cylinder([at, depth + 90, height], out, 30, 16, tone);
  }
  s.name('outlet');
};

const drives: Readonly<Record<OutletDrive, Drive | undefined>> = {
  hand,
  pneumatic,
  lever,
  chain,
  electric,
  none: undefined,
};

/** Rings of a telescopic spout, and the rubber at its end. */
function spout(s: Sketch, z: number): void {
  for (const [index, half] of [190, 170, 150].entries()) {
    const [top, material] = [z - index * 130, index % 2 ? 'stainless' : 'dark'] as const;
    s.pen?.polygon(
      material,
      [-half, top],
      [half, top],
      [half - 26, z - 140 - index * 130],
      [26 - half, z - 140 - index * 130],
    );
    s.place?.turn(
      [0, 0, z - 140 - index * 130],
      up,
      [
        [half - 26, 0],
        [half, 140],
        [half - 40, 140],
      ],
      material,
    );
  }
  s.pen?.polygon('rubber', [-130, z - 400], [130, z - 400], [190, z - 520], [-190, z - 520]);
  s.place?.turn(
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
