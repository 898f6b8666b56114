import fastifyMultipart from '@fastify/multipart';
import type { AnyCall } from '@silowright/contract/calls';
import { endpoints } from '@silowright/contract/calls';
import type { FastifyInstance } from 'fastify';
import { type Handler, type HandlersOf, type MountContext, mounter } from './mount.ts';

/** Maximum size of an uploaded file. */
export const largestFileBytes = 1_048_576;

/** Mounts every call of the contract, each in a scope that reads its body as the contract says. */
export async function mountCalls(context: MountContext, handlers: HandlersOf<AnyCall>): Promise<void> {
  const mountAll = (app: FastifyInstance, takes: AnyCall['takes']) => {
    const mount = mounter({ ...context, app });
    for (const call of endpoints)
      if ((call.takes ?? 'json') === takes) mount(call, handlers[call.name] as Handler<AnyCall>);
  };
  mountAll(context.app, 'json');
  await context.app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    mountAll(scope, 'bytes');
  });
  await context.app.register(async (scope) => {
    await scope.register(fastifyMultipart, {
      limits: { fileSize: largestFileBytes + 1, files: 1, fields: 0, parts: 1, headerPairs: 50 },
      throwFileSizeLimit: true,
    });
    mountAll(scope, 'file');
  });
}
