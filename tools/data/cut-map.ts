/**
 * Creates the cells of the bundled map, apps/site/public/map/{z}-{x}-{y}.bin, from two npm packages and the gazetteer:
 *
 *   npm install --prefix <folder> @geo-maps/earth-waterbodies-250m world-atlas
 *   node --max-old-space-size=6000 tools/data/cut-map.ts <folder>/node_modules
 *
 * Water © OpenStreetMap contributors (ODbL), borders Natural Earth, places © GeoNames (CC BY 4.0). A cell is a web
 * mercator tile; apps/site/public/map/about.txt describes its format.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Box,
  boxOf,
  clipToColumn,
  clipToRow,
  kmPerUnit,
  overlaps,
  type Points,
  partsInBox,
  reversed,
  signedArea,
  simplify,
  worldX,
  worldY,
} from './cut-geometry.ts';
import { encodeCell, type Label, unitsPerCell } from './encode-cell.ts';

interface Level {
  readonly z: number;
  readonly area: Box;
  readonly smallestPopulation: number;
  /** Tolerances of water and borders; the finer one applies where `fine` is true. */
  readonly coarse: Detail;
  readonly fine?: { readonly area: Box; readonly detail: Detail };
}
interface Detail {
  readonly toleranceKm: number;
  readonly smallestLakeKm2: number;
}

const area = (west: number, south: number, east: number, north: number): Box => ({
  left: worldX(west),
  right: worldX(east),
  top: worldY(north),
  bottom: worldY(south),
});

const levels: readonly Level[] = [
  {
    z: 2,
    area: area(-180, -60, 180, 80),
    smallestPopulation: 2_000_000,
    coarse: { toleranceKm: 6, smallestLakeKm2: 400 },
  },
  {
    z: 4,
    area: area(-25, 34, 42, 71.5),
    smallestPopulation: 50_000,
    coarse: { toleranceKm: 0.6, smallestLakeKm2: 6 },
  },
  {
    z: 7,
    area: area(-11, 35, 31, 65),
    smallestPopulation: 0,
    coarse: { toleranceKm: 0.12, smallestLakeKm2: 1.5 },
    fine: {
      area: area(-5.5, 45.5, 18.5, 58.2),
      detail: { toleranceKm: 0.03, smallestLakeKm2: 0.8 },
    },
  },
];

/** Margin around the tile in cell units, so that rounded corners and strokes continue across its edge. */
const margin = 48;

interface Shape {
  readonly rings: Points[];
  readonly box: Box;
  readonly km2: number;
}

type Position = readonly [lng: number, lat: number];

function readWater(file: string): Shape[] {
  const collection = JSON.parse(readFileSync(file, 'utf8')) as {
    geometries: { coordinates: Position[][][] }[];
  };
  return collection.geometries
    .flatMap(({ coordinates }) => coordinates)
    .map((polygon) => {
      const rings = polygon.map((ring, index) => {
        const points = ring.slice(0, -1).flatMap(([lng, lat]) => [worldX(lng), worldY(lat)]);
        // Outer rings and holes have opposite directions, so the fill rule needs no list of holes.
        return signedArea(points) > 0 === (index === 0) ? points : reversed(points);
      });
      const box = boxOf(rings[0]!);
      const scale = kmPerUnit((box.top + box.bottom) / 2);
      return { rings, box, km2: (signedArea(rings[0]!) / 2) * scale * scale };
    });
}

type ArcNumbers = number | readonly ArcNumbers[];

/** Borders are lines shared by two countries; coasts come from the water data. */
function readBorders(file: string): Points[] {
  const { arcs, transform, objects } = JSON.parse(readFileSync(file, 'utf8')) as {
    arcs: Position[][];
    transform: { scale: Position; translate: Position };
    objects: { countries: { geometries: { arcs?: ArcNumbers[] }[] } };
  };
  const users = new Map<number, Set<object>>();
  for (const country of objects.countries.geometries)
    for (const arc of (country.arcs ?? []).flat(3) as number[]) {
      const number = arc < 0 ? ~arc : arc;
      users.set(number, (users.get(number) ?? new Set()).add(country));
    }
  return arcs
    .filter((_, number) => (users.get(number)?.size ?? 0) > 1)
    .map((arc) => {
      let [x, y] = [0, 0];
      return arc.flatMap(([dx, dy]) => {
        [x, y] = [x + dx, y + dy];
        const lng = x * transform.scale[0] + transform.translate[0];
        const lat = y * transform.scale[1] + transform.translate[1];
        return [worldX(lng), worldY(lat)];
      });
    });
}

function readLabels(): Label[] {
  const rows = readFileSync(join(import.meta.dirname, '../../apps/server/data/places.tsv'), 'utf8');
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [names = '', , , lat, lng, population] = row.split('\t');
      return {
        name: names.split('|')[0]!,
        x: worldX(Number(lng)),
        y: worldY(Number(lat)),
        population: Number(population),
      };
    });
}

const contains = (outer: Box, inner: Box): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** First and last column and row of a level. */
const cellsOf = ({ z, area: { left, right, top, bottom } }: Level): Box => {
  const number = (value: number) => Math.max(0, Math.min(2 ** z - 1, Math.floor(value * 2 ** z)));
  return { left: number(left), right: number(right), top: number(top), bottom: number(bottom) };
};

function cutLevel(level: Level, water: Shape[], borders: Points[], labels: Label[]): Map<string, Uint8Array> {
  const cells = 2 ** level.z;
  const bleed = margin / unitsPerCell / cells;
  const files = new Map<string, Uint8Array>();

  // Each cell is simplified separately, so a long coast is detailed only where needed.
  const detailOf = (box: Box): Detail =>
    level.fine !== undefined && overlaps(level.fine.area, box) ? level.fine.detail : level.coarse;
  const simpler = (points: Points, detail: Detail): Points =>
    simplify(points, detail.toleranceKm / kmPerUnit(points[1]!));
  const range = cellsOf(level);
  const shapes = water.filter(
    ({ box, km2 }) => overlaps(box, level.area) && km2 >= detailOf(box).smallestLakeKm2,
  );

  for (let x = range.left; x <= range.right; x += 1) {
    const [left, right] = [x / cells - bleed, (x + 1) / cells + bleed];
    const column = shapes.flatMap(({ rings, box }) =>
      box.right < left || box.left > right ? [] : rings.map((ring) => clipToColumn(ring, left, right)),
    );
    for (let y = range.top; y <= range.bottom; y += 1) {
      const cell: Box = { left, right, top: y / cells - bleed, bottom: (y + 1) / cells + bleed };
      const detail = detailOf(cell);
      const smallest = detail.smallestLakeKm2 / kmPerUnit((cell.top + cell.bottom) / 2) ** 2 / 4;
      const rings = column
        .filter((ring) => ring.length >= 6)
        .map((ring) => clipToRow(ring, cell.top, cell.bottom))
        .filter((ring) => ring.length >= 6)
        .map((ring) => simpler(ring, detail))
        .filter((ring) => ring.length >= 6 && Math.abs(signedArea(ring)) / 2 >= smallest);
      const lines = borders
        .filter((line) => overlaps(boxOf(line), cell))
        .flatMap((line) => partsInBox(simpler(line, detail), cell));
      const inside: Box = {
        left: x / cells,
        right: (x + 1) / cells,
        top: y / cells,
        bottom: (y + 1) / cells,
      };
      const shown = labels.filter(
        ({ x: lx, y: ly, population }) =>
          population >= level.smallestPopulation &&
          contains(inside, { left: lx, right: lx, top: ly, bottom: ly }),
      );
      if (rings.length + lines.length + shown.length > 0)
        files.set(`${level.z}-${x}-${y}`, encodeCell(inside, { rings, lines, labels: shown }));
    }
  }
  return files;
}

const [, , packages] = process.argv;
if (packages === undefined) throw new Error('Pass the node_modules folder of the two packages.');
const target = join(import.meta.dirname, '../../apps/site/public/map');
mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) if (file.endsWith('.bin')) rmSync(join(target, file));

const water = readWater(join(packages, '@geo-maps/earth-waterbodies-250m/map.geo.json'));
const borders = readBorders(join(packages, 'world-atlas/countries-10m.json'));
const labels = readLabels();
const manifest: { levels: object[]; cells: string[] } = { levels: [], cells: [] };
for (const level of levels) {
  const files = cutLevel(level, water, borders, labels);
  const sizes = [...files.values()].map(({ length }) => length).sort((a, b) => a - b);
  for (const [name, bytes] of files) writeFileSync(join(target, `${name}.bin`), bytes);
  const { left, right, top, bottom } = cellsOf(level);
  manifest.levels.push({ z: level.z, left, right, top, bottom });
  manifest.cells.push(...files.keys());
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`level ${level.z}: ${sizes.length} cells, ${total} bytes, largest ${sizes.at(-1)}`);
}
writeFileSync(join(target, 'cells.json'), `${JSON.stringify(manifest)}\n`);
