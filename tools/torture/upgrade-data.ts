import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createRecommendation,
  type GroupFlowAnswer,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { createOffer, downloadQuotation } from '@silowright/contract/deals';
import { fillPath } from '@silowright/contract/route';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { client } from '../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed } from '../../apps/server/src/configurator/testing/worked-cases.ts';
import type { StoreLocation } from '../../apps/server/src/platform/db/open-store.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import { createDatabase, startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { checkOutRelease } from './parts-of-replicas/check-out-release.ts';
import type { Torture } from './torture.ts';
import { previousRelease } from './upgrade.ts';

interface Made {
  readonly id: string;
  readonly key: string;
  readonly number: string;
}

/** Asks one server as one browser. */
const asker = (address: string) => async (path: string, method: string, key: string, body?: object) => {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(key && { 'configuration-key': key }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { response, key: response.headers.get('configuration-key') ?? key };
};

export async function makeOffer(
  address: string,
  projectName: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Made> {
  const ask = asker(address);
  const id = newId();
  const recommended = await ask(createRecommendation.path, 'PUT', '', { ...mixedFeed, id });
  const { preconfigured_unit_recommendations: items } =
    (await recommended.response.json()) as GroupFlowAnswer;
  const { key } = recommended;
  await ask(selectPreconfiguredUnit.path, 'PUT', key, {
    id,
    preconfiguredUnitType: items['1']?.preconfigured_unit_type,
    preconfiguredUnitUuid: items['1']?.uuid,
  });
  const { response } = await ask(createOffer.path, 'PUT', key, { id, ...client, projectName, ...more });
  const { quotation_number: number } = (await response.json()) as { quotation_number: string };
  if (!number) throw new Error(`an offer returned ${response.status}`);
  return { id, key, number };
}

/**
 * The previous release makes quotations; this release starts on the same data. Every quotation must be there
 * unchanged and can be downloaded, the same offer again is the same quotation, and numbers continue (IN-07).
 */
export const torture: Torture<{ offers: number }> = {
  options: { offers: 40 },
  run: async ({ offers }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    const previous = checkOutRelease(previousRelease);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'silowright-upgrade-'));
    try {
      const url = await createDatabase(postgres.value.url);
      const places: readonly (StoreLocation & { readonly env: Record<string, string> })[] = [
        { engine: 'sqlite', dataDir, env: { DATA_DIR: dataDir } },
        { engine: 'postgres', url, poolSize: 5, env: { DATABASE_URL: url } },
      ];
      let clean = true;
      for (const { env, ...place } of places) {
        const seen = await upgrade(place, env, previous.folder, offers);
        ledger.add({ upgrades: 1, quotations: offers, ...seen });
        clean &&= seen.changed + seen.unreadable + seen.doubled + seen.wrongNumbers === 0;
      }
      return clean;
    } finally {
      previous.remove();
      rmSync(dataDir, { recursive: true, force: true });
      await postgres.value.stop();
    }
  },
};

async function upgrade(place: StoreLocation, env: Record<string, string>, from: string, offers: number) {
  const old = await startServerProcess(env, from);
  const made: Made[] = [];
  for (let number = 0; number < offers; number++)
    made.push(await makeOffer(old.address, `Project ${number}`));
  await old.stop();
  const before = await contents(place);

  const current = await startServerProcess(env);
  try {
    const ask = asker(current.address);
    let [unreadable, doubled] = [0, 0];
    for (const [position, { id, key, number }] of made.entries()) {
      const file = await ask(fillPath(downloadQuotation.path, { id }), 'GET', key);
      const pdf = Buffer.from(await file.response.arrayBuffer());
      if (!file.response.ok || pdf.subarray(0, 5).toString() !== '%PDF-') unreadable += 1;
      const again = await ask(createOffer.path, 'PUT', key, {
        id,
        ...client,
        projectName: `Project ${position}`,
      });
      const { quotation_number: repeated } = (await again.response.json()) as { quotation_number: string };
      if (repeated !== number) doubled += 1;
    }
    const next = await makeOffer(current.address, 'After the upgrade');
    const countOf = (number: string) => Number(number.slice(-6));
    const wrongNumbers = countOf(next.number) === offers + 1 ? 0 : 1;
    const after = await contents(place);
    const changed = [...before].filter(([id, content]) => after.get(id) !== content).length;
    return { changed, unreadable, doubled, wrongNumbers };
  } finally {
    await current.stop();
  }
}

async function contents(place: StoreLocation): Promise<Map<string, string>> {
  const reader = openReader(place);
  try {
    const rows = await reader.db.selectFrom('offers').select(['id', 'frozen']).execute();
    return new Map(rows.map(({ id, frozen }) => [id, frozen]));
  } finally {
    await reader.close();
  }
}
