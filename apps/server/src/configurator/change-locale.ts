import type { changeLocale } from '@silowright/contract/configurator';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { saveLocale } from './store/configurations.ts';

/** Sets the language of the labels and of the quotation. */
export const changeLocaleHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof changeLocale> =>
  async ({ body, browser }) => {
    const saved = await saveLocale(store, {
      id: body.id,
      browser_hash: browser.hash,
      locale: body.localeStr,
      now: nowMs(),
    });
    if (!saved) throw new ApiError('unknown-configuration');
    return { ok: true };
  };
