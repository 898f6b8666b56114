import type { BodyOf } from '@silowright/contract/call';
import type { saveLogo } from '@silowright/contract/pictures';
import { sheetColour } from '@silowright/domain/drawing/pen';
import { largestPhotoBytes, maxPhotoPx } from '@silowright/domain/photo/photo-limits';
import type { Db } from '../platform/db/store.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { redrawPicture } from '../platform/http/redraw-picture.ts';
import type { HandlerOf } from '../server-parts.ts';
import { findOwnConfiguration, storeYardPlan, touchConfiguration } from './store/configurations.ts';
import { copiesOf, withOrigins } from './store/copies.ts';
import { forgetSitePhotos, saveSitePhoto } from './store/site-photos.ts';
import {
  forgetUnusedLogos,
  isStoredLogo,
  linkLogo,
  readUnitLogo,
  type StoredLogo,
  storeLogo,
} from './store/unit-logos.ts';

/** Keeps the plan with the configuration; the next quotation prints it (TD-06). */
export const saveYardPlanHandler: HandlerOf<'save-yard-plan'> =
  ({ store, nowMs }) =>
  async ({ body, browser }) => {
    const saved = await store.write((db) =>
      storeYardPlan(db, {
        id: body.id,
        browser_hash: browser.hash,
        yard_plan: body.plan && JSON.stringify(body.plan),
        now: nowMs(),
      }),
    );
    if (!saved) throw new ApiError('unknown-configuration');
    return { ok: true };
  };

const largestLogoBytes = 1_048_576;

/** Keeps the visitor's logo with the configuration; drawings and the next quotation show it (ST-07). */
export const saveLogoHandler: HandlerOf<'save-logo'> =
  ({ store, nowMs, expiryMs }) =>
  async ({ body: { id, logo }, browser }) => {
    // A picture is decoded for the owner of a configuration only.
    if (!(await findOwnConfiguration(store, id, browser.hash))) throw new ApiError('unknown-configuration');
    const drawn = logo && 'file' in logo ? await redrawnLogo(logo) : undefined;
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
const maxSidePx = 2_000;
/** On paper the sheet on the unit is a few centimetres wide. */
const shownSidePx = 640;

/** In full for production; for drawings smaller, and opaque on the colour of the sheet. */
async function redrawnLogo({
  file,
}: Extract<NonNullable<BodyOf<typeof saveLogo>['logo']>, { file: string }>): Promise<StoredLogo> {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > largestLogoBytes) throw new ApiError('payload-too-large');
  const full = await redrawPicture(
    bytes,
    'png',
    (picture) => picture.png({ compressionLevel: 9 }),
    maxSidePx ** 2,
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

/** A fixed type and no active content (threat 33). Kept by the browser only, so that it can be erased elsewhere. */
export const readLogoHandler: HandlerOf<'read-logo'> =
  ({ store }) =>
  async ({ params: { name }, query: { full }, reply }) => {
    const bytes = await store.read((db) => readUnitLogo(db, name, full ? 'full_size' : 'shown'));
    if (!bytes) throw new ApiError('not-found');
    reply.headers({
      'content-type': 'image/png',
      'content-disposition': `${full ? 'attachment' : 'inline'}; filename="logo.png"`,
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    return Buffer.from(bytes);
  };

const sentences = {
  'not-jpeg': 'is not a JPEG',
  broken: 'is a JPEG that cannot be read',
  'too-many-pixels': 'has too many pixels',
} as const;

/** Keeps the redrawn picture with the configuration; the next quotation prints it (TD-05, threat 79). */
export const saveSitePhotoHandler: HandlerOf<'save-site-photo'> =
  ({ store, nowMs }) =>
  async ({ body: { id, photo }, browser }) => {
    // Before the picture is read: a stranger must not make the server work.
    if (!(await findOwnConfiguration(store, id, browser.hash))) throw new ApiError('unknown-configuration');
    const bytes = photo && (await redrawnPhoto(Buffer.from(photo.jpeg, 'base64')));
    await store.write(async (db) => {
      await touchConfiguration(db, { id, browser_hash: browser.hash, now: nowMs() });
      if (bytes) await saveSitePhoto(db, id, bytes, nowMs());
      else await withdrawPhoto(db, id);
    });
    return { ok: true };
  };

/** Consent that is withdrawn counts for all copies, and for what this browser copied it from (S19). */
async function withdrawPhoto(db: Db, id: string): Promise<void> {
  const origins = await withOrigins(db, id);
  await forgetSitePhotos(db, [id], [...origins, ...(await copiesOf(db, origins))]);
}

async function redrawnPhoto(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > largestPhotoBytes) throw new ApiError('payload-too-large');
  const outcome = await redrawPicture(bytes, 'jpeg', (picture) =>
    picture
      .autoOrient()
      .resize({ width: maxPhotoPx, height: maxPhotoPx, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 }),
  );
  if (outcome.ok) return outcome.value;
  throw new ApiError('bad-request', [fieldError('photo.jpeg', outcome.reason, sentences[outcome.reason])]);
}
