import fastifyMultipart from '@fastify/multipart';
import { adminConfirmClock, adminGetClock } from '@silowright/contract/admin-clock';
import {
  adminListDealerSaves,
  adminListDealers,
  adminSaveDealers,
  adminUndoDealerSave,
  adminUploadLogo,
} from '@silowright/contract/admin-dealers';
import { adminGetOptions } from '@silowright/contract/admin-get-options';
import { adminGetPrices } from '@silowright/contract/admin-get-prices';
import {
  adminChangeIncoming,
  adminExportIncoming,
  adminGetDocument,
  adminGetIncoming,
  adminListIncoming,
  adminListMails,
  adminSendAgain,
} from '@silowright/contract/admin-incoming';
import { adminGetVersion, adminListHistory } from '@silowright/contract/admin-list-history';
import { adminPreviewOptions, adminPreviewPrices } from '@silowright/contract/admin-preview-publish';
import { adminErasePerson, adminExportPerson, adminListErasures } from '@silowright/contract/admin-privacy';
import { adminPublishOptions } from '@silowright/contract/admin-publish-options';
import { adminPublishPrices } from '@silowright/contract/admin-publish-prices';
import { adminSettleMails } from '@silowright/contract/admin-settle-mails';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import { type MountContext, mounter } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { changeIncomingHandler } from './change-incoming.ts';
import { largestLogoBytes } from './clean-logo.ts';
import { confirmClockHandler, getClockHandler } from './clock.ts';
import {
  listDealerSavesHandler,
  listDealersHandler,
  saveDealersHandler,
  undoDealerSaveHandler,
} from './dealers.ts';
import { exportIncomingHandler, getDocumentHandler } from './download.ts';
import { getOptionsHandler, getPricesHandler, getVersionHandler, listHistoryHandler } from './get-list.ts';
import { getIncomingHandler, listIncomingHandler } from './incoming.ts';
import { listMailsHandler, sendAgainHandler, settleMailsHandler } from './mails.ts';
import { previewPublish } from './preview-publish.ts';
import { erasePersonHandler, exportPersonHandler, listErasuresHandler } from './privacy.ts';
import { publishList } from './publish-list.ts';
import { serveMedia } from './serve-media.ts';
import { uploadLogoHandler } from './upload-logo.ts';

/** A list of 100,000 rows and some air. */
const largestPublishBytes = 40_000_000;
/** Dealers come by the thousand from a file. */
const largestDealerBytes = 4_000_000;

/** Every call of the back office. */
export async function mountAdmin(context: MountContext, parts: ServerParts): Promise<void> {
  const { store } = parts;
  const mount = mounter(context);
  mount(adminGetPrices, getPricesHandler(store));
  mount(adminGetOptions, getOptionsHandler(store));
  mount(adminListHistory, listHistoryHandler(store));
  mount(adminGetVersion, getVersionHandler(store));
  mount(adminListDealers, listDealersHandler(parts));
  mount(adminListDealerSaves, listDealerSavesHandler(parts));
  mount(adminUndoDealerSave, undoDealerSaveHandler(parts));
  mount(adminListIncoming, listIncomingHandler(parts));
  mount(adminGetIncoming, getIncomingHandler(parts));
  mount(adminChangeIncoming, changeIncomingHandler(parts));
  mount(adminExportIncoming, exportIncomingHandler(parts));
  mount(adminListMails, listMailsHandler(parts));
  mount(adminSendAgain, sendAgainHandler(parts));
  mount(adminSettleMails, settleMailsHandler(parts));
  mount(adminGetDocument, getDocumentHandler(parts));
  mount(adminExportPerson, exportPersonHandler(parts));
  mount(adminErasePerson, erasePersonHandler(parts));
  mount(adminListErasures, listErasuresHandler(parts));
  mount(adminGetClock, getClockHandler(parts));
  mount(adminConfirmClock, confirmClockHandler(parts));
  serveMedia(context.app, store);

  await context.app.register(async (scope) => mountPublishing(scope, context, parts));
  await context.app.register(async (scope) => mountDealerFiles(scope, context, parts));
}

/** Bodies of a publish stay bytes here: they are read aside, and only after the gate let the caller in. */
function mountPublishing(scope: FastifyInstance, context: MountContext, parts: ServerParts): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestPublishBytes },
    async (_request: unknown, body: Buffer) => body,
  );
  const mount = mounter({ ...context, app: scope });
  const unread = <Endpoint extends { readonly body?: unknown }>({ body: _, ...rest }: Endpoint) => rest;
  mount(unread(adminPublishPrices), ({ request }) =>
    publishList(parts, 'base', bytesOf(request), staffName(request)),
  );
  mount(unread(adminPublishOptions), ({ request }) =>
    publishList(parts, 'options', bytesOf(request), staffName(request)),
  );
  mount(unread(adminPreviewPrices), ({ request, reply }) =>
    previewPublish(parts, 'base', bytesOf(request), whenGone(reply)),
  );
  mount(unread(adminPreviewOptions), ({ request, reply }) =>
    previewPublish(parts, 'options', bytesOf(request), whenGone(reply)),
  );
}

/** Whoever types on gives up the question about the list of before. */
function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

async function mountDealerFiles(
  scope: FastifyInstance,
  context: MountContext,
  parts: ServerParts,
): Promise<void> {
  await scope.register(fastifyMultipart, {
    limits: { fileSize: largestLogoBytes + 1, files: 1, fields: 0, parts: 1, headerPairs: 50 },
    throwFileSizeLimit: true,
  });
  const mount = mounter({ ...context, app: scope });
  mount(adminUploadLogo, uploadLogoHandler(parts));
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = largestDealerBytes;
  });
  mount(adminSaveDealers, saveDealersHandler(parts));
}

function bytesOf(request: FastifyRequest): Uint8Array {
  if (Buffer.isBuffer(request.body)) return request.body;
  throw new ApiError('bad-request');
}
