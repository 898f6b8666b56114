import type { Equipment } from '../../catalogue/equipment.ts';
import type { Bottom, Look, Roof, Shell, Support } from '../../catalogue/storage-type.ts';
import type { UnitModel } from '../anatomy.ts';
import { type DrawnType, unitModel } from '../model.ts';

const bottoms: readonly Bottom[] = [
  { kind: 'cone', angleDeg: 45, outletMm: 600 },
  { kind: 'cone', angleDeg: 70, outletMm: 250 },
  { kind: 'dished', depthShare: 0.15 },
  { kind: 'flat' },
];
const roofs: readonly Roof[] = [
  { kind: 'cone', angleDeg: 8, neckMm: 100 },
  { kind: 'cone', angleDeg: 35, neckMm: 300 },
  { kind: 'dome', riseShare: 0.2, neckMm: 100 },
  { kind: 'flat', rimMm: 120 },
];
const raised: readonly Support[] = [
  { kind: 'legs', outletHeightMm: 900, count: 'by-diameter' },
  { kind: 'legs', outletHeightMm: 4200, count: 8 },
  { kind: 'skirt', outletHeightMm: 1600, doorMm: [1000, 2100] },
  { kind: 'ring', outletHeightMm: 1800, brackets: 8 },
  { kind: 'frame', columns: 4, columnMm: 200, aboveClearanceMm: 650, standsOn: 'foundation' },
  { kind: 'ballast-frame', columns: 4, columnMm: 160, aboveClearanceMm: 450, clearHeightMm: 1500 },
];
const plinth: Support = { kind: 'plinth', heightMm: 300, beyondMm: 500 };
const shells: readonly Shell['kind'][] = ['welded', 'corrugated', 'wound'];
const materials: readonly Look['material'][] = [
  'grp',
  'painted_steel',
  'galvanised',
  'aluminium',
  'stainless',
];

/** Every bottom with every roof and support that it can have, also those that nobody ships. */
export const everyShape: readonly DrawnType[] = bottoms
  .flatMap((bottom) =>
    roofs.flatMap((roof) =>
      (bottom.kind === 'flat' ? [plinth] : raised).map((support) => ({ bottom, roof, support })),
    ),
  )
  .map((shape, at) => ({
    code: 'x',
    substance: at % 4 === 0 ? 'liquid' : 'solid',
    shape: { ...shape, shell: { kind: shells[at % 3]!, ringMm: 1500 } },
    look: { material: materials[at % 5]!, contents: '#c79a3f' },
  }));

const usual: readonly Equipment[] = [
  { part: 'fill-pipe', pipeMm: 108 },
  { part: 'roof-manhole', dn: 600 },
  { part: 'roof-valve', dn: 200 },
  { part: 'roof-box', widthMm: 800, heightMm: 1250 },
  { part: 'roof-instrument', dn: 80, heightMm: 450 },
  { part: 'ladder', cage: true, restEveryM: 6 },
  { part: 'roof-rail', heightMm: 1100 },
  { part: 'foot-lug', strap: true },
  { part: 'wall-box', form: 'display', widthMm: 300, heightMm: 400, atM: 1.5 },
];
const outlets: readonly Equipment[] = [
  { part: 'outlet', form: 'slide', dn: 400, drive: 'hand' },
  { part: 'outlet', form: 'butterfly', dn: 300, drive: 'pneumatic' },
  { part: 'outlet', form: 'rotary', dn: 250, drive: 'electric' },
  { part: 'outlet', form: 'screw', dn: 150, drive: 'electric', lengthMm: 4000 },
  { part: 'outlet', form: 'nozzle', dn: 65, drive: 'none' },
];

/** `without` is a kind of part that `extra` replaces. */
export const modelOfShape = (
  type: DrawnType,
  at: number,
  extra: readonly Equipment[] = [],
  without?: string,
): UnitModel =>
  unitModel(
    {
      diameterMm: [2400, 3000, 4000][at % 3]!,
      heightMm: 14_000,
      volumeM3: 20,
      ...(type.shape.support.kind === 'frame' && { passageWidthMm: 3500, passageHeightMm: 4200 }),
    },
    type,
    {
      parts: [...[...usual, outlets[at % outlets.length]!].filter(({ part }) => part !== without), ...extra],
      raisedMm: 0,
      paint: {},
      glossy: false,
    },
  );
