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
  // Hints and explanations may be absent, but not in one language only.
  const optional = Object.keys(folder.texts.get(catalogue.default_language) ?? {}).filter(
    (key) => key !== '$schema',
  );
  // A file that cannot be read leaves its texts without a use; that is no second mistake.
  const complete = folder.markets && folder.productGroups && [...folder.options.values()].every(Boolean);
  for (const language of catalogue.languages) {
    const texts = folder.texts.get(language);
    if (!texts) continue;
    const file = `texts/${language}.json`;
    const expected =
      language === catalogue.default_language ? needed : [...new Set([...needed, ...optional])];
    const missing = expected.filter((key) => !texts[key]?.trim());
    if (language === catalogue.default_language)
      for (const text of firstOf(missing.map((key) => `has no text for "${key}"`)))
        problems.push({ file, text, severity: 'error' });
    else if (missing.length > 0)
      problems.push({
        file,
        text:
          `has no text for ${missing.length} of ${expected.length} keys; ${catalogue.default_language} is shown instead: ` +
          `${listed(missing.slice(0, maxListed))}${missing.length > maxListed ? ' …' : ''}`,
        severity: 'warning',
      });
    const known = new Set(needed);
    for (const key of complete ? Object.keys(texts) : [])
      if (
        key !== '$schema' &&
        !known.has(key) &&
        !/^(option-info|option-segment|product-examples|product-group-hint|vat|market|price-list|storage-type)\./.test(
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
  for (const language of catalogue.languages) {
    const column = `name_${language}`;
    const empty = folder.products.filter(({ cells }) => !cells[column]);
    if (language === catalogue.default_language)
      for (const { line } of empty)
        problems.push({
          file: 'products.csv',
          place: `line ${line}, ${column}`,
          text: 'is empty',
          severity: 'error',
        });
    else if (empty.length > 0)
      problems.push({
        file: 'products.csv',
        place: column,
        text:
          `is empty in ${empty.length} of ${folder.products.length} rows; ${catalogue.default_language} is shown ` +
          `instead: ${listed(empty.slice(0, 5).map(({ cells }) => cells.id ?? ''))}${empty.length > 5 ? ' …' : ''}`,
        severity: 'warning',
      });
  }
};

/** A new file misses everything; a page of lines says enough. */
const maxListed = 50;
const firstOf = (lines: readonly string[]): readonly string[] =>
  lines.length <= maxListed
    ? lines
    : [...lines.slice(0, maxListed), `… and ${lines.length - maxListed} more texts`];

function neededTexts(folder: CatalogueFolder): readonly string[] {
  const keys = new Set<string>();
  for (const code of folder.storageTypes.keys()) {
    keys.add(`storage-type.${code}.name`);
    for (const key of Object.values(folder.storageTypes.get(code)?.name_in ?? {})) keys.add(key);
    for (let at = 1; at <= sellingPoints; at++) keys.add(`storage-type.${code}.selling-point-${at}`);
  }
  for (const [segment, { title }] of Object.entries(folder.markets?.segments ?? {})) {
    keys.add(`market.${segment}`);
    if (title) keys.add(`market.${title}`);
  }
  for (const entry of Object.values(folder.markets?.lists ?? {}).flat())
    if (typeof entry !== 'string' && entry.title) keys.add(`market.${entry.title}`);
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
