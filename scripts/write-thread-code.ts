import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { bundleFolder, heapFlag } from '../apps/server/built-server.ts';
import {
  exampleDealer,
  exampleLinks,
  exampleQuotation,
} from '../apps/server/src/deals/paper/example-quotation.ts';
import { codeOf, runScript } from '../apps/server/src/platform/threads/run-script.ts';

/**
 * Writes the compiled code of the thread that writes PDFs beside its script, after the papers of one quotation: for V8
 * with its usual flags and with those of a server that has started. Part of the build.
 */
const file = path.join(import.meta.dirname, '..', bundleFolder, 'pdf-worker.cjs');

interface Message {
  readonly id: number;
  readonly problem?: string;
}

async function writeCode(): Promise<void> {
  const catalogue = loadCatalogue(shippedCatalogueDir);
  const dealer = exampleDealer(catalogue);
  const quotation = exampleQuotation(catalogue, 'de_DE', { dealer });
  const jobs = [
    { quotation, links: exampleLinks },
    { quotation, links: exampleLinks, sheet: 'site' },
  ];
  const thread = new Worker(new URL(import.meta.url));
  for (const [id, job] of jobs.entries()) {
    thread.postMessage({ id, job });
    const [{ problem }] = (await once(thread, 'message')) as [Message];
    if (problem) throw new Error(problem);
  }
  thread.postMessage({ id: -1 });
  await once(thread, 'message');
  await thread.terminate();
}

if (isMainThread) {
  await writeCode();
  setFlagsFromString(heapFlag);
  await writeCode();
} else {
  // Before the script's own listener, which answers that this is no job.
  parentPort?.on('message', ({ id }: Message) => {
    if (id === -1) writeFileSync(codeOf(file), script.createCachedData());
  });
  const script = runScript(file);
}
