import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { lockDataDir } from '../apps/server/src/platform/db/lock-data-dir.ts';

/** The command of the README, as a supervisor runs it: it knows the process of npm and nothing below it. */
describe.skipIf(process.platform === 'win32')('npm start', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'silowright-npm-start-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('ends with npm: port and data folder are free (S27)', async () => {
    const npm = spawn('npm', ['start'], {
      cwd: path.join(import.meta.dirname, '..'),
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_LOGIN: 'off' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    onTestFinished(() => endGroup(npm.pid!));
    const ended = once(npm, 'exit');
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
    await expect.poll(() => output, { timeout: 120_000 }).toMatch(/Silowright is ready: \S+/);
    const port = Number(/Silowright is ready: \S+:(\d+)/.exec(output)![1]);
    expect(await answers(port)).toBe(true);

    npm.kill('SIGTERM');
    await ended;
    expect(await answers(port)).toBe(false);
    lockDataDir(dataDir)();
  });
});

it('every script becomes its program, so that a signal to npm reaches it (S27)', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const left = Object.values(scripts).filter((script) => script.startsWith('node '));
  expect(left).toEqual([]);
});

/** What a failed test left. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
