import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { localeNames } from '@silowright/domain/locale';
import { bundleFolder } from '../../apps/server/built-server.ts';
import { startServer } from '../../apps/server/src/app/start-server.ts';
import { loadFonts } from '../../apps/server/src/deals/paper/pdf/load-fonts.ts';
import { renderQuotationPdf } from '../../apps/server/src/deals/paper/pdf/render-quotation-pdf.ts';
import { renderSiteSheet } from '../../apps/server/src/deals/paper/pdf/site-sheet.ts';
import { quotationOf } from '../../apps/server/src/deals/paper/positions.ts';
import { sampleLinks, sampleQuotation } from '../../apps/server/src/deals/paper/testing/sample-quotation.ts';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { loadMessages } from '../../apps/server/src/platform/texts.ts';
import { ensureServerBuilt } from '../../scripts/build-server.ts';
import { median } from './load-call.ts';

const goals = { coldMs: 800, cpuMs: 400, delayMs: 10, bytes: 250 * 1024 };
const warmUp = 100;
const batches = 8;
const batchSize = 20;
const atOnce = 50;
const rounds = 5;

/** Different languages, sizes, numbers and names, because documents share the texts that they repeat. */
const quotations = [16, 20, 24, 30, 36].flatMap((volumeM3, at) =>
  localeNames.map((locale) => {
    const quotation = sampleQuotation(locale, { volumeM3, amountOfUnits: at + 1 });
    const { addressee } = quotation;
    return quotationOf({
      ...quotation,
      addressee: { ...addressee, lastName: `${locale} ${volumeM3}`, companyName: locale.repeat(at + 1) },
    });
  }),
);

/** Measures the cost of the papers of a quotation and their effect on the event loop. */
export async function run(): Promise<void> {
  const { cpuMs, bytes } = await cpuOfOne();
  console.log(`quotation with engineering page, and site sheet: ${cpuMs.toFixed(1)} ms of CPU`);
  report(`at most ${goals.cpuMs} ms`, cpuMs <= goals.cpuMs);
  console.log(`largest file: ${(bytes / 1024).toFixed(0)} KB`);
  report(`at most ${goals.bytes / 1024} KB`, bytes <= goals.bytes);

  const { coldMs, coldCpuMs } = await firstOfColdThread();
  console.log(
    `first answer of a cold thread: ${coldMs.toFixed(0)} ms, ${coldCpuMs.toFixed(0)} ms of its CPU`,
  );
  report(`at most ${goals.coldMs} ms`, coldMs <= goals.coldMs);

  const idle = await delayWhile(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  const busy = await delayWhileRendering();
  console.log(
    `event loop delay p99: ${idle.toFixed(2)} ms at rest, ${busy.toFixed(2)} ms while ${atOnce} render`,
  );
  report(`at most ${goals.delayMs} ms`, busy <= goals.delayMs);
}

/** The best batch, because other load can only make a batch slower. */
async function cpuOfOne(): Promise<{ cpuMs: number; bytes: number }> {
  const fonts = loadFonts();
  let bytes = 0;
  const renderSome = async (count: number) => {
    for (let at = 0; at < count; at++) {
      const quotation = quotations[at % quotations.length]!;
      const assets = { fonts, messages: loadMessages(quotation.locale) };
      const pdf = await renderQuotationPdf(quotation, sampleLinks, assets);
      const sheet = await renderSiteSheet(quotation, assets);
      bytes = Math.max(bytes, pdf.length, sheet?.length ?? 0);
    }
  };
  await renderSome(warmUp);
  let best = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < batches; batch++) {
    const before = process.cpuUsage();
    await renderSome(batchSize);
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000 / batchSize);
  }
  return { cpuMs: best, bytes };
}

/** The built thread, as production starts it. The first one reads the files from the disk. */
async function firstOfColdThread(): Promise<{ coldMs: number; coldCpuMs: number }> {
  await ensureServerBuilt();
  const built = (name: string) => new URL(`../../${bundleFolder}/${name}.js`, import.meta.url);
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    const worker = new Worker(built('run-worker'), { workerData: built('pdf-worker').href });
    worker.postMessage({ id: 1, job: { quotation: quotations[round]!, links: sampleLinks } });
    const [answer] = (await once(worker, 'message')) as [{ problem?: string }];
    if (answer.problem) throw new Error(answer.problem);
    times.push(performance.now() - began);
    const { user, system } = await worker.cpuUsage();
    cpuTimes.push((user + system) / 1000);
    await worker.terminate();
  }
  return { coldMs: median(times.slice(1)), coldCpuMs: median(cpuTimes.slice(1)) };
}

async function delayWhileRendering(): Promise<number> {
  const server = await startServer(
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DEMO_LOGIN: 'off' },
    { store: await openStore({ engine: 'sqlite', dataDir: ':memory:' }) },
  );
  const render = async (at: number) => {
    const job = { quotation: quotations[at % quotations.length]!, links: sampleLinks };
    await Promise.all([server.pdf.render(job), server.pdf.render({ ...job, sheet: 'site' })]);
  };
  await render(0);
  // The best round, as above.
  let delay = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const renderAll = () => Promise.all(Array.from({ length: atOnce }, (_, at) => render(at)));
    delay = Math.min(delay, await delayWhile(renderAll));
  }
  await server.stop();
  return delay;
}

async function delayWhile(work: () => Promise<unknown>): Promise<number> {
  const resolutionMs = 1;
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  await work();
  histogram.disable();
  return histogram.percentile(99) / 1e6 - resolutionMs;
}

function report(goal: string, reached: boolean): void {
  console.log(`${reached ? 'ok  ' : 'MISS'} ${goal}`);
}
