import { randomUUID } from 'node:crypto';
import type { adminMakeToken } from '@silowright/contract/access';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { hashToken, newMachineToken } from './staff-access.ts';
import { addMachineToken } from './store/machine-tokens.ts';

const dayMs = 86_400_000;

/** Only the hash is stored. */
export const adminMakeTokenHandler =
  ({
    store,
    nowMs,
    expiryMs,
  }: Pick<ServerParts, 'store' | 'nowMs' | 'expiryMs'>): Handler<typeof adminMakeToken> =>
  async ({ body, request }) => {
    const [id, token, madeAt] = [randomUUID(), newMachineToken(), nowMs()];
    // A clock that is ahead by mistake must not give a longer life.
    const expiresAt = expiryMs() + body.days * dayMs;
    await store.write((db) =>
      addMachineToken(db, {
        id,
        hash: hashToken(token),
        name: body.name,
        scopes: JSON.stringify(body.scopes),
        author: staffName(request),
        made_at: madeAt,
        expires_at: expiresAt,
      }),
    );
    return { id, token, expires_at: new Date(expiresAt).toISOString() };
  };
