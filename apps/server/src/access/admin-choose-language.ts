import type { adminChooseLanguage } from '@silowright/contract/access';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffCaller } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { keepLanguageOfStaff } from './store/staff-members.ts';

export const adminChooseLanguageHandler =
  ({ store, catalogue }: Pick<ServerParts, 'store' | 'catalogue'>): Handler<typeof adminChooseLanguage> =>
  async ({ body: { language }, request }) => {
    const { member, role } = staffCaller(request);
    if (!role) throw new ApiError('not-allowed');
    if (!catalogue.languages.some((each) => each.startsWith(language))) {
      throw new ApiError('bad-request', [
        fieldError('language', 'unknown', 'is no language of the catalogue'),
      ]);
    }
    await store.write((db) => keepLanguageOfStaff(db, member.subject, language));
    return { language };
  };
