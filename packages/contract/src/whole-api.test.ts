import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './call.ts';
import { endpoints } from './calls.ts';

/** Other clients and servers use this API. Every change of a call must appear here and be intended. */
it('matches the snapshot; after an intended change run `vitest run packages/contract -u`', async () => {
  const calls = (endpoints as readonly Endpoint[]).map(
    ({ name, method, path, access, scope, errors, params, query, body, response }) => ({
      name,
      call: `${method} ${path}`,
      access,
      scope,
      errors,
      ...(params && { params: shapeOf(params, 'input') }),
      ...(query && { query: shapeOf(query, 'input') }),
      ...(body && { body: shapeOf(body, 'input') }),
      response: shapeOf(response, 'output'),
    }),
  );
  await expect(`${JSON.stringify(calls, null, 2)}\n`).toMatchFileSnapshot('whole-api.snapshot');
});

function shapeOf(schema: z.ZodMiniType, io: 'input' | 'output'): object {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
}
