type Files = ReadonlyMap<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: files of any form are edited here as a person would.
type Json = any;
type Row = Readonly<Record<string, string>>;

/**
 * The files of a catalogue with one more of everything: sizes in the middle of each type and a twin of the smallest
 * one, a type, an option group, a choice, a market with prices, and a language. Its tests and those of the program
 * must still hold (CT-01, CT-09).
 */
export function growFiles(files: Files): Map<string, string> {
  const changed = new Map(files);
  const edit = (file: string, change: (json: Json) => void) => {
    const json = JSON.parse(changed.get(file) ?? '');
    change(json);
    changed.set(file, JSON.stringify(json, undefined, 2));
  };
  const units = rowsOf(files.get('units.csv') ?? '');
  const [first] = units as [Row];
  const like = first.type!;
  const sizes = Map.groupBy(units, ({ type }) => type!);
  changed.set(
    'units.csv',
    tableOf([
      { ...first, article: 'NEW-TWIN', variant: 'second' },
      ...[...sizes.values()].flatMap(withMiddleSize),
      ...sizes.get(like)!.map((row, at) => ({ ...row, type: 'newtype', article: `NEW-${at}` })),
    ]),
  );

  const type = JSON.parse(files.get(`storage-types/${like}.json`) ?? '');
  const segment: string = type.segments[0];
  const segments = [...type.segments, 'newmarket'];
  for (const code of [like, 'newtype'])
    changed.set(`storage-types/${code}.json`, JSON.stringify({ ...type, code, segments }));

  const newGroup = {
    id: 'newgroup',
    key: 'newsection.newgroup',
    types: [like, 'newtype'],
    optional: true,
    options: [{ value: 'newvalue', formula: '100*V', no_visible_effect: 'a document' }],
  };
  const others = [...files].filter(([name]) => /^options\//.test(name) && name !== `options/${segment}.json`);
  let newChoice = '';
  edit(`options/${segment}.json`, ({ groups }) => {
    const own = groups.filter(({ types }: Json) => types.includes(like));
    for (const { types } of own) types.push('newtype');
    // A group that another market has too would need the choice there.
    const chosen = own.find(
      ({ id, multi, options }: Json) =>
        !multi && options.length > 1 && others.every(([, text]) => !text.includes(`"${id}"`)),
    );
    chosen.options.push({ value: 'newchoice', price: 77, no_visible_effect: 'inside' });
    newChoice = `option.${chosen.id}.newchoice`;
    groups.push(newGroup);
  });
  changed.set('options/newmarket.json', JSON.stringify({ groups: [newGroup] }));

  let label = '';
  edit('markets.json', (markets) => {
    label = markets.segments[segment].label;
    markets.segments.newmarket = {
      ...markets.segments[segment],
      label: 'newmarket',
      flow: 'product-group',
      open: true,
    };
    for (const list of Object.values<string[]>(markets.lists)) list.push('newmarket');
  });
  edit('product-groups.json', (groups) => {
    for (const needs of Object.values<Json[]>(groups).filter(Array.isArray).flat().flatMap(needsIn))
      if (needs.storage_types.includes(like)) needs.storage_types.push('newtype');
    const suited = groups[segment].find((group: Json) => needsIn(group).some(isForNewType));
    groups.newmarket = [
      {
        ...suited,
        ...(suited.characteristics
          ? { characteristics: suited.characteristics.filter(isForNewType).map(onlySold) }
          : { needs: onlySold(suited.needs) }),
      },
    ];
    function onlySold(needs: Json) {
      return { ...needs, storage_types: [like, 'newtype'] };
    }
  });
  changed.set(
    'products.csv',
    (files.get('products.csv') ?? '').replace(/^([^,\n]+),"?([^",\n]*)"?,/gm, (row, id, markets) =>
      markets.split(';').includes(label) ? `${id},${markets};newmarket,` : row,
    ),
  );

  const english = JSON.parse(files.get('texts/en_GB.json') ?? '');
  edit('catalogue.json', ({ languages }) => languages.push('sv_SE'));
  for (const file of files.keys())
    if (file.startsWith('texts/')) edit(file, (texts) => Object.assign(texts, newTexts(newChoice)));
  changed.set('texts/sv_SE.json', JSON.stringify({ ...english, ...newTexts(newChoice) }));
  return changed;
}

const newTexts = (newChoice: string) => ({
  'storage-type.newtype.name': 'New type',
  'storage-type.newtype.selling-point-1': 'New point 1',
  'storage-type.newtype.selling-point-2': 'New point 2',
  'storage-type.newtype.selling-point-3': 'New point 3',
  'market.newmarket': 'New market',
  'option-segment.newsection': 'New section',
  'option-group.newgroup': 'New group',
  'option.newgroup.newvalue': 'New value',
  [newChoice]: 'New choice',
});

const needsIn = (group: Json): Json[] => group.characteristics ?? [group.needs];
const isForNewType = ({ storage_types }: Json): boolean => storage_types.includes('newtype');

const placeOf = (row?: Row) => row && `${row.diameter_mm} ${row.passage_height_mm}`;

/** One size between two of equal diameter and passage: there the volume rises evenly with the height. */
function withMiddleSize(sizes: readonly Row[]): readonly Row[] {
  const middle = sizes.length / 2;
  const [at] = [...sizes.keys()]
    .filter((one) => placeOf(sizes[one]) === placeOf(sizes[one + 1]))
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  if (at === undefined) return sizes;
  const [below, above] = [sizes[at]!, sizes[at + 1]!];
  const mean = (column: string) => (Number(below[column]) + Number(above[column])) / 2;
  const between: Row = {
    ...above,
    height_mm: String(Math.round(mean('height_mm'))),
    volume_m3: String(mean('volume_m3')),
    price: String(Math.round(mean('price'))),
    article: `NEW-${below.type}`,
  };
  return [...sizes.slice(0, at + 1), between, ...sizes.slice(at + 1)];
}

/** Cells of units.csv have no quotation marks. */
function rowsOf(text: string): Row[] {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])));
}

const tableOf = (rows: readonly Row[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');
};
