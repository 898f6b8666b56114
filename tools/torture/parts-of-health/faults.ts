import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import {
  type ServerProcess,
  startServerProcess,
} from '../../../apps/server/src/app/testing/server-process.ts';
import { ruinTable, runOnSqlite } from '../../../apps/server/src/platform/db/testing/harm-sqlite.ts';
import {
  createDatabase,
  runStatements,
  startPostgres,
} from '../../../apps/server/src/platform/db/testing/postgres-server.ts';
import { makeSealIdentity } from '../../../apps/server/src/signing/seal/seal-identity.ts';
import { examine } from '../../../scripts/doctor/examine.ts';
import { makeFewOffers } from '../parts-of-restore/make-few-offers.ts';
import { dayMs } from '../shared/clock.ts';
import { makeScratch, markScratch } from '../shared/scratch.ts';
import { mountSmallDisk } from '../shared/small-disk.ts';
import { shiftedClock } from './shifted-clock.ts';

export interface PlantedFault {
  strike(): void | Promise<void>;
  isNoticed(): Promise<boolean>;
  end(): Promise<void>;
}

interface Fault {
  readonly name: string;
  plant(): Promise<PlantedFault>;
}

const metricsToken = 'planted-faults-read-metrics';
const observed = { METRICS_TOKEN: metricsToken, LOG_LEVEL: 'fatal' };

const notReady = async ({ address }: ServerProcess) => (await fetch(`${address}/readyz`)).status === 503;
const metric = async ({ address }: ServerProcess, line: string) => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return text.split('\n').includes(line);
};
const doctorSays = async (env: Record<string, string>, words: RegExp, nowMs = Date.now()) =>
  (await examine(env, { nowMs })).some(({ level, text }) => level !== 'ok' && words.test(text));

/** A server on SQLite with a few quotations. */
async function onSqlite(env: Record<string, string> = {}) {
  const scratch = await makeScratch();
  await makeFewOffers(scratch.dataDir);
  const server = await startServerProcess({ ...observed, ...scratch.env, ...env });
  const end = async () => {
    await server.kill();
    scratch.remove();
  };
  return { ...scratch, server, end };
}

/** Servers on one PostgreSQL, with a separate role. */
async function onPostgres(servers: number) {
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const owner = await createDatabase(postgres.value.url);
  await runStatements(owner, 'create role visitor login superuser');
  const url = owner.replace('postgres@', 'visitor@');
  const scratch = await markScratch((await makeScratch()).dataDir, url);
  const started: ServerProcess[] = [];
  for (let nth = 0; nth < servers; nth++) {
    started.push(await startServerProcess({ ...observed, ...scratch.env }));
  }
  const end = async () => {
    await Promise.all(started.map((server) => server.kill()));
    scratch.remove();
    await postgres.value.stop();
  };
  return { servers: started as [ServerProcess, ...ServerProcess[]], owner, env: scratch.env, end };
}

export const faults: readonly Fault[] = [
  {
    name: 'the data folder is moved away',
    plant: async () => {
      const { server, dataDir, end } = await onSqlite();
      return {
        strike: () => renameSync(dataDir, `${dataDir}-moved`),
        isNoticed: () => notReady(server),
        end: async () => {
          renameSync(`${dataDir}-moved`, dataDir);
          await end();
        },
      };
    },
  },
  {
    name: 'a page of the database is damaged',
    plant: async () => {
      const { server, dataDir, env, end } = await onSqlite();
      return {
        strike: () => ruinTable(dataDir, 'offers'),
        isNoticed: async () => (await notReady(server)) && (await doctorSays({ ...env }, /is damaged/)),
        end,
      };
    },
  },
  {
    name: 'the clock is 400 days ahead',
    plant: async () => {
      const before = await onSqlite();
      let server = before.server;
      return {
        strike: async () => {
          await server.stop();
          server = await startServerProcess({ ...observed, ...before.env, ...shiftedClock(400 * dayMs) });
        },
        isNoticed: async () =>
          (await metric(server, 'silowright_clock_right 0')) &&
          (await doctorSays({ ...before.env }, /clock .* in doubt/, Date.now() + 400 * dayMs)),
        end: async () => {
          await server.kill();
          before.remove();
        },
      };
    },
  },
  {
    name: 'the mail limit of the hour is used up',
    plant: async () => {
      const { server, dataDir, env, end } = await onSqlite();
      return {
        strike: () =>
          runOnSqlite(
            dataDir,
            `with recursive many(n) as (select 1 union all select n + 1 from many where n < 500)
             insert into recipient_limits (recipient_hash, at) select 'x' || n, ${Date.now()} from many`,
          ),
        isNoticed: async () =>
          (await metric(server, 'silowright_mails_left 0')) &&
          (await doctorSays({ ...env }, /mail limit of this hour/)),
        end,
      };
    },
  },
  {
    name: 'the login to the database is refused',
    plant: async () => {
      const { servers, owner, end } = await onPostgres(1);
      return {
        strike: () => runStatements(owner, 'alter role visitor nologin'),
        isNoticed: () => notReady(servers[0]),
        end,
      };
    },
  },
  {
    name: 'another process is frozen',
    plant: async () => {
      const { servers, env, end } = await onPostgres(2);
      return {
        strike: () => void servers[1]?.child.kill('SIGSTOP'),
        isNoticed: async () =>
          (await metric(servers[0], 'silowright_processes_silent 1')) &&
          (await doctorSays({ ...env }, /no heartbeat/)),
        end,
      };
    },
  },
  {
    name: 'the database becomes read-only',
    plant: async () => {
      const { servers, owner, end } = await onPostgres(1);
      const name = new URL(owner).pathname.slice(1);
      return {
        strike: () =>
          runStatements(
            owner,
            `alter database ${name} set default_transaction_read_only = on;
             select pg_terminate_backend(pid) from pg_stat_activity where usename = 'visitor'`,
          ),
        isNoticed: () => notReady(servers[0]),
        end,
      };
    },
  },
  {
    name: 'the disk is full',
    plant: async () => {
      const disk = mountSmallDisk(64);
      const scratch = await markScratch(disk.folder);
      const server = await startServerProcess({ ...observed, ...scratch.env });
      return {
        strike: () => disk.fill(),
        isNoticed: () => notReady(server),
        end: async () => {
          await server.kill();
          disk.remove();
        },
      };
    },
  },
  {
    name: 'the certificate of the mail server has expired',
    plant: async () => {
      const identity = makeSealIdentity({ companyName: 'Mail' }, Date.now() - 11 * 365 * dayMs);
      const mails = createServer({
        key: identity.key.export({ type: 'pkcs8', format: 'pem' }),
        cert: new X509Certificate(identity.certificates[0]).toString(),
      });
      mails.on('tlsClientError', () => {});
      await once(mails.listen(0, '127.0.0.1'), 'listening');
      const env = { SMTP_URL: `smtps://127.0.0.1:${(mails.address() as AddressInfo).port}` };
      const { server, dataDir, end } = await onSqlite(env);
      return {
        strike: () => runOnSqlite(dataDir, "update outbox set state = 'waiting' where kind = 'offer'"),
        isNoticed: async () =>
          (await metric(server, 'silowright_outbox_reachable{lane="mail"} 0')) &&
          (await doctorSays({ DATA_DIR: dataDir, ...env }, /certificate of the mail server has expired/)),
        end: async () => {
          mails.close();
          await end();
        },
      };
    },
  },
  {
    name: 'no organisation is configured for staff',
    plant: async () => {
      const provider = { AUTH_DOMAIN_PRODUCTION: '127.0.0.1:9', AUTH_CLIENT_ID_PRODUCTION: 'client' };
      const env: Record<string, string> = { ...(await makeScratch()).env, AUTH_ORG_ID: 'org', ...provider };
      return {
        strike: () => {
          delete env.AUTH_ORG_ID;
        },
        isNoticed: () => doctorSays(env, /AUTH_ORG_ID is missing/),
        end: async () => {},
      };
    },
  },
];
