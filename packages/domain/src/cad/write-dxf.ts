import type { UnitModel } from '../drawing/anatomy.ts';
import { widthsOf } from '../drawing/draw-dimensions.ts';
import { drawTop } from '../drawing/draw-plan.ts';
import { highestPointMm } from '../drawing/highest-point.ts';
import { drawFront } from '../drawing/primitives.ts';
import type { Millimetres } from '../units.ts';
import type { Point, Polyline } from './flat-outline.ts';
import { type VisibleLine, visibleLines } from './visible-lines.ts';

export interface DxfTexts {
  readonly formatMetres: (mm: Millimetres) => string;
  /** Lines of the title block. */
  readonly title: readonly string[];
}

const dimensionLayer = 'DIMENSIONS';
const textLayer = 'TEXT';
/** On paper at 1:50. */
const textMm = 125;
const tickMm = 60;
/** Parts of the drawing that are not the unit. */
const unwanted: ReadonlySet<string> = new Set(['ground', 'dimension', 'concrete-label']);

/**
 * Front and top view in millimetres, one layer for each part, with dimensions, as DXF R12: the oldest format that all
 * programs read (TD-03). The ground is y = 0; the top view is below it.
 */
export function writeDxf(unit: UnitModel, { formatMetres, title }: DxfTexts): string {
  const options = { style: 'line', formatMetres: () => '', mmPerPx: 4 } as const;
  const views = [drawFront(unit, options), drawTop(unit, options)].map(({ primitives }) =>
    visibleLines(primitives.filter(({ part }) => !unwanted.has(part))).map(upright),
  ) as [VisibleLine[], VisibleLine[]];
  const [front, top] = views;
  const frontBox = boxOf(front);
  const topBox = boxOf(top);
  const below = frontBox.bottom - 2600 - topBox.top;
  const lines = [...front, ...top.map((line) => moved(line, below))];
  const dimensions = dimensionsOf(unit, frontBox, formatMetres);
  const titleY = topBox.bottom + below - 500;
  const texts = title.map((line, index) => text(frontBox.left, titleY - index * 2 * textMm, line, textLayer));
  const all = boxOf([
    ...lines,
    ...dimensions.map(({ points }): VisibleLine => ({ part: '', points, dashed: false })),
  ]);
  const layers = [...new Set(lines.map(({ part }) => layerName(part))), dimensionLayer, textLayer];
  return [
    ...header(all),
    ...tables(layers),
    ...section(
      'BLOCKS',
      dimensions.flatMap(({ block }) => block),
    ),
    ...section('ENTITIES', [
      ...lines.flatMap(polyline),
      ...dimensions.flatMap(({ entity }) => entity),
      ...texts.flat(),
    ]),
    ...code(0, 'EOF'),
    '',
  ].join('\n');
}

type Code = string;
const number = (value: number): string => String(Math.round(value * 100) / 100);
const code = (group: number, value: string | number): Code[] => [
  String(group),
  typeof value === 'number' ? number(value) : value,
];
/** A point takes two groups. */
const at = (group: number, [x, y]: Point): Code[] => [...code(group, x), ...code(group + 10, y)];
const entity = (kind: string, layer: string): Code[] => [...code(0, kind), ...code(8, layer)];
const section = (name: string, body: readonly Code[]): Code[] => [
  ...code(0, 'SECTION'),
  ...code(2, name),
  ...body,
  ...code(0, 'ENDSEC'),
];

/** R12 knows no Unicode; readers decode \U+00B3. */
const ascii = (value: string): string =>
  value.replace(
    /[^ -~]/g,
    (letter) => `\\U+${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
const layerName = (part: string): string => part.toUpperCase().replace(/[^A-Z0-9_-]/g, '_');

const upright = ({ points, ...line }: VisibleLine): VisibleLine => ({
  ...line,
  points: points.map(([x, y]): Point => [x, -y]),
});
const moved = ({ points, ...line }: VisibleLine, by: number): VisibleLine => ({
  ...line,
  points: points.map(([x, y]): Point => [x, y + by]),
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(lines: readonly { readonly points: Polyline }[]): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, -Infinity, Infinity];
  for (const { points } of lines)
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  return { left, right, top, bottom };
}

const header = ({ left, right, top, bottom }: Box): Code[] =>
  section('HEADER', [
    ...code(9, '$ACADVER'),
    ...code(1, 'AC1009'),
    ...code(9, '$INSUNITS'),
    ...code(70, 4),
    ...code(9, '$MEASUREMENT'),
    ...code(70, 1),
    ...code(9, '$EXTMIN'),
    ...at(10, [left, bottom]),
    ...code(9, '$EXTMAX'),
    ...at(10, [right, top]),
    ...code(9, '$LTSCALE'),
    ...code(40, 1),
    ...code(9, '$DIMTXT'),
    ...code(40, textMm),
    ...code(9, '$DIMASZ'),
    ...code(40, tickMm * 2),
  ]);

const table = (name: string, entries: readonly (readonly Code[])[]): Code[] => [
  ...code(0, 'TABLE'),
  ...code(2, name),
  ...code(70, entries.length),
  ...entries.flat(),
  ...code(0, 'ENDTAB'),
];

const lineType = (name: string, about: string, dashes: readonly number[]): Code[] => [
  ...code(0, 'LTYPE'),
  ...code(2, name),
  ...code(70, 0),
  ...code(3, about),
  ...code(72, 65),
  ...code(73, dashes.length),
  ...code(
    40,
    dashes.reduce((sum, dash) => sum + Math.abs(dash), 0),
  ),
  ...dashes.flatMap((dash) => code(49, dash)),
];

const tables = (layers: readonly string[]): Code[] =>
  section('TABLES', [
    ...table('LTYPE', [lineType('CONTINUOUS', 'Solid line', []), lineType('DASHED', 'Dashed', [60, -40])]),
    ...table(
      'LAYER',
      ['0', ...layers].map((name) => [
        ...code(0, 'LAYER'),
        ...code(2, name),
        ...code(70, 0),
        ...code(62, name === dimensionLayer ? 5 : 7),
        ...code(6, 'CONTINUOUS'),
      ]),
    ),
    ...table('STYLE', [
      [
        ...code(0, 'STYLE'),
        ...code(2, 'STANDARD'),
        ...code(70, 0),
        ...code(40, 0),
        ...code(41, 1),
        ...code(50, 0),
        ...code(71, 0),
        ...code(42, textMm),
        ...code(3, 'arial.ttf'),
        ...code(4, ''),
      ],
    ]),
    ...table('DIMSTYLE', [
      [
        ...code(0, 'DIMSTYLE'),
        ...code(2, 'STANDARD'),
        ...code(70, 0),
        ...code(41, tickMm * 2),
        ...code(42, 40),
        ...code(44, 60),
        ...code(140, textMm),
        ...code(147, 40),
      ],
    ]),
  ]);

function polyline({ part, points, dashed }: VisibleLine): Code[] {
  const layer = layerName(part);
  const type = dashed ? code(6, 'DASHED') : [];
  const [first, second] = points;
  if (points.length === 2 && first && second)
    return [...entity('LINE', layer), ...type, ...ends(first, second)];
  const isClosed = first?.[0] === points.at(-1)?.[0] && first?.[1] === points.at(-1)?.[1];
  return [
    ...entity('POLYLINE', layer),
    ...type,
    ...code(66, 1),
    ...at(10, [0, 0]),
    ...code(30, 0),
    ...code(70, isClosed ? 1 : 0),
    ...(isClosed ? points.slice(0, -1) : points).flatMap((point) => [
      ...entity('VERTEX', layer),
      ...at(10, point),
    ]),
    ...entity('SEQEND', layer),
  ];
}

const ends = (from: Point, to: Point): Code[] => [...at(10, from), ...at(11, to)];

const text = (x: number, y: number, value: string, layer: string, rotation = 0): Code[] => [
  ...entity('TEXT', layer),
  ...at(10, [x, y]),
  ...code(40, textMm),
  ...code(1, ascii(value)),
  ...(rotation ? code(50, rotation) : []),
  ...(rotation || layer === dimensionLayer ? [...code(72, 1), ...at(11, [x, y])] : []),
];

interface Dimension {
  readonly block: Code[];
  readonly entity: Code[];
  readonly points: Polyline;
}

/** Heights left of the view, the widths below it. Each has a block, so that programs need not draw it anew. */
function dimensionsOf(unit: UnitModel, box: Box, formatMetres: DxfTexts['formatMetres']): Dimension[] {
  const highest = highestPointMm(unit);
  const heights: readonly (readonly [low: number, high: number, column: number])[] = [
    ...(unit.passage
      ? [[0, unit.passage.heightMm, 1] as const]
      : unit.support === 'legs'
        ? [[0, unit.baseMm, 1] as const]
        : []),
    [unit.shellBottomMm, unit.eavesMm, 1],
    [0, unit.heightMm, 2],
    ...(highest > unit.heightMm ? [[0, highest, 3] as const] : []),
  ];
  const vertical = heights.map(([low, high, column], index) => {
    const x = box.left - 400 * column;
    const label = text(x - 60, (low + high) / 2, formatMetres(high - low), dimensionLayer, 90);
    return dimension(index, label, {
      from: [box.left, low],
      to: [box.left, high],
      foot: [x, high],
      measured: high - low,
      angle: 90,
    });
  });
  const horizontal = widthsOf(unit).map(({ widthMm, sign }, index) => {
    const half = widthMm / 2;
    const y = box.bottom - 400 * (index + 1);
    const label = text(0, y + 60, sign + formatMetres(widthMm), dimensionLayer);
    return dimension(heights.length + index, label, {
      from: [-half, box.bottom],
      to: [half, box.bottom],
      foot: [half, y],
      measured: widthMm,
      angle: 0,
    });
  });
  return [...vertical, ...horizontal];
}

interface Measure {
  readonly from: Point;
  readonly to: Point;
  /** Where the dimension line ends. */
  readonly foot: Point;
  readonly measured: number;
  readonly angle: 0 | 90;
}

function dimension(index: number, label: Code[], { from, to, foot, measured, angle }: Measure): Dimension {
  const name = `*D${index + 1}`;
  const start: Point = angle === 90 ? [foot[0], from[1]] : [from[0], foot[1]];
  const end: Point = angle === 90 ? [foot[0], to[1]] : [to[0], foot[1]];
  const line = (a: Point, b: Point) => [...entity('LINE', dimensionLayer), ...ends(a, b)];
  const tick = ([x, y]: Point) => line([x - tickMm, y - tickMm], [x + tickMm, y + tickMm]);
  return {
    points: [start, end],
    block: [
      ...entity('BLOCK', dimensionLayer),
      ...code(2, name),
      ...code(70, 1),
      ...at(10, [0, 0]),
      ...code(30, 0),
      ...line(from, start),
      ...line(to, end),
      ...line(start, end),
      ...tick(start),
      ...tick(end),
      ...label,
      ...entity('ENDBLK', dimensionLayer),
    ],
    entity: [
      ...entity('DIMENSION', dimensionLayer),
      ...code(2, name),
      ...at(10, end),
      ...at(11, [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]),
      ...code(70, 0),
      ...code(3, 'STANDARD'),
      ...at(13, from),
      ...at(14, to),
      ...code(42, measured),
      ...code(50, angle),
    ],
  };
}
