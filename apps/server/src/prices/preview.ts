import { PassThrough, type Readable } from 'node:stream';
import { type EffectLine, effectLines, type PublishEffect } from '@silowright/contract/price-fields';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { abortedOnDisconnect, bytesOf } from '../platform/http/unread-body.ts';
import type { ServerParts } from '../server-parts.ts';
import { publishInWorker, type Watch } from './publish-in-worker.ts';
import { type QuotedPrice, quotedLast } from './quoted-last.ts';
import { type ListKind, listsInForce } from './store/price-lists.ts';

const lastQuotations = 100;

/** The effect of a list on the last quotations before it is published. */
export async function previewPublish(
  store: Store,
  kind: ListKind,
  body: Uint8Array,
  watch?: Watch,
): Promise<PublishEffect> {
  const input = await store.read(async (db) => {
    const inForce = await listsInForce(db);
    const offers: Record<PricedSegment, readonly QuotedPrice[]> = {};
    for (const segment of Object.keys(inForce))
      offers[segment] = (await quotedLast.tell(db, { segment, limit: lastQuotations })).flat();
    return { kind, body, inForce, offers };
  });
  const { outcome } = await publishInWorker('effect', input, watch);
  if (!outcome.ok) throw new ApiError(outcome.reason.code, outcome.reason.errors);
  return outcome.value;
}

interface PreviewCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a list would do; with lines of progress if the caller accepts them. The work ends when the caller leaves. */
export async function answerPreview(
  { store }: Pick<ServerParts, 'store'>,
  kind: ListKind,
  { request, reply }: PreviewCall,
): Promise<PublishEffect> {
  const signal = abortedOnDisconnect(reply);
  const body = bytesOf(request);
  if (request.headers.accept !== effectLines) return previewPublish(store, kind, body, { signal });
  reply.header('content-type', effectLines);
  // A proxy that collects the answer would show the progress at the end.
  reply.header('x-accel-buffering', 'no');
  const lines = new PassThrough();
  const write = (line: EffectLine) => lines.writable && lines.write(`${JSON.stringify(line)}\n`);
  // Sends the headers, so that a caller who leaves is not an error.
  write({ progress: 0 });
  previewPublish(store, kind, body, { signal, onProgress: (progress) => write({ progress }) })
    .then((effect) => write({ effect }))
    .catch((error) => {
      if (!(error instanceof ApiError)) throw error;
      write({ error: error.body() });
    })
    .then(
      () => lines.end(),
      (error) => lines.destroy(error),
    );
  // mount() sends a stream as it is.
  return lines as Readable as never;
}
