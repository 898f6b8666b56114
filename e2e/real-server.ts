import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RealServer {
  readonly address: string;
  stop(): Promise<void>;
}

const root = path.join(import.meta.dirname, '..');

/** The real server as a process of its own, on a free port, with data of its own. */
export async function startRealServer(env: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'silowright-e2e-'));
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      DEMO_LOGIN: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await ready(child);
  return {
    address,
    stop: async () => {
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The server prints its address when it can serve. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /is ready: (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
