import type { Check } from './folder.ts';
import { listed, suggestion } from './problem.ts';

/** Every code that one file uses is defined in another. */
export const checkReferences: Check = (folder, problems) => {
  const { catalogue, markets, productGroups, countries, money, tariff } = folder;
  const known = (file: string, place: string, what: string, name: string, names: Iterable<string>) => {
    const list = [...names];
    if (!list.includes(name))
      problems.push({
        file,
        place,
        text: `"${name}" is no ${what}; there are ${listed(list)}${suggestion(name, list)}`,
        severity: 'error',
      });
  };
  const segments = Object.keys(markets?.segments ?? {});
  const typeCodes = [...folder.storageTypes.keys()];
  const products = folder.products.map(({ cells }) => cells.id ?? '');

  for (const [name, type] of folder.storageTypes) {
    const file = `storage-types/${name}.json`;
    if (type && type.code !== name)
      problems.push({
        file,
        place: 'code',
        text: `is "${type.code}", but the file is named ${name}`,
        severity: 'error',
      });
    if (markets)
      for (const segment of [...(type?.segments ?? []), ...Object.keys(type?.name_in ?? {})])
        known(file, 'segments', 'segment of markets.json', segment, segments);
  }
  if (markets) {
    for (const [list, ids] of Object.entries(markets.lists))
      for (const one of ids)
        known(
          'markets.json',
          `lists.${list}`,
          'segment',
          typeof one === 'string' ? one : one.segment,
          segments,
        );
    for (const [segment, { priced }] of Object.entries(markets.segments))
      if (priced && !folder.options.has(segment))
        problems.push({
          file: `options/${segment}.json`,
          text: `is missing; ${segment} has prices, so it needs a list of options (it may be empty)`,
          severity: 'error',
        });
    for (const segment of folder.options.keys())
      known(`options/${segment}.json`, 'file name', 'segment of markets.json', segment, segments);
  }
  for (const [segment, groups] of Object.entries(productGroups ?? {})) {
    if (segment === '$schema' || typeof groups === 'string' || groups === undefined) continue;
    if (markets) known('product-groups.json', segment, 'segment of markets.json', segment, segments);
    for (const group of groups) {
      const place = `${segment}.${group.type}`;
      if (!group.needs === !group.characteristics)
        problems.push({
          file: 'product-groups.json',
          place,
          text: 'must have either needs or characteristics',
          severity: 'error',
        });
      for (const needs of [...(group.needs ? [group.needs] : []), ...(group.characteristics ?? [])]) {
        for (const type of needs.storage_types)
          known('product-groups.json', place, 'storage type', type, typeCodes);
        for (const product of [...needs.products, ...(needs.rare_products ?? [])])
          known('product-groups.json', place, 'product of products.csv', product, products);
      }
    }
  }
  const ids = new Map<string, number>();
  for (const { line, cells } of folder.products) {
    const id = cells.id ?? '';
    const first = ids.get(id);
    if (first !== undefined)
      problems.push({
        file: 'products.csv',
        place: `line ${line}, id`,
        text: `"${id}" is also in line ${first}`,
        severity: 'error',
      });
    ids.set(id, first ?? line);
  }
  if (money) {
    const currencies = Object.keys(money.currencies);
    known('money.json', 'base', 'currency of this file', money.base, currencies);
    known('money.json', 'default_currency', 'currency of this file', money.default_currency, currencies);
    for (const [name, { rate }] of Object.entries(money.currencies))
      if (name !== money.base && rate === undefined)
        problems.push({
          file: 'money.json',
          place: `currencies.${name}.rate`,
          text: 'is missing',
          severity: 'error',
        });
    for (const [country, { currency }] of Object.entries(countries?.served ?? {}))
      if (!currencies.includes(currency))
        problems.push({
          file: 'countries.json',
          place: `${country}.currency`,
          text: `"${currency}" is not in money.json; there are ${listed(currencies)}`,
          severity: 'error',
        });
  }
  if (tariff) {
    const limits = tariff.classes.map(({ up_to_mm }) => up_to_mm);
    if (limits.some((limit, at) => at > 0 && limit <= (limits[at - 1] ?? 0)))
      problems.push({
        file: 'tariff.json',
        place: 'classes',
        text: 'must be ordered from narrow to wide',
        severity: 'error',
      });
    if (tariff.panels)
      known(
        'tariff.json',
        'panels.class',
        'class',
        tariff.panels.class,
        tariff.classes.map(({ name }) => name),
      );
  }
  if (catalogue)
    for (const language of catalogue.languages)
      if (!folder.texts.has(language))
        problems.push({ file: `texts/${language}.json`, text: 'is missing', severity: 'error' });
  if (catalogue && !catalogue.languages.includes(catalogue.default_language))
    problems.push({
      file: 'catalogue.json',
      place: 'default_language',
      text: `"${catalogue.default_language}" is not one of the languages; there are ${listed(catalogue.languages)}`,
      severity: 'error',
    });
};
