import { JobGivenUp, startWorkerQueue } from '../../threads/worker-queue.ts';
import type { TableFault } from './look-worker.ts';
import { asStoreError, StoreUnavailable } from './store-unavailable.ts';

/** A disk that takes longer is not usable. */
const patienceMs = 20_000;

export interface TableLooker {
  /** Throws if a table of the file cannot be read. */
  readonly look: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Looks at the tables of a database file in a thread. */
export function startTableLooker(): TableLooker {
  const script = new URL('./look-worker.ts', import.meta.url);
  const { run, close } = startWorkerQueue<string, Uint8Array>(script, { atOnce: 1, patienceMs });
  const faultIn = async (file: string) => {
    try {
      return JSON.parse(new TextDecoder().decode(await run(file))) as TableFault | null;
    } catch (error) {
      if (error instanceof JobGivenUp) throw new StoreUnavailable(`the disk: ${error.message}`);
      throw error;
    }
  };
  return {
    look: async (file) => {
      const fault = await faultIn(file);
      if (fault) throw asStoreError(Object.assign(new Error(fault.message), { code: fault.code }));
    },
    close,
  };
}
