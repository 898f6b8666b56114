import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './call.ts';
import { endpoints } from './calls.ts';

/**
 * Other clients and servers use this API. Each call is one line with the hash of what it takes and gives, so that a
 * change of a call shows as its line and is intended.
 */
it('is as it was released; after an intended change run `vitest run packages/contract -u`', async () => {
  const lines = (endpoints as readonly Endpoint[]).map(
    ({ name, method, path, access, scope, errors, params, query, body, response }) => {
      const shapes = [
        shapeOf(params, 'input'),
        shapeOf(query, 'input'),
        shapeOf(body, 'input'),
        shapeOf(response, 'output'),
      ];
      const hash = createHash('sha256')
        .update(JSON.stringify([...shapes, errors]))
        .digest('hex')
        .slice(0, 12);
      return [name, `${method} ${path}`, scope ?? access, hash].join('  ');
    },
  );
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('whole-api.txt');
});

function shapeOf(schema: z.ZodMiniType | undefined, io: 'input' | 'output'): object | null {
  if (!schema) return null;
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
}
