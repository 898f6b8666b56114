import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, runScript } from './run-script.ts';
import { startThread } from './start-thread.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-script-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A script that leaves what it knows in `seen`. */
function scriptNamed(name: string): string {
  const file = path.join(folder, `${name}.cjs`);
  const seen = `/* ${name} */ globalThis.seenByScript = (() => [require('node:path').basename(__filename), __dirname])();`;
  writeFileSync(file, `// Größe → 1\n${seen}`);
  return file;
}
const seen = () => (globalThis as { seenByScript?: unknown }).seenByScript;

describe('a script of the build', () => {
  it('runs without compiled code', () => {
    const script = runScript(scriptNamed('plain'));
    expect(seen()).toEqual(['plain.cjs', folder]);
    expect(script.cachedDataRejected).toBeUndefined();
  });

  it('uses its compiled code', () => {
    const file = scriptNamed('compiled');
    writeFileSync(codeOf(file), runScript(file).createCachedData());
    expect(runScript(file).cachedDataRejected).toBe(false);
    expect(seen()).toEqual(['compiled.cjs', folder]);
  });

  it('runs with code that is not its own', () => {
    const file = scriptNamed('foreign');
    const other = scriptNamed('of-another-length');
    writeFileSync(codeOf(file), runScript(other).createCachedData().subarray(0, -8));
    expect(runScript(file).cachedDataRejected).toBe(true);
    expect(seen()).toEqual(['foreign.cjs', folder]);
  });

  it('is what a thread runs if it is beside the address of the thread', async () => {
    writeFileSync(
      path.join(folder, 'echo.cjs'),
      `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (it) => parentPort.postMessage(it));`,
    );
    const thread = startThread(pathToFileURL(path.join(folder, 'echo.js')), () => {});
    thread.postMessage('heard');
    expect(await once(thread, 'message')).toEqual(['heard']);
    await thread.terminate();
  });
});
