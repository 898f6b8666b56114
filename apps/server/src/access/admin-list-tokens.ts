import type { adminListTokens } from '@silowright/contract/access';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { listMachineTokens } from './store/machine-tokens.ts';

const timeOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

export const adminListTokensHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListTokens> =>
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
