import type { ShapedUnit } from '@silowright/domain/sizing/unit-geometry';
import type { CatalogueFolder, Check } from './folder.ts';
import { listed, type Problem, suggestion } from './problem.ts';
import { readNumber, type TableRow } from './read-table.ts';
import type { StorageTypeFile } from './schema/storage-type.ts';
import { shapeOf, shapeVolumeM3 } from './shape-volume.ts';

const file = 'units.csv';
/** How far the stated volume may be from the one that the shape gives. */
const volumeTolerance = 0.01;

export const unitColumns = {
  required: ['type', 'diameter_mm', 'height_mm', 'volume_m3', 'price', 'empty_mass_t', 'sold'],
  optional: ['passage_width_mm', 'passage_height_mm', 'article', 'variant'],
  pattern: /^price_[A-Z]{3}$/,
};

export interface CheckedUnit extends ShapedUnit {
  readonly line: number;
  readonly type: StorageTypeFile;
  readonly volumeM3: number;
  readonly priceCents: number;
  /** Tells two units of equal type, diameter and volume apart; usually empty. */
  readonly variant: string;
}

/** The rows that are whole; problems of the others are reported by `checkUnits`. */
export function unitsOf(folder: CatalogueFolder, problems: Problem[] = []): readonly CheckedUnit[] {
  const digits = folder.money ? (folder.money.currencies[folder.money.base]?.minor_digits ?? 2) : 2;
  return folder.units.flatMap((row) => readUnit(row, folder, digits, problems));
}

export const checkUnits: Check = (folder, problems) => {
  const seen = new Map<string, number>();
  for (const unit of unitsOf(folder, problems)) {
    const { line, type, diameterMm, heightMm, volumeM3, variant } = unit;
    const own = shapeVolumeM3(type, unit);
    const off = volumeM3 / own - 1;
    if (own <= 0)
      problems.push({
        file,
        place: `line ${line}, height_mm`,
        text: `${heightMm} is too low: support, bottom, roof and ullage of ${type.code} need more at Ø${diameterMm}`,
        severity: 'error',
      });
    else if (Math.abs(off) > volumeTolerance)
      problems.push({
        file,
        place: `line ${line}`,
        text:
          `${volumeM3} m³, but bottom ${type.shape.bottom.kind}, height ${heightMm} and ullage of ${type.code} give ` +
          `${Number(own.toPrecision(4))} m³ (${off > 0 ? '+' : ''}${(off * 100).toFixed(1)} %, allowed ${volumeTolerance * 100} %)`,
        severity: 'error',
      });
    const name = `${type.code}/${diameterMm}/${volumeM3}/${variant}`;
    const first = seen.get(name);
    if (first !== undefined)
      problems.push({
        file,
        place: `line ${line}`,
        text: `type, diameter and volume are those of line ${first}: both would have one uuid; give one of them a variant`,
        severity: 'error',
      });
    seen.set(name, first ?? line);
  }
  const used = new Set(folder.units.map(({ cells }) => cells.type));
  for (const code of folder.units.length > 0 ? folder.storageTypes.keys() : [])
    if (!used.has(code))
      problems.push({ file, text: `has no unit of storage type ${code}`, severity: 'warning' });
};

function readUnit(
  row: TableRow,
  folder: CatalogueFolder,
  digits: number,
  problems: Problem[],
): CheckedUnit[] {
  const { line, cells } = row;
  const problem = (column: string, text: string) =>
    problems.push({ file, place: `line ${line}, ${column}`, text, severity: 'error' });
  const codes = [...folder.storageTypes.keys()];
  const code = cells.type ?? '';
  if (!folder.storageTypes.has(code))
    problem('type', `"${code}" is no storage type; there are ${listed(codes)}${suggestion(code, codes)}`);
  const type = folder.storageTypes.get(code);
  const size = { whole: true, min: 100, max: 100_000 };
  const diameterMm = readNumber(row, 'diameter_mm', file, problems, size);
  const heightMm = readNumber(row, 'height_mm', file, problems, size);
  const volumeM3 = readNumber(row, 'volume_m3', file, problems, { min: 0.1, max: 100_000 });
  const price = readNumber(row, 'price', file, problems);
  readNumber(row, 'empty_mass_t', file, problems, { max: 10_000 });
  const passageHeightMm = readNumber(row, 'passage_height_mm', file, problems, {
    optional: true,
    ...size,
  });
  readNumber(row, 'passage_width_mm', file, problems, { optional: true, ...size });
  if (!/^[a-z0-9_-]{0,40}$/.test(cells.variant ?? ''))
    problem('variant', `"${cells.variant}" must be at most 40 lower-case letters, digits, "_" or "-"`);
  if (cells.sold !== 'yes' && cells.sold !== 'no') problem('sold', `"${cells.sold ?? ''}" must be yes or no`);
  if (price !== undefined && (cells.price?.split('.')[1]?.length ?? 0) > digits)
    problem(
      'price',
      `${cells.price} has more decimals than ${folder.money?.base ?? 'the currency'} has (${digits})`,
    );
  if (type?.shape.support.kind === 'frame' && passageHeightMm === undefined)
    problem('passage_height_mm', `is empty, but ${code} stands on a frame with a passage`);
  if (
    !type ||
    diameterMm === undefined ||
    heightMm === undefined ||
    volumeM3 === undefined ||
    price === undefined
  )
    return [];
  return [
    {
      line,
      type,
      storageType: { shape: shapeOf(type) },
      diameterMm,
      heightMm,
      volumeM3,
      priceCents: Math.round(price * 10 ** digits),
      ...(passageHeightMm !== undefined && { passageHeightMm }),
      variant: cells.variant ?? '',
    },
  ];
}
