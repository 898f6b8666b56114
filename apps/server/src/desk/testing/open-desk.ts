import { sampleSetting } from '@silowright/catalogue/testing/sample-catalogue';
import { noteStaffMember } from '../../access/store/staff-members.ts';
import { type RunningServer, type StartOptions, startServer } from '../../app/start-server.ts';
import type { Store } from '../../platform/db/store.ts';
import { openMemoryStore } from '../../platform/db/testing/memory-store.ts';
import { noStaffLogin } from '../../platform/identity/open-staff-login.ts';
import type { TokenWorkshop } from '../../platform/identity/testing/forged-tokens.ts';
import { sharedWorkshop, workshopLogin } from '../../platform/identity/testing/workshop-login.ts';
import { sharedThreads } from '../../platform/threads/testing/shared-threads.ts';

export interface OpenDesk extends RunningServer {
  readonly workshop: TokenWorkshop;
  /** A call by staff; `token` and `headers` override the defaults. */
  readonly call: (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { readonly token?: string | null; readonly headers?: Record<string, string> },
  ) => Promise<{
    readonly status: number;
    // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer carries.
    readonly json: any;
    readonly headers: Record<string, unknown>;
    readonly bytes: Buffer;
  }>;
  readonly close: () => Promise<void>;
}

/** The real server on a store in memory, with tokens of a test provider. */
export async function openDesk(
  given?: Store,
  env: Record<string, string> = {},
  options: Pick<StartOptions, 'webRoots' | 'nowMs' | 'guardClock' | 'threads'> = {},
): Promise<OpenDesk> {
  const store = given ?? (await openMemoryStore());
  const workshop = sharedWorkshop();
  const { verify } = workshopLogin(workshop, env.AUTH_ROLE_CLAIM);
  const server = await startServer(
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...sampleSetting, ...env },
    { threads: sharedThreads, ...options, store, staffLogin: { ...noStaffLogin, verify } },
  );
  return {
    ...server,
    workshop,
    call: async (method, path, body, { token = workshop.goodToken(), headers = {} } = {}) => {
      const raw = Buffer.isBuffer(body) || typeof body === 'string';
      const response = await server.app.server.inject({
        method,
        url: `/api${path}`,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: raw ? body : JSON.stringify(body) }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        json: isJson ? response.json() : undefined,
        headers: response.headers,
        bytes: response.rawPayload,
      };
    },
    close: () => server.stop(),
  };
}

/** Colleagues who have logged in once, so that work can go to them. */
export const addColleagues = (store: Store, ...names: readonly string[]): Promise<void> =>
  store.write(async (db) => {
    for (const name of names) {
      await noteStaffMember(db, { id: name, name, email: null, claimed_role: 'sales', seen_at: 1 });
    }
  });
