import { enableCompileCache } from 'node:module';
import os from 'node:os';
import { workerData } from 'node:worker_threads';

// Answers to visitors come before files. Linux applies this to the thread alone, other systems to the whole process. A
// process that has even less priority keeps it: to raise it is not allowed.
if (process.platform === 'linux')
  os.setPriority(Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
// Before the script and its imports are compiled: halves the start time of the next thread.
enableCompileCache();
// A thread that only waits for its script would end before it is loaded.
const alive = setInterval(() => undefined, 60_000);
await import(workerData as string);
clearInterval(alive);
