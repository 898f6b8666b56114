import { summarise } from '../../apps/web/src/admin/prices/base-draft.ts';
import { inPriceListWorker } from '../../apps/web/src/admin/prices/price-list-worker.ts';
import { unpackRows } from '../../apps/web/src/admin/prices/price-rows.ts';

/** The longest gap between frames while something runs. */
async function maxGap(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let maxMs = 0;
  let running = true;
  const frame = (now: number) => {
    maxMs = Math.max(maxMs, now - last);
    last = now;
    if (running) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    frame(now);
  });
  await work();
  running = false;
  return maxMs;
}

const input = document.querySelector('input');
input?.addEventListener('change', async () => {
  const file = input.files?.[0];
  if (!file) return;
  const { current } = window as unknown as { current: string };
  const segment = 'bench';
  const answer = new Blob([current]);
  const unitsUrl = URL.createObjectURL(new Blob(['{}']));
  const opened = await inPriceListWorker('open', { segment, answer, unitsUrl, storageTypes: [] });
  const rows = unpackRows(opened.rows);
  const idleGapMs = await maxGap(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  let changed = 0;
  const begun = performance.now();
  const maxGapMs = await maxGap(async () => {
    const outcome = await inPriceListWorker('read', { segment, file });
    if (outcome.ok) changed = summarise(rows, outcome.value, () => false).changed;
    // Includes the frame that shows the result.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  Object.assign(window, { result: { changed, ms: performance.now() - begun, maxGapMs, idleGapMs } });
});
