import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { runScript } from './run-script.ts';

const address = workerData as string;
const script = fileURLToPath(address.replace(/\.js$/, '.cjs'));
if (script.endsWith('.cjs') && existsSync(script)) runScript(script);
else {
  // Before the script and its imports are compiled: halves the start time of the next thread.
  enableCompileCache();
  // A thread that only waits for its script would end before it is loaded.
  const alive = setInterval(() => undefined, 60_000);
  await import(address);
  clearInterval(alive);
}
