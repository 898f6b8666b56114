import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Store } from '../../apps/server/src/platform/db/store.ts';
import { noCounts, runFuzz } from '../../apps/server/src/platform/http/testing/fuzz/fuzz-run.ts';
import {
  type FuzzWorld,
  furnish,
  openWorld,
} from '../../apps/server/src/platform/http/testing/fuzz/fuzz-world.ts';
import { Random } from '../../apps/server/src/platform/http/testing/fuzz/random.ts';
import { type Ledger, openLedger } from './ledger.ts';
import type { Torture } from './torture.ts';

/** After this many requests the stored examples are used up, and new ones are added. */
const perFurnishing = 2_000;
/** After this many requests the server restarts, so that its in-memory store stays small. */
const perWorld = 20_000;

const defaults = { requests: 50_000, seed: 0 };

/**
 * `npm run torture -- fuzz --requests 1000000`: generates requests from the contract's schemas and corrupts them, for
 * every route of the route map. Without a seed a run continues where the last one ended, so that no request is
 * repeated.
 */
export const torture = fuzzOn('fuzz-routes');

/** `fuzz-postgres` is the same on another store, because the databases accept different values (threat 49). */
export function fuzzOn(routesName: string, newStore?: () => Promise<Store>): Torture<typeof defaults> {
  const run = async ({ requests, seed }: typeof defaults, ledger: Ledger): Promise<boolean> => {
    const routesLedger = openLedger(routesName);
    const replayFile = path.join(tmpdir(), `silowright-fuzz-${process.pid}.txt`);
    let faults = 0;
    let world: FuzzWorld | undefined;
    for (let done = 0; done < requests; done += perFurnishing) {
      if (world && done % perWorld === 0) {
        await world.office.close();
        world = undefined;
      }
      world = world ? await furnish(world.office) : await openWorld('error', await newStore?.());
      const random = new Random(seed > 0 ? seed + done : (ledger.figures().requests ?? 0));
      const counts = noCounts();
      const startedAt = performance.now();
      const cpuBefore = process.threadCpuUsage();
      await runFuzz(
        world,
        Math.min(perFurnishing, requests - done),
        random,
        counts,
        (what, request, answer) => {
          faults += 1;
          const head = answer?.head.split('\r\n')[0];
          console.error(`${what}: ${request.route} ${head} ${answer?.body.toString('utf8', 0, 200)}`);
          appendFileSync(replayFile, `--- ${what}\n${request.bytes.toString('latin1')}\n`);
        },
      );
      const { routes, ...figures } = counts;
      ledger.add({ ...figures, seconds: Math.round((performance.now() - startedAt) / 1000) });
      routesLedger.add(Object.fromEntries(routes));
      if ((done + perFurnishing) % perWorld === 0) {
        const { user, system } = process.threadCpuUsage(cpuBefore);
        console.info(
          `${done + counts.requests}: ${perSecond(counts.requests, performance.now() - startedAt)} a second, ` +
            `${perSecond(counts.requests, (user + system) / 1000)} a second of processor time, ` +
            `${Math.round((100 * counts.pastValidation) / counts.requests)}% past validation, ` +
            `${Math.round(process.memoryUsage().rss / 1e6)} MB`,
        );
      }
    }
    await world?.office.close();
    summarise(ledger, routesLedger);
    if (faults > 0) console.error(`replay the requests with nc: ${replayFile}`);
    return faults === 0;
  };
  return { options: defaults, run };
}

const perSecond = (count: number, ms: number): number => Math.round((1000 * count) / ms);

function summarise(ledger: Ledger, routesLedger: Ledger): void {
  const perRoute = Object.values(routesLedger.figures());
  ledger.set({ routes: perRoute.length, fewestOnARoute: Math.min(...perRoute) });
}
