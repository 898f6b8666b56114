import path from 'node:path';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { Catalogues, PinnedCatalogue } from '../../../apps/server/src/prices/catalogues.ts';

/**
 * A server in a process of its own, of this checkout or another one: `serve-units.ts FOLDER [UNITS]`. With a number,
 * every segment sells that many invented units. It sends its address, and its CPU time when asked.
 */
const [folder = '', count] = process.argv.slice(2);
const from = (file: string) => import(path.join(path.resolve(folder), file));

const { startServer } = await from('apps/server/src/app/start-server.ts');
const { openStore } = await from('apps/server/src/platform/db/open-store.ts');
const server = await startServer(
  { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
  { store: await openStore({ engine: 'sqlite', dataDir: ':memory:' }) },
);
if (count !== undefined) await sellUnits(server.catalogues, Number(count));
const { port } = server.app.server.server.address() as { port: number };

process.on('message', () => process.send?.({ cpuUs: cpuUs() }));
process.on('disconnect', () => process.exit());
process.send?.({ api: `http://127.0.0.1:${port}/api` });

/** Replaces the lists in memory: a price list of 10,000 rows takes long to publish. */
async function sellUnits(catalogues: Catalogues, count: number): Promise<void> {
  const { seededRandom, syntheticUnits } = await from(
    'packages/domain/src/recommendation/testing/synthetic-units.ts',
  );
  const { pinCatalogue } = await from('apps/server/src/prices/catalogues.ts');
  const units = syntheticUnits(count, seededRandom(count));
  const pinned = new Map<string, PinnedCatalogue>();
  for (const segment of catalogues.pricedSegments()) {
    const shipped = catalogues.current(segment);
    const sold = units.flatMap((unit: Unit) => {
      const storageType = shipped.catalogue.types.get(unit.type);
      return storageType ? [{ ...unit, storageType }] : [];
    });
    pinned.set(segment, pinCatalogue(shipped, { ...shipped.catalogue, units: sold }));
  }
  const current = (segment: string) => pinned.get(segment)!;
  Object.assign(catalogues, { find: current, current, at: current });
}

/** Of all threads, so that collecting garbage counts. */
function cpuUs(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
