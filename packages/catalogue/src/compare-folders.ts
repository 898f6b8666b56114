import { compareMaps, compareValues, type Difference, percent, withoutUnit } from './differences.ts';
import type { CatalogueFolder } from './folder.ts';

/** What is published now, by the subject of a difference; several lists may price one unit. */
export type PublishedPrices = ReadonlyMap<string, readonly string[]>;

/** What changed from one catalogue to another. With published prices it also says which prices of staff stay. */
export function compareFolders(
  before: CatalogueFolder,
  after: CatalogueFolder,
  published: PublishedPrices = new Map(),
): readonly Difference[] {
  const currency = after.money?.base ?? before.money?.base ?? '';
  return [
    ...compareUnits(before, after, currency, published),
    ...compareOptions(before, after, currency, published),
    ...compareMaps(
      named('storage type', before.storageTypes),
      named('storage type', after.storageTypes),
      compareValues,
    ),
    ...wholeFiles.flatMap(([part, file]) => compareValues(file, before[part], after[part])),
    ...compareMaps(rowsOf('product', before.products), rowsOf('product', after.products), compareValues),
    ...compareMaps(rowsOf('dealer', before.dealers), rowsOf('dealer', after.dealers), compareValues),
    ...compareMaps(named('texts', before.texts), named('texts', after.texts), compareTexts),
  ];
}

const wholeFiles = [
  ['catalogue', 'catalogue.json'],
  ['markets', 'markets.json'],
  ['productGroups', 'product-groups.json'],
  ['countries', 'countries.json'],
  ['money', 'money.json'],
  ['tariff', 'tariff.json'],
  ['brand', 'brand/brand.json'],
] as const;

const named = <Value>(what: string, values: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> =>
  new Map([...values].map(([name, value]) => [`${what} ${name}`, value]));

const rowsOf = (what: string, rows: CatalogueFolder['products']) =>
  new Map(rows.map(({ cells }) => [`${what} ${cells.id ?? ''}`, cells] as const));

type Cells = Readonly<Record<string, string>>;

const compareTexts = (subject: string, before: Cells | undefined, after: Cells | undefined): Difference[] =>
  compareMaps(new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {})), (key, old, now) =>
    old === now ? [] : [{ subject: key, text: `"${old}" → "${now}"` }],
  ).map(({ subject: key, text }) => ({ subject, text: `${key} ${text}` }));

function compareUnits(
  before: CatalogueFolder,
  after: CatalogueFolder,
  currency: string,
  published: PublishedPrices,
): Difference[] {
  return compareMaps(unitsOf(before), unitsOf(after), (subject, old, now) =>
    Object.keys({ ...old, ...now })
      .filter((column) => (old[column] ?? '') !== (now[column] ?? ''))
      .map((column) => ({
        subject,
        text: unitChange(column, old[column] ?? '', now[column] ?? '', currency, published.get(subject)),
      })),
  );
}

const unitsOf = (folder: CatalogueFolder): ReadonlyMap<string, Cells> =>
  new Map(
    folder.units.map(({ cells }) => {
      const variant = cells.variant ? ` ${cells.variant}` : '';
      const diameter = (Number(cells.diameter_mm) / 1000).toFixed(2);
      return [`unit ${cells.type} Ø${diameter} m ${cells.volume_m3} m³${variant}`, cells] as const;
    }),
  );

function unitChange(
  column: string,
  old: string,
  now: string,
  currency: string,
  published: readonly string[] = [],
): string {
  if (column === 'sold') return now === 'no' ? 'is no longer sold' : 'is sold';
  if (column === 'price')
    return `price ${old} → ${now} ${currency}${percent(Number(old), Number(now))}${staying(published, old, now)}`;
  const { name, unit } = withoutUnit(column);
  return `${name} ${old || 'nothing'} → ${now || 'nothing'}${unit}`;
}

/** A price that staff changed stays, also when the catalogue changes it (CT-07). */
function staying(published: readonly string[], old: string, now: string): string {
  const own = published.filter((price) => ![old, now].some((other) => isSamePrice(price, other)));
  return own.length > 0 ? `; published by staff: ${own.join(' and ')}, stays` : '';
}

const isSamePrice = (one: string, other: string): boolean => one === other || Number(one) === Number(other);

function compareOptions(
  before: CatalogueFolder,
  after: CatalogueFolder,
  currency: string,
  published: PublishedPrices,
): Difference[] {
  return [
    ...compareMaps(groupsOf(before), groupsOf(after), compareValues),
    ...compareMaps(optionsOf(before), optionsOf(after), (subject, old, now) => {
      const { price: oldPrice, formula: oldFormula, draw: oldDraw, ...oldRest } = old;
      const { price, formula, draw, ...rest } = now;
      const [from, to] = [String(oldPrice ?? oldFormula), String(price ?? formula)];
      const change =
        oldPrice !== undefined && price !== undefined
          ? `price ${from} → ${to} ${currency}${percent(oldPrice, price)}`
          : `price ${from} → ${to}`;
      return [
        ...(from === to ? [] : [{ subject, text: change + staying(published.get(subject) ?? [], from, to) }]),
        ...(JSON.stringify(oldDraw) === JSON.stringify(draw)
          ? []
          : [{ subject, text: 'is drawn differently' }]),
        ...compareValues(subject, oldRest, rest),
      ];
    }),
  ];
}

const groupsOf = (folder: CatalogueFolder) =>
  new Map(
    [...folder.options].flatMap(([segment, list]) =>
      (list?.groups ?? []).map(
        ({ options: _, ...group }) => [`option group ${segment} ${group.id}`, group] as const,
      ),
    ),
  );

const optionsOf = (folder: CatalogueFolder) =>
  new Map(
    [...folder.options].flatMap(([segment, list]) =>
      (list?.groups ?? []).flatMap(({ id, options }) =>
        options.map((option) => [`option ${segment} ${id} ${option.value}`, option] as const),
      ),
    ),
  );
