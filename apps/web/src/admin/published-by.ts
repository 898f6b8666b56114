import type { Publication } from '@silowright/contract/admin-fields';
import type { Texts } from '../texts/use-texts.ts';

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
    : { author, comment: comment || '–' };
