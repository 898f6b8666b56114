import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textsIn } from '@silowright/catalogue/browser-files';
import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import type { LocaleName } from '@silowright/domain/locale';
import type { Messages } from '@silowright/texts/translate';

/** All texts of one language. */
export type Texts = (locale: LocaleName) => Messages;

const known = new Map<LocaleName, Messages>();
const localesFolder = new URL('../../../packages/texts/locales/', import.meta.url);

/** The texts of the program in one language, loaded when first needed. */
export function loadMessages(locale: LocaleName): Messages {
  let messages = known.get(locale);
  if (!messages) {
    const folder = new URL(`${locale}/`, localesFolder);
    messages = Object.assign(
      {},
      ...readdirSync(fileURLToPath(folder))
        .filter((file) => file.endsWith('.json'))
        .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    ) as Messages;
    known.set(locale, messages);
  }
  return messages;
}

/** The texts of program and catalogue. */
export function textsWith(catalogue: LoadedCatalogue): Texts {
  const joined = new Map<LocaleName, Messages>();
  return (locale) => {
    let messages = joined.get(locale);
    if (!messages) {
      messages = { ...loadMessages(locale), ...textsIn(catalogue, locale) };
      joined.set(locale, messages);
    }
    return messages;
  };
}
