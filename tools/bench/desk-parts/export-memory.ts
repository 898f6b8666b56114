import v8 from 'node:v8';
import vm from 'node:vm';
import type { OpenDesk } from '../../../apps/server/src/desk/testing/open-desk.ts';
import type { DeskSize } from './fill-desk.ts';

const dayMs = 86_400_000;
const mb = (size: number): string => (size / 1e6).toFixed(1);
v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
/** Live memory is what a collection leaves. */
const live = (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Live memory while a quarter, a half and all of the list are exported: it must not grow with the rows. */
export async function measureExport(office: OpenDesk, { days, quotations }: DeskSize): Promise<void> {
  for (const format of ['csv', 'xlsx']) {
    for (const share of [0.25, 0.5, 1]) {
      const from = new Date(Date.now() - share * days * dayMs).toISOString().slice(0, 10);
      const begun = performance.now();
      const before = live();
      let [peak, bytes, chunks] = [0, 0, 0];
      const response = await fetch(
        `${office.address}/api/admin/export/quotations?format=${format}&locale=de_DE&from=${from}`,
        { headers: { authorization: `Bearer ${office.workshop.goodToken()}` } },
      );
      for await (const chunk of response.body ?? []) {
        bytes += chunk.length;
        chunks += 1;
        if (chunks % 50 === 0) peak = Math.max(peak, live() - before);
      }
      console.log(
        `  export ${format} of ${share * quotations}: ${mb(bytes)} MB in ${((performance.now() - begun) / 1000).toFixed(1)} s, ` +
          `live memory at most +${mb(peak)} MB, resident ${mb(process.memoryUsage().rss)} MB`,
      );
    }
  }
}
