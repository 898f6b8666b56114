import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { startMailCounter } from '../../apps/server/src/mails/testing/mail-counter.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import { amounts, look, tell } from './parts-of-kill/kill-rounds.ts';
import { nothingAcknowledged } from './shared/acknowledged.ts';
import { Asker, pause } from './shared/asker.ts';
import { freePort, openInspector } from './shared/inspector.ts';
import { makeScratch, mustBeScratch } from './shared/scratch.ts';
import { serverEnv } from './shared/server-env.ts';
import { startStaffIdentity } from './shared/staff-identity.ts';
import { startCrowd } from './shared/visitors.ts';
import type { Torture } from './torture.ts';

const minuteMs = 60_000;
const sampleEveryMs = 30_000;
/** Short runs are sampled more often, so that there are enough points. */
const minSamples = 10;
const publishEveryMs = 30_000;
/** Share of the run that is ignored as warm-up. */
const warmUp = 0.3;
/** Maximum rise of the regression line over the run, relative to the mean. */
const mayRisePercent = 10;

/**
 * Steady load on the real process for a long time: memory must not grow. The heap belongs to the event loop; the
 * resident size also includes threads, buffers and SQLite.
 */
export const torture: Torture<{ minutes: number; perSecond: number }> = {
  options: { minutes: 1, perSecond: 30 },
  run: async ({ minutes, perSecond }, ledger) => {
    const staff = await startStaffIdentity();
    const mails = await startMailCounter();
    const scratch = await makeScratch();
    await mustBeScratch(scratch);
    const port = await freePort();
    const server = await startServerProcess({
      ...serverEnv({ scratch, staff, mails }),
      NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
    });
    const inspector = await openInspector(port);
    const acknowledged = nothingAcknowledged();
    const asker = new Asker(perSecond);
    asker.open(server.address);
    const crowd = startCrowd({ asker, acknowledged, mails, staffToken: staff.token, publishEveryMs });
    const samples: { readonly minute: number; readonly heapMb: number; readonly residentMb: number }[] = [];
    const began = performance.now();
    const passed = () => (performance.now() - began) / minuteMs;
    while (passed() < minutes && !asker.isOver) {
      await pause(Math.min(sampleEveryMs, (minutes * minuteMs) / minSamples));
      const { heapBytes, residentBytes } = await inspector.heap();
      const sample = { minute: passed(), heapMb: heapBytes / 2 ** 20, residentMb: residentBytes / 2 ** 20 };
      samples.push(sample);
      console.info(
        `${sample.minute.toFixed(1)} min: heap ${sample.heapMb.toFixed(1)} MB, resident ${sample.residentMb.toFixed(0)} MB, ${JSON.stringify(asker.statuses)}`,
      );
    }
    const worked = passed();
    const content = await crowd.end();
    const reader = openReader(scratch.location);
    const found = await look(reader, acknowledged);
    await reader.close();
    inspector.close();
    await server.stop();
    staff.stop();
    await mails.stop();
    scratch.remove();

    const judged = samples.filter(({ minute }) => minute >= warmUp * minutes);
    const heap = trendOf(judged.map(({ minute, heapMb }) => [minute, heapMb]));
    const resident = trendOf(judged.map(({ minute, residentMb }) => [minute, residentMb]));
    const { 200: answered = 0, ...others } = asker.statuses;
    const unexpected = Object.values(others).reduce((sum, count) => sum + count, 0);
    ledger.set({
      minutes: rounded(worked),
      answered,
      unexpected,
      ...acknowledged.counts,
      ...amounts(found),
      wrongAnswers: Number(!content),
      samples: judged.length,
      heapMb: heap.mean,
      heapRisePercent: heap.risePercent,
      residentMb: resident.mean,
      residentRisePercent: resident.risePercent,
    });
    const isFlat = heap.risePercent <= mayRisePercent && resident.risePercent <= mayRisePercent;
    return tell('soak', found) && content && unexpected === 0 && isFlat;
  },
};

const rounded = (number: number): number => Math.round(number * 10) / 10;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Mean, and the rise of the least-squares line from the first to the last point relative to the mean. */
function trendOf(points: readonly (readonly [number, number])[]) {
  const x = mean(points.map(([at]) => at));
  const y = mean(points.map(([, value]) => value));
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const slope = over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  const length = (points.at(-1)?.[0] ?? 0) - (points[0]?.[0] ?? 0);
  return { mean: rounded(y), risePercent: rounded((100 * slope * length) / y) };
}
