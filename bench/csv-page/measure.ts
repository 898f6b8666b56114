import { summarise } from '../../apps/web/src/admin/prices/base-draft.ts';
import { readInWorker } from '../../apps/web/src/admin/prices/read-in-worker.ts';

/** The longest gap between frames while something runs. */
async function longestGap(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  let running = true;
  const frame = (now: number) => {
    longest = Math.max(longest, now - last);
    last = now;
    if (running) requestAnimationFrame(frame);
  };
  requestAnimationFrame((now) => {
    last = now;
    frame(now);
  });
  await work();
  running = false;
  return longest;
}

const input = document.querySelector('input');
input?.addEventListener('change', async () => {
  const file = input.files?.[0];
  if (!file) return;
  const { current } = window as unknown as { current: string };
  const rows = JSON.parse(current).prices;
  const idleGapMs = await longestGap(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  let changed = 0;
  const begun = performance.now();
  const longestGapMs = await longestGap(async () => {
    const outcome = await readInWorker({ file, current });
    if (outcome.ok) changed = summarise(rows, outcome.value, () => false).changed.length;
    // Includes the frame that shows the result.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  Object.assign(window, { result: { changed, ms: performance.now() - begun, longestGapMs, idleGapMs } });
});
