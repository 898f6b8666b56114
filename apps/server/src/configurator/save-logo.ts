import type { BodyOf } from '@silowright/contract/call';
import type { saveLogo } from '@silowright/contract/pictures';
import { sheetColour } from '@silowright/domain/drawing/pen';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { redrawPicture } from '../platform/http/redraw-picture.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOwnConfiguration, touchConfiguration } from './store/configurations.ts';
import { forgetUnusedLogos, isStoredLogo, linkLogo, type StoredLogo, storeLogo } from './store/unit-logos.ts';

const largestLogoBytes = 1_048_576;

/** Keeps the visitor's logo with the configuration; drawings and the next quotation show it (ST-07). */
export const saveLogoHandler =
  ({ store, nowMs, expiryMs }: Pick<ServerParts, 'store' | 'nowMs' | 'expiryMs'>): Handler<typeof saveLogo> =>
  async ({ body: { id, logo }, browser }) => {
    // A picture is decoded for the owner of a configuration only.
    if (!(await findOwnConfiguration(store, id, browser.hash))) throw new ApiError('unknown-configuration');
    const drawn = logo && 'file' in logo ? await redrawn(logo) : undefined;
    const now = nowMs();
    const name = await store.write(async (db) => {
      const own = await touchConfiguration(db, { id, browser_hash: browser.hash, now });
      if (!own) throw new ApiError('unknown-configuration');
      const kept = drawn ? await storeLogo(db, drawn, now) : logo && 'name' in logo ? logo.name : null;
      if (kept && !drawn && !(await isStoredLogo(db, kept)))
        throw new ApiError('bad-request', [fieldError('logo.name', 'unknown', 'is not a stored logo')]);
      await linkLogo(db, id, kept);
      await forgetUnusedLogos(db, { nowMs: now, expiryMs: expiryMs() });
      return kept;
    });
    return { name };
  };

/** A visitor may send fewer pixels than staff; the page sends no larger side (threat 78). */
const longestSidePx = 2_000;
/** On paper the sheet on the unit is a few centimetres wide. */
const shownSidePx = 640;

/** In full for production; for drawings smaller, and opaque on the colour of the sheet. */
async function redrawn({
  file,
}: Extract<NonNullable<BodyOf<typeof saveLogo>['logo']>, { file: string }>): Promise<StoredLogo> {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > largestLogoBytes) throw new ApiError('payload-too-large');
  const full = await redrawPicture(
    bytes,
    'png',
    (picture) => picture.png({ compressionLevel: 9 }),
    longestSidePx ** 2,
  );
  if (!full.ok) throw new ApiError('bad-request', [fieldError('logo.file', full.reason, full.reason)]);
  const shown = await redrawPicture(full.value, 'png', (picture) =>
    picture
      .resize({ width: shownSidePx, height: shownSidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: sheetColour })
      .png({ compressionLevel: 9 }),
  );
  if (!shown.ok) throw new Error(`a redrawn logo is ${shown.reason}`);
  return { full: full.value, shown: shown.value };
}
