import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocaleName } from '@silowright/domain/locale';
import type { Messages } from '@silowright/texts/translate';

const known = new Map<LocaleName, Messages>();
const localesFolder = new URL('../../../packages/texts/locales/', import.meta.url);

/** All texts of one language, loaded when first needed. */
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
