import { adminGetOptions } from '@silowright/contract/admin-get-options';
import { adminGetPrices } from '@silowright/contract/admin-get-prices';
import { adminGetVersion, adminListHistory } from '@silowright/contract/admin-list-history';
import { adminPublishOptions } from '@silowright/contract/admin-publish-options';
import { adminPublishPrices } from '@silowright/contract/admin-publish-prices';
import type { FastifyRequest } from 'fastify';
import type { ServerParts } from '../app.ts';
import { ApiError } from '../http/api-error.ts';
import { type MountContext, mounter } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import { getOptionsHandler, getPricesHandler, getVersionHandler, listHistoryHandler } from './get-list.ts';
import { publishList } from './publish-list.ts';

/** A list of 100,000 rows and some air. */
const largestPublishBytes = 40_000_000;

/** Every call of the back office. */
export async function mountAdmin(context: MountContext, parts: ServerParts): Promise<void> {
  const { store } = parts;
  const mount = mounter(context);
  mount(adminGetPrices, getPricesHandler(store));
  mount(adminGetOptions, getOptionsHandler(store));
  mount(adminListHistory, listHistoryHandler(store));
  mount(adminGetVersion, getVersionHandler(store));

  // Bodies of a publish stay bytes here: they are read aside, and only after the gate let the caller in.
  await context.app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: largestPublishBytes },
      async (_request: unknown, body: Buffer) => body,
    );
    const mountRaw = mounter({ ...context, app: scope });
    const { body: _prices, ...publishPrices } = adminPublishPrices;
    const { body: _options, ...publishOptions } = adminPublishOptions;
    mountRaw(publishPrices, ({ request }) =>
      publishList(parts, 'base', bytesOf(request), staffName(request)),
    );
    mountRaw(publishOptions, ({ request }) =>
      publishList(parts, 'options', bytesOf(request), staffName(request)),
    );
  });
}

function bytesOf(request: FastifyRequest): Uint8Array {
  if (Buffer.isBuffer(request.body)) return request.body;
  throw new ApiError('bad-request');
}
