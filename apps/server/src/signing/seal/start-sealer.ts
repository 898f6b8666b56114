import { startWorkerQueue } from '../../platform/threads/worker-queue.ts';
import type { SealInput } from './seal-document.ts';

export interface SealJob extends Omit<SealInput, 'fonts' | 'messages'> {
  /** Whose texts are used; the server names its own. */
  readonly catalogueDir?: string;
}

export interface Sealer {
  readonly seal: (job: SealJob) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Runs in a thread. A few jobs concurrently, because each may wait for the timestamp server. */
export function startSealer(): Sealer {
  const script = new URL('./seal-worker.ts', import.meta.url);
  const { run, close } = startWorkerQueue<SealJob, Uint8Array>(script, { atOnce: 3 });
  return { seal: run, close };
}
