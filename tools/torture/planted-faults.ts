import { faults } from './parts-of-health/faults.ts';
import { pause } from './shared/asker.ts';
import type { Torture } from './torture.ts';

const inTimeMs = 10_000;

/** Plants faults that no visitor notices, one by one: /readyz, /metrics or the doctor must report each in time. */
export const torture: Torture = {
  options: {},
  run: async (_, ledger) => {
    let clean = true;
    for (const { name, plant } of faults) {
      const fault = await plant();
      try {
        const wasWell = !(await fault.isNoticed());
        await fault.strike();
        const began = performance.now();
        let noticed = false;
        while (!noticed && performance.now() - began < inTimeMs) {
          noticed = await fault.isNoticed();
          if (!noticed) await pause(100);
        }
        const ms = Math.round(performance.now() - began);
        console.info(`${name}: ${noticed ? `noticed after ${ms} ms` : 'NOT NOTICED'}`);
        if (!wasWell) console.error(`${name}: noticed before it was planted`);
        ledger.add({ faults: 1, noticed: Number(noticed), falseAlarms: Number(!wasWell) });
        clean &&= noticed && wasWell;
      } finally {
        await fault.end();
      }
    }
    return clean;
  },
};
