type Fields = Readonly<Record<string, unknown>>;

/** What each position of a quotation has of its own; everything else is common to all. */
const ofPosition = [
  'configurationId',
  'values',
  'zones',
  'unit',
  'request',
  'reasons',
  'selection',
  'amountOfUnits',
  'lines',
  'unitPriceCents',
  'optionsCostCents',
  'priceList',
  'optionList',
  'articles',
  'engineering',
  'yard',
  'logo',
  'material',
  'drawn',
] as const;

/** The fields of a quotation of one unit in the order of version 2, which the hash of an offer depends on. */
const flatOrder = [
  ...['kind', 'currency', 'locale', 'configurationId', 'values', 'country', 'addressee', 'buyer', 'dealer'],
  ...['typedDealerEmail', 'company', 'unit', 'request', 'reasons', 'selection', 'amountOfUnits', 'lines'],
  ...['unitPriceCents', 'optionsCostCents', 'transport', 'totalCents', 'vat', 'priceList', 'optionList'],
  ...['articles', 'engineering', 'yard', 'logo', 'photo', 'conditions', 'material', 'zones', 'drawn'],
  ...['addedLines', 'transportConfirmed', 'revised'],
];

/** A quotation of version 2 was one unit: it becomes the only position. Fields are moved by name only. */
export function inPositions(flat: object): Record<string, unknown> {
  const common = { ...flat } as Record<string, unknown>;
  const position: Record<string, unknown> = {};
  for (const name of ofPosition) {
    if (name in common) position[name] = common[name];
    delete common[name];
  }
  const { configurationId = '' } = position;
  const known = { id: configurationId, number: '10', role: { kind: 'included' }, kind: 'units' };
  return { ...common, positions: [{ ...known, ...position }] };
}

/** The inverse: a position with what is common, as version 2 had it. */
export function asFlat(common: object, position: object): Record<string, unknown> {
  const { positions: _, ...shared } = common as Fields;
  const { id: _id, number: _number, role: _role, kind: _kind, ...own } = position as Fields;
  const all: Fields = { ...shared, ...own };
  const names = new Set([...flatOrder.filter((name) => name in all), ...Object.keys(all)]);
  return Object.fromEntries([...names].map((name) => [name, all[name]]));
}
