import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Settings of a server process whose clock is wrong by so much from its first moment. */
export const shiftedClock = (shiftMs: number) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'shift-clock.mjs'))}`,
  SHIFT_CLOCK_MS: `${shiftMs}`,
});
