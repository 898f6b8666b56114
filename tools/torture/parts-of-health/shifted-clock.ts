import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Environment of a server process that starts with a shifted clock. */
export const shiftedClock = (shiftMs: number) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'shift-clock.mjs'))}`,
  SHIFT_CLOCK_MS: `${shiftMs}`,
});
