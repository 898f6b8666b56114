import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** Preloaded into the server: on SIGUSR2 it writes the event-loop delay since the last signal to a file. */
const { DELAY_FILE } = process.env;
if (isMainThread && DELAY_FILE) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(DELAY_FILE, JSON.stringify({ p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 }));
    delay.reset();
  });
}
