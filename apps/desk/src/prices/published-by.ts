import type { Publication } from '@silowright/contract/price-fields';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { timeText } from '../parts/formats.ts';

/** Who published a version and why. What a release publishes has an author and a comment in the reader's language. */
export const publishedBy = (
  { t }: Pick<Texts, 't'>,
  { version, author, comment }: Pick<Publication, 'version' | 'author' | 'comment'>,
): { readonly author: string; readonly comment: string } =>
  author === 'system'
    ? {
        author: t('admin.history-system'),
        comment: t(version === 1 ? 'admin.history-first-release' : 'admin.history-next-release'),
      }
    : { author, comment };

/** A version that was published meanwhile, with its comment if it has one. */
export function newerVersion(
  texts: Pick<Texts, 't' | 'locale'>,
  published: Pick<Publication, 'version' | 'author' | 'comment' | 'published_at'>,
): string {
  const { author, comment } = publishedBy(texts, published);
  const time = timeText(texts.locale, published.published_at);
  const text = texts.t('admin.newer-version', { version: published.version, author, time });
  return comment ? `${text}: ${comment}` : text;
}
