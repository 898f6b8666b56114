import { randomUUID } from 'node:crypto';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';
import { rightsChanged } from './rights-changed.ts';
import { hashToken, newMachineToken } from './staff-access.ts';
import { addMachineToken, listMachineTokens, withdrawMachineToken } from './store/machine-tokens.ts';

const timeOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const adminListTokensHandler: HandlerOf<'admin-list-tokens'> =
  ({ store }) =>
  async () => {
    const rows = await store.read(listMachineTokens);
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      scopes: readStored(storedKinds.token, row.id, row.scopes),
      author: row.author,
      made_at: new Date(row.made_at).toISOString(),
      expires_at: new Date(row.expires_at).toISOString(),
      withdrawn_at: timeOrNull(row.withdrawn_at),
      withdrawn_by: row.withdrawn_by,
      last_used_at: timeOrNull(row.used_at),
    }));
  };

const dayMs = 86_400_000;

/** Only the hash is stored. */
export const adminMakeTokenHandler: HandlerOf<'admin-make-token'> =
  ({ store, nowMs, expiryMs }) =>
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

export const adminWithdrawTokenHandler: HandlerOf<'admin-withdraw-token'> =
  ({ store, nowMs }) =>
  async ({ params, request }) => {
    const by = { author: staffName(request), nowMs: nowMs() };
    const held = await store.write(async (db) => {
      const token = await withdrawMachineToken(db, params.id, by);
      if (!token) throw new ApiError('not-found');
      return rightsChanged.tell(db, { of: 'token', token });
    });
    return { ok: true, held: held.flat() };
  };
