import type { CatalogueFolder } from './folder.ts';

/** What changed from one catalogue to another, one sentence each. */
export function compareFolders(before: CatalogueFolder, after: CatalogueFolder): readonly string[] {
  const currency = after.money?.base ?? before.money?.base ?? '';
  return [
    ...compareUnits(before, after, currency),
    ...compareOptions(before, after, currency),
    ...compareWhole('storage type', before.storageTypes, after.storageTypes),
    ...compareWhole('texts', before.texts, after.texts),
    ...(['catalogue', 'markets', 'productGroups', 'countries', 'money', 'tariff', 'brand'] as const).flatMap(
      (part) => paths(part, before[part], after[part]),
    ),
    ...compareWhole('product', byId(before), byId(after)),
  ];
}

const byId = (folder: CatalogueFolder) =>
  new Map(folder.products.map(({ cells }) => [cells.id ?? '', cells] as const));

function compareUnits(before: CatalogueFolder, after: CatalogueFolder, currency: string): string[] {
  const unitsOf = (folder: CatalogueFolder) =>
    new Map(
      folder.units.map(({ cells }) => {
        const variant = cells.variant ? ` ${cells.variant}` : '';
        const diameter = (Number(cells.diameter_mm) / 1000).toFixed(2);
        return [`unit ${cells.type} Ø${diameter} m ${cells.volume_m3} m³${variant}`, cells] as const;
      }),
    );
  return compareMaps(unitsOf(before), unitsOf(after), (name, old, now) =>
    Object.keys({ ...old, ...now })
      .filter((column) => (old[column] ?? '') !== (now[column] ?? ''))
      .map((column) =>
        column === 'price'
          ? `${name}: price ${old.price} → ${now.price} ${currency} (${percent(Number(old.price), Number(now.price))})`
          : `${name}: ${column} ${old[column] || 'nothing'} → ${now[column] || 'nothing'}`,
      ),
  );
}

function compareOptions(before: CatalogueFolder, after: CatalogueFolder, currency: string): string[] {
  const optionsOf = (folder: CatalogueFolder) =>
    new Map(
      [...folder.options].flatMap(([segment, list]) =>
        (list?.groups ?? []).flatMap(({ options, ...group }) => [
          [`option group ${segment} ${group.id}`, group as object] as const,
          ...options.map(
            (option) => [`option ${segment} ${group.id} ${option.value}`, option as object] as const,
          ),
        ]),
      ),
    );
  return compareMaps(optionsOf(before), optionsOf(after), (name, old, now) =>
    paths(name, old, now).map((line) => (/: (price|formula) /.test(line) ? `${line} ${currency}` : line)),
  );
}

const percent = (before: number, after: number): string => {
  const change = (after / before - 1) * 100;
  return `${change > 0 ? '+' : ''}${change.toFixed(1)} %`;
};

export function compareMaps<Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  changed: (name: string, before: Value, after: Value) => string[],
): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === undefined) return now === undefined ? [] : [`${name}: added`];
    return now === undefined ? [`${name}: removed`] : changed(name, old, now);
  });
}

const compareWhole = (
  what: string,
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): string[] =>
  compareMaps(before, after, (name, old, now) => paths(`${what} ${name}`, old, now)).map((line) =>
    line.startsWith(what) ? line : `${what} ${line}`,
  );

/** The paths at which two JSON values differ. */
export function paths(name: string, before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      paths(name, before[key], after[key], path ? `${path}.${key}` : key),
    );
  const said = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
  return [`${name}: ${path && `${path} `}${said(before)} → ${said(after)}`];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
