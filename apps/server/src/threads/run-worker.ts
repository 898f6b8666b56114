import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// Before the script and its imports are compiled: halves the start time of the next thread.
enableCompileCache();
await import(workerData as string);
