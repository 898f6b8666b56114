import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import type { UnitRow } from '@silowright/domain/catalogue/unit';
import { unitRows } from '@silowright/domain/catalogue/unit-rows';

/**
 * Preloaded by the bench into the server and its threads: a catalogue of 100,000 units. On SIGUSR2 it writes the
 * event-loop delay since the last signal to a file.
 */
const count = 100_000;
const diameters = 400;
const units = unitRows.vvs4 as UnitRow[];
for (let each = units.length; each < count; each++) {
  const diameterMm = 1_501 + 5 * (each % diameters);
  const volumeM3 = 5 + Math.floor(each / diameters) / 4;
  units.push({
    diameterMm,
    heightMm: 4_000 + Math.round(volumeM3 * 60),
    volumeM3,
    priceCents: 400_000 + each,
    emptyMassT: 1,
  });
}

const { DELAY_FILE } = process.env;
if (isMainThread && DELAY_FILE) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(DELAY_FILE, JSON.stringify({ p99Ms: delay.percentile(99) / 1e6, maxMs: delay.max / 1e6 }));
    delay.reset();
  });
}
