import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundleFolder, nodeFlags } from '../apps/server/built-server.ts';

const root = path.join(import.meta.dirname, '..');
const cache = path.join(root, bundleFolder, 'compile-cache');

/** Node writes the code that a start needs when the process ends. It is found by the paths of the files. */
export async function writeCompileCache(): Promise<void> {
  const data = mkdtempSync(path.join(os.tmpdir(), 'silowright-compile-'));
  const server = spawn(process.execPath, [...nodeFlags, `${bundleFolder}/main.js`], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: cache,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      DEMO_LOGIN: 'off',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  // The first line says that it is ready; without one it has ended and said why.
  await Promise.race([once(server.stdout, 'data'), ended]);
  server.kill('SIGTERM');
  const [code] = await ended;
  rmSync(data, { recursive: true, force: true });
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  // The server writes for its own account only; in an image it runs under another one.
  for (const entry of readdirSync(cache, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  chmodSync(cache, 0o755);
}
