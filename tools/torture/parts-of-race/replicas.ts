import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { openStore } from '../../../apps/server/src/platform/db/open-store.ts';
import type { Store } from '../../../apps/server/src/platform/db/store.ts';
import {
  createDatabase,
  startPostgres,
} from '../../../apps/server/src/platform/db/testing/postgres-server.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The secret that a browser would store. */
  readonly key: string | undefined;
}

export interface Replicas {
  /** The harness's own view of the database. */
  readonly store: Store;
  /** Sends a PUT to one of them, selected by number modulo count. */
  put(
    replica: number,
    path: string,
    body: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  stop(): Promise<void>;
}

/** Two processes of the server on one PostgreSQL. */
export async function openReplicas(env: Readonly<Record<string, string>> = {}): Promise<Replicas> {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const url = await createDatabase(postgres.value.url);
  const store = await openStore({ engine: 'postgres', url, poolSize: 8 });
  const children: ChildProcess[] = [];
  const start = async (): Promise<string> => {
    const child = fork(new URL('./replica.ts', import.meta.url), {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        HOST: '127.0.0.1',
        NODE_ENV: 'test',
        DATABASE_URL: url,
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
        DEMO_LOGIN: 'off',
        ...env,
      },
    });
    children.push(child);
    const [address] = (await once(child, 'message')) as [string];
    return address;
  };
  const addresses = [await start(), await start()];
  const agent = new Agent({ keepAlive: true });
  return {
    store,
    put: (replica, path, body, headers = {}) =>
      send(agent, `${addresses[replica % addresses.length]}/api${path}`, JSON.stringify(body), headers),
    stop: async () => {
      agent.destroy();
      for (const child of children) child.disconnect();
      await Promise.all(children.map((child) => once(child, 'exit')));
      await store.close();
      await postgres.value.stop();
    },
  };
}

function send(
  agent: Agent,
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        agent,
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => {
          const key = response.headers['configuration-key'];
          resolve({ status: response.statusCode ?? 0, text, key: typeof key === 'string' ? key : undefined });
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
