import type { EquipmentKind } from '../catalogue/equipment.ts';
import type { Millimetres } from '../units.ts';
import type { Part } from './anatomy.ts';
import { type Berth, berth, has, neckRadiusMm, type Place, type Site } from './placing.ts';
import { roofAtMm } from './shape-lines.ts';

/** A position between neck (0) and eaves (1), given by its horizontal position in front view. */
function usual(
  { unit }: Site,
  azimuthDeg: number,
  position: number,
  width: Millimetres,
  height: Millimetres,
): Berth {
  const share = neckRadiusMm + (unit.radiusMm - neckRadiusMm) * position;
  const fromAxis = Math.max(
    share / Math.abs(Math.sin((azimuthDeg * Math.PI) / 180)),
    neckRadiusMm + width / 2 + 20,
  );
  return berth(azimuthDeg, fromAxis, roofAtMm(unit, fromAxis), width, height);
}

/** Tried from the right front round to the back, so that a part is visible if it can be. */
const azimuths = [40, 120, 20, 150, -30, -55, -125, -150, 85, 180, 0, 100, -75, -105];
const gapMm = 30;

/** The first free position; if the roof is full, the one with most space. */
function free(site: Site, width: Millimetres, height: Millimetres): Berth {
  const { unit } = site;
  const taken = site.placed.flatMap((part) => footprints(site, part));
  const inner = neckRadiusMm + width / 2 + gapMm;
  const outer = Math.max(inner, unit.radiusMm - width / 2 - gapMm);
  let best = berth(0, inner, roofAtMm(unit, inner), width, height);
  let maxFreeMm = -Infinity;
  for (const fromAxis of [inner, (inner + outer) / 2, outer])
    for (const azimuthDeg of azimuths) {
      const [x, y] = planPoint(azimuthDeg, fromAxis);
      const freeMm = Math.min(
        gapMm,
        ...taken.map(([atX, atY, r]) => Math.hypot(x - atX, y - atY) - r - width / 2),
      );
      if (freeMm > maxFreeMm) {
        maxFreeMm = freeMm;
        best = berth(azimuthDeg, fromAxis, roofAtMm(unit, fromAxis), width, height);
      }
    }
  return best;
}

const planPoint = (azimuthDeg: number, radiusMm: number): readonly [number, number] => [
  radiusMm * Math.sin((azimuthDeg * Math.PI) / 180),
  radiusMm * Math.cos((azimuthDeg * Math.PI) / 180),
];

/** Circles on the roof that a part occupies: x, y, radius. */
function footprints({ unit }: Site, part: Part): readonly (readonly [number, number, number])[] {
  const r = unit.radiusMm;
  if (part.name === 'fill-pipe') return [[...planPoint(part.azimuthDeg, r * 0.74), 130]];
  if (part.name === 'vent-pipe') return [[...planPoint(part.azimuthDeg, r * 0.5), 170]];
  if (part.name === 'ladder') return [[...planPoint(part.azimuthDeg, r), 350]];
  if (!onRoof.has(part.name)) return [];
  return [[...planPoint(part.azimuthDeg, part.radiusMm), part.widthMm / 2 + 40]];
}

const onRoof: ReadonlySet<string> = new Set([
  'roof-box',
  'roof-vent',
  'roof-valve',
  'roof-instrument',
  'roof-panel',
  'roof-rod',
  'cleaning-head',
  'cable',
] satisfies EquipmentKind[]);

const first = ({ placed }: Site, kind: EquipmentKind): boolean => placed.every(({ name }) => name !== kind);

/** The usual place of each kind; further ones and larger ones look for room. */
export const placeOnRoof = {
  'roof-vent': (site, { dn }) => usual(site, -90, 0.35, dn + 10, 420),
  'roof-box': (site, { widthMm, heightMm }) =>
    first(site, 'roof-box') && !has(site, 'vent-pipe')
      ? usual(site, -90, 0.4, widthMm, heightMm)
      : free(site, widthMm, heightMm),
  'roof-valve': (site, { dn }) => usual(site, 60, 0.3, dn + 40, 330),
  'roof-instrument': (site, { heightMm }) =>
    first(site, 'roof-instrument') ? usual(site, 110, 0.66, 200, heightMm) : free(site, 200, heightMm),
  'roof-panel': (site, { widthMm, heightMm }) => free(site, Math.max(widthMm, heightMm), 120),
  'cleaning-head': (site) => free(site, 160, 260),
  cable: (site) => free(site, 180, 230),
  'roof-rod': (site, { heightMm }) => {
    const place = free(site, 60, heightMm);
    return { ...place, heightMm: site.unit.apexMm + heightMm - place.zMm };
  },
} satisfies { [Kind in EquipmentKind]?: Place<Kind> };
