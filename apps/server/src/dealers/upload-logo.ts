import type { Outcome } from '@silowright/domain/outcome';
import type { FastifyRequest } from 'fastify';
import { logoName, saveMedia } from '../platform/db/documents.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { largestFileBytes } from '../platform/http/mount-calls.ts';
import { type PictureProblem, redrawPicture } from '../platform/http/redraw-picture.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';
import { recordDealerChanges } from './store/dealer-changes.ts';
import { saveLogo, staffDealers } from './store/dealers.ts';

const sentences: Record<LogoProblem, string> = {
  'not-png': 'is not a PNG',
  broken: 'is a PNG that cannot be read',
  'too-many-pixels': 'has too many pixels',
};

/** The name of the uploaded file is never used: the address is derived from the content (threat 34). */
export const adminUploadLogoHandler: HandlerOf<'admin-upload-logo'> =
  ({ store, nowMs }) =>
  async ({ params, request }) => {
    const dealer = (await store.read((db) => staffDealers(db, [params.dealerId]))).get(params.dealerId);
    // A dealer without an id of HubSpot is named twice.
    if (!dealer || (dealer.hub_spot_id || dealer.id) !== params.hubSpotId) throw new ApiError('not-found');
    const outcome = await cleanLogo(await readFile(request));
    if (!outcome.ok) {
      throw new ApiError('bad-request', [fieldError('file', outcome.reason, sentences[outcome.reason])]);
    }
    const name = logoName(outcome.value);
    const url = `/media/${name}`;
    await store.write(async (db) => {
      await saveMedia(db, name, outcome.value, nowMs());
      await saveLogo(db, dealer.id, dealer.hub_spot_id, url);
      await recordDealerChanges(db, [
        {
          dealer_id: params.dealerId,
          at: nowMs(),
          author: staffName(request),
          kind: 'logo',
          together: 1,
          fields: [{ field: 'image_url', was: dealer.image_url, becomes: url }],
        },
      ]);
    });
    return { url };
  };

/** Exactly one file in the field `file`, of at most 1,048,576 bytes. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError('unsupported-media-type');
  let file: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file' || file) throw onlyOneFile();
      file = await part.toBuffer();
      if (part.file.truncated) throw new ApiError('payload-too-large');
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const code = (error as { code?: string }).code;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new ApiError('payload-too-large');
    throw onlyOneFile();
  }
  if (!file || file.length === 0) throw onlyOneFile();
  if (file.length > largestFileBytes) throw new ApiError('payload-too-large');
  return file;
}

const onlyOneFile = (): ApiError =>
  new ApiError('bad-request', [fieldError('file', 'one-file', 'send one file in the field "file"')]);

export type LogoProblem = PictureProblem<'png'>;

export const cleanLogo = (bytes: Buffer): Promise<Outcome<Buffer, LogoProblem>> =>
  redrawPicture(bytes, 'png', (picture) => picture.png({ compressionLevel: 9 }));
