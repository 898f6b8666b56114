import type { SceneKind } from '@silowright/domain/drawing/scenes';
import { Mould } from '@silowright/domain/solids/mould';
import type { Point2, Solid } from '@silowright/domain/solids/solid';

/** A person of 1.80 m, as in the drawing. */
export function personSolids(): Solid[] {
  const mould = new Mould();
  mould.part = 'person';
  const place = mould.at();
  for (const side of [-1, 1]) {
    place.rod(140, 'dark', 0, [side * 90, 0, 60], [side * 80, 0, 860]);
    place.box([side * 90 - 55, side * 90 + 55], [-90, 170], [0, 80], 'rubber');
    place.rod(95, 'yellow', 0, [side * 215, 0, 1400], [side * 255, 20, 1100], [side * 245, 80, 850]);
  }
  place.turn(
    [0, 0, 0],
    [0, 0, 1],
    [
      [0, 800],
      [165, 820],
      [155, 1000],
      [205, 1380],
      [150, 1470],
      [60, 1500],
      [60, 1560],
      [0, 1560],
    ],
    'yellow',
  );
  place.ball([0, 0, 1650], 95, 120, 'laminate');
  place.dome([0, 0, 1680], [0, 0, 1], 118, 120, 'white');
  return mould.solids;
}

/** A bulk truck of 9.5 m along the depth of the scene, its middle at the axis. */
export function truckSolids(): Solid[] {
  const mould = new Mould();
  mould.part = 'truck';
  const place = mould.at();
  const [front, back] = [4750, -4750];
  place.box([-1200, 1200], [back, front - 300], [700, 950], 'dark');
  // The cab looks at the viewer.
  place.web(
    [
      [front - 2150, 850],
      [front, 850],
      [front, 2000],
      [front - 350, 3200],
      [front - 2150, 3200],
    ],
    [-1240, 1240],
    'blue',
  );
  place.box([-1100, 1100], [front - 240, front - 20], [1950, 2800], 'glass');
  place.box([-1150, 1150], [front - 60, front + 40], [600, 950], 'dark');
  for (const side of [-1, 1]) {
    place.box([side * 900 - 160, side * 900 + 160], [front + 30, front + 60], [880, 1040], 'lamp');
    place.box([side * 1330 - 90, side * 1330 + 90], [front - 250, front - 150], [1900, 2400], 'dark');
    for (const v of [front - 1000, back + 2400, back + 1100])
      place.cylinder([side * 1270 - (side > 0 ? 300 : 0), v, 510], [1, 0, 0], 510, 300, 'rubber');
  }
  place.web(
    [
      [back, 1000],
      [front - 2350, 1000],
      [front - 2350, 3500],
      [back, 3500],
    ],
    [-1250, 1250],
    'white',
  );
  for (let v = back + 800; v < front - 2600; v += 1200)
    place.box([-1270, 1270], [v, v + 60], [1000, 3500], 'galvanised');
  return mould.solids;
}

/** Things around the yard, pale so that the unit has the strongest colours. Seeded: the same on every visit. */
export function surroundingSolids(kind: SceneKind, awayMm: number): Solid[] {
  const mould = new Mould();
  mould.part = 'surroundings';
  const random = scatter(kind.length * 977);
  if (kind === 'hall') {
    for (let azimuth = 120; azimuth <= 240; azimuth += 10) {
      const place = mould.at(azimuth, awayMm);
      place.box([-awayMm * 0.09, awayMm * 0.09], [0, 200], [0, 9000], azimuth % 20 ? 'white' : 'concrete');
    }
    return mould.solids;
  }
  for (let index = 0; index < 26; index++)
    tree(mould, 95 + random() * 170, awayMm * (1.5 + random()), random());
  if (kind === 'farmyard') {
    barn(mould, 146, awayMm * 0.95, 26_000, 5200, 'red');
    barn(mould, 214, awayMm * 1.15, 18_000, 4200, 'laminate');
  } else if (kind === 'salt-depot') {
    barn(mould, 212, awayMm, 30_000, 7000, 'galvanised');
    mould.at(150, awayMm * 0.9).turn(
      [0, 0, 0],
      [0, 0, 1],
      [
        [9000, 0],
        [5200, 2600],
        [1800, 4300],
        [0, 4600],
      ],
      'white',
    );
  } else {
    const hall = mould.at(206, awayMm);
    hall.box([-16_000, 14_000], [0, 12_000], [0, 8500], 'white');
    hall.box([-16_100, 14_100], [-60, 0], [6400, 7200], 'blue');
    for (const u of [20_000, 26_000]) hall.cylinder([u, 4000, 0], [0, 0, 1], 2600, 11_000, 'white');
    mould.at(150, awayMm * 1.1).box([-12_000, 12_000], [0, 9000], [0, 6000], 'concrete');
  }
  return mould.solids;
}

function tree(mould: Mould, azimuth: number, away: number, size: number): void {
  const place = mould.at(azimuth, away);
  const height = 5000 + size * 5000;
  place.cylinder([0, 0, 0], [0, 0, 1], 180, height * 0.5, 'dark');
  place.ball([0, 0, height * 0.62], height * 0.26, height * 0.38, 'green');
}

function barn(
  mould: Mould,
  azimuth: number,
  away: number,
  length: number,
  eaves: number,
  material: 'red' | 'laminate' | 'galvanised',
): void {
  const place = mould.at(azimuth, away);
  const half = length / 2;
  const deep = 12_000;
  place.box([-half, half], [0, deep], [0, eaves], material);
  const gable: Point2[] = [
    [-600, eaves],
    [deep + 600, eaves],
    [deep / 2, eaves + 3000],
  ];
  place.web(gable, [-half - 500, half + 500], 'dark');
  place.box([-2200, 2200], [-60, 10], [0, eaves * 0.85], 'dark');
}

function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
