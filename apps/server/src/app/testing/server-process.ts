import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleSetting } from '@silowright/catalogue/testing/sample-catalogue';
import { memoryFlag, serverScript } from '../../../built-server.ts';

export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  /** Stops it and waits; its data is deleted. */
  stop(): Promise<void>;
  /** Like a power failure. */
  kill(): Promise<void>;
}

const root = path.join(import.meta.dirname, '../../../../..');
const patienceMs = 120_000;

/** The real server with the flags of production, which may not be ready yet. */
export const spawnServer = (env: Readonly<Record<string, string>>, from = root): ChildProcess =>
  spawn(process.execPath, [memoryFlag, serverScript(from)], {
    cwd: from,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      RATE_LIMIT: 'off',
      DEMO_LOGIN: 'off',
      ...sampleSetting,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * The real server as a separate process, on a free port. It uses temporary data unless `env` names a DATA_DIR, which
 * is then kept; `from` is the folder of another release. A server that does not start is killed.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>> = {},
  from = root,
): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'silowright-process-'));
  const child = spawnServer({ ...env, DATA_DIR: dataDir }, from);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await closed;
    process.off('exit', endWithUs);
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const address = await ready(child);
    return { address, child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

/** The server prints its address when it is ready. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const give = (reason: string) => reject(new Error(`${reason}:\n${output}`));
    const timer = setTimeout(() => give(`The server did not start within ${patienceMs} ms`), patienceMs);
    let up = false;
    const read = (chunk: Buffer) => {
      // Afterwards the output is only drained: a full pipe would block the server.
      if (up) return;
      output += chunk.toString();
      const address = /is ready: (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      up = true;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => {
      clearTimeout(timer);
      give(`The server ended with ${code}`);
    });
  });
}
