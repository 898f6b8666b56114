import type { LocaleName } from '@silowright/domain/locale';
import type { Namespace } from '@silowright/texts/text-keys';
import type { Messages } from '@silowright/texts/translate';

/** The addresses of the text files; names contain a content hash, so they can be cached forever. */
const urls = import.meta.glob<string>(['../../../../packages/texts/locales/*/*.json', '!**/quotation.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

export const textFileUrl = (locale: LocaleName, namespace: Namespace): string | undefined =>
  urls[`../../../../packages/texts/locales/${locale}/${namespace}.json`];

const retries = 5;
const firstDelayMs = 350;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads one text file with up to 5 retries; the delay doubles from 350 ms (LG-04). */
export async function fetchTexts(
  url: string,
  fetchFile: (url: string) => Promise<Response> = fetch,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<Messages> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetchFile(url);
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      return (await response.json()) as Messages;
    } catch (error) {
      if (attempt === retries) throw error;
      await pause(firstDelayMs * 2 ** attempt);
    }
  }
}
