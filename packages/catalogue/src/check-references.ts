import { volumeUnits } from '@silowright/domain/catalogue/volume-unit';
import type { CatalogueFolder, Check } from './folder.ts';
import { listed, type Problem, suggestion } from './problem.ts';

/** Fields of earlier formats that nothing reads. */
const retiredFields = ['company_country', 'admin_style'];

/** Nearest changes are searched for in all volumes that can be asked for. */
const maxVolumes = 100_000;

/** Every code that one file uses is defined in another. */
export const checkReferences: Check = (folder, problems) => {
  const { catalogue, markets, productGroups } = folder;
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
        const stored = [...needs.products, ...(needs.rare_products ?? [])];
        for (const product of products.length > 0 ? stored : [])
          known('product-groups.json', place, 'product of products.csv', product, products);
        problems.push(...tooDense(folder, place, needs.storage_types, stored));
      }
    }
  }
  if (catalogue)
    for (const language of catalogue.languages)
      if (!folder.texts.has(language))
        problems.push({ file: `texts/${language}.json`, text: 'is missing', severity: 'error' });
  for (const [at, language] of (catalogue?.languages ?? []).entries())
    if (catalogue && catalogue.languages.indexOf(language) < at)
      problems.push({
        file: 'catalogue.json',
        place: 'languages',
        text: `"${language}" is there twice`,
        severity: 'error',
      });
  const optionLists = [...folder.options.values()];
  const groupKeys = new Set(optionLists.flatMap((list) => list?.groups.map(({ key }) => key) ?? []));
  for (const [name, key] of optionLists.every(Boolean) ? Object.entries(catalogue?.keys ?? {}) : [])
    known('catalogue.json', `keys.${name}`, 'key of an option group', key, groupKeys);
  for (const field of retiredFields)
    if (catalogue && field in catalogue)
      problems.push({
        file: 'catalogue.json',
        place: field,
        text: 'is not read any more; remove it',
        severity: 'warning',
      });
  const { volume_m3, volume_decimals = 0 } = catalogue?.limits ?? {};
  const decimals = volume_decimals + volumeUnits[catalogue?.volume_unit ?? 'm3'].power;
  if (decimals > 3)
    problems.push({
      file: 'catalogue.json',
      place: 'limits.volume_decimals',
      text: `a litre is the smallest step: allow at most ${volume_decimals - (decimals - 3)} with "volume_unit": "${catalogue?.volume_unit}"`,
      severity: 'error',
    });
  else if (volume_m3 && decimals > 0 && volume_m3[1] * 10 ** decimals > maxVolumes)
    problems.push({
      file: 'catalogue.json',
      place: 'limits.volume_decimals',
      text: `${decimals} decimals up to ${volume_m3[1]} m³ are more than ${maxVolumes} volumes; allow fewer decimals or a smaller maximum`,
      severity: 'error',
    });
  if (catalogue && !catalogue.languages.includes(catalogue.default_language))
    problems.push({
      file: 'catalogue.json',
      place: 'default_language',
      text: `"${catalogue.default_language}" is not one of the languages; there are ${listed(catalogue.languages)}`,
      severity: 'error',
    });
};

/** Products that no storage type of their group can bear; visitors do not see them in the group (G1). */
function tooDense(
  { storageTypes, products }: CatalogueFolder,
  place: string,
  types: readonly string[],
  stored: readonly string[],
): Problem[] {
  const limits = types.map((type) => storageTypes.get(type)?.limits.density_kg_m3);
  // A storage type that cannot be read is reported elsewhere.
  const limit = Math.max(...limits.map((each) => each ?? Number.POSITIVE_INFINITY));
  return products
    .filter(({ cells }) => stored.includes(cells.id ?? '') && Number(cells.density_kg_m3) > limit)
    .map(({ cells: { id, density_kg_m3: density } }) => ({
      file: 'product-groups.json',
      place,
      text:
        `${id} weighs ${density} kg/m³ (products.csv), and no storage type of this group bears more than ` +
        `${limit}: visitors cannot choose it here`,
      severity: 'warning',
    }));
}
