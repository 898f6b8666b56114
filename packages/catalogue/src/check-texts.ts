import { usualVatSentences } from '@silowright/domain/pricing/vat';
import type { CatalogueFolder, Check } from './folder.ts';
import { listed } from './problem.ts';

const usualSentences: ReadonlySet<string> = new Set(usualVatSentences);
/** Selling points on every card of a recommendation. */
const sellingPoints = 3;

/** Texts of the default language are complete (errors); other languages may miss some (one warning each). */
export const checkTexts: Check = (folder, problems) => {
  const { catalogue } = folder;
  if (!catalogue) return;
  const needed = neededTexts(folder);
  // A file that cannot be read leaves its texts without a use; that is no second mistake.
  const complete = folder.markets && folder.productGroups && [...folder.options.values()].every(Boolean);
  for (const language of catalogue.languages) {
    const texts = folder.texts.get(language);
    if (!texts) continue;
    const file = `texts/${language}.json`;
    const missing = needed.filter((key) => !texts[key]?.trim());
    if (language === catalogue.default_language)
      for (const key of missing) problems.push({ file, text: `has no text for "${key}"`, severity: 'error' });
    else if (missing.length > 0)
      problems.push({
        file,
        text:
          `has no text for ${missing.length} of ${needed.length} keys; ${catalogue.default_language} is shown instead: ` +
          `${listed(missing.slice(0, 5))}${missing.length > 5 ? ' …' : ''}`,
        severity: 'warning',
      });
    const known = new Set(needed);
    for (const key of complete ? Object.keys(texts) : [])
      if (
        key !== '$schema' &&
        !known.has(key) &&
        !/^(option-info|option-segment|product-examples|product-group-hint|vat|market|storage-type)\./.test(
          key,
        )
      )
        problems.push({
          file,
          place: `"${key}"`,
          text: 'belongs to nothing in the catalogue',
          severity: 'warning',
        });
  }
  const names = folder.products[0]?.cells;
  for (const language of names ? catalogue.languages : [])
    for (const { line, cells } of folder.products)
      if (!cells[`name_${language}`])
        problems.push({
          file: 'products.csv',
          place: `line ${line}, name_${language}`,
          text: 'is empty',
          severity: language === catalogue.default_language ? 'error' : 'warning',
        });
};

function neededTexts(folder: CatalogueFolder): readonly string[] {
  const keys = new Set<string>();
  for (const code of folder.storageTypes.keys()) {
    keys.add(`storage-type.${code}.name`);
    for (const key of Object.values(folder.storageTypes.get(code)?.name_in ?? {})) keys.add(key);
    for (let at = 1; at <= sellingPoints; at++) keys.add(`storage-type.${code}.selling-point-${at}`);
  }
  for (const segment of Object.keys(folder.markets?.segments ?? {})) keys.add(`market.${segment}`);
  for (const groups of Object.values(folder.productGroups ?? {}))
    for (const group of Array.isArray(groups) ? groups : []) {
      keys.add(`product-group.${group.type}`);
      for (const { type } of group.characteristics ?? []) keys.add(`product-group.${type}`);
    }
  for (const list of folder.options.values())
    for (const group of list?.groups ?? []) {
      keys.add(`option-group.${group.id}`);
      for (const { value } of group.options) keys.add(`option.${group.id}.${value}`);
    }
  for (const { sentence } of folder.money?.vat.rules ?? [])
    if (sentence && !usualSentences.has(sentence)) keys.add(sentence);
  return [...keys];
}
