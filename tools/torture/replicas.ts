import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { client } from '../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed } from '../../apps/server/src/configurator/testing/worked-cases.ts';
import { startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { metricsToken, type Replicas, startReplicas } from './parts-of-replicas/start-replicas.ts';
import { pause } from './shared/asker.ts';
import type { Torture } from './torture.ts';

const patienceMs = 120_000;

/** Two processes on one PostgreSQL behave as one installation for visitors, staff and mail servers. */
export const torture: Torture<{ times: number }> = {
  options: { times: 20 },
  run: async ({ times }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    const replicas = await startReplicas(postgres.value.url);
    try {
      let clean = true;
      for (let round = 1; round <= times; round++) {
        const seen = await useBoth(replicas, round);
        ledger.add({ rounds: 1, offers: seen.offers, mails: seen.mails, faults: seen.faults.length });
        for (const fault of seen.faults) console.error(`round ${round}: ${fault}`);
        clean &&= seen.faults.length === 0;
      }
      return clean;
    } finally {
      await replicas.stop();
      await postgres.value.stop();
    }
  },
};

/** Four offers to one address, each started on one process and finished on the other, and one publish. */
export async function useBoth(replicas: Replicas, round: number) {
  const { reader, mails } = replicas;
  const faults: string[] = [];
  const mustBe = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) faults.push(`${what} is ${found}, not ${wanted}`);
  };
  const mailsBefore = mails.accepted.size;
  const clientEmail = `buyer-${round}-${newId()}@farm.example`;
  const answers = [];
  for (let offer = 0; offer < 4; offer++) answers.push(await buyAcross(replicas, offer % 2, clientEmail));
  // Three an hour to one address, on any process (D9).
  mustBe('the mail of four offers', answers.map(({ mail }) => mail).join(), 'queued,queued,queued,held');
  mustBe('numbers', new Set(answers.map(({ quotation_number: number }) => number)).size, 4);

  const version = await publishOn(replicas, round % 2);
  for (const place of [0, 1])
    await seesVersion(replicas, place, version).catch((e: Error) => faults.push(e.message));

  const unsent = () =>
    reader.db.selectFrom('outbox').select('id').where('state', 'in', ['waiting', 'sending']).execute();
  await until(async () => (await unsent()).length === 0, 'the mails were not sent');
  const times = [...mails.accepted.values()].map(({ times: each }) => each);
  mustBe('the maximum number of times one mail was sent', Math.max(...times), 1);
  const held = [...mails.accepted.values()].filter(({ to }) => to === clientEmail).length;
  mustBe('mails to the address', held, 3);
  return { offers: answers.length, mails: times.length - mailsBefore, faults };
}

const otherOf = (place: number): number => 1 - place;

async function ask<Body>(
  replicas: Replicas,
  place: number,
  method: string,
  path: string,
  body?: object,
  headers = {},
) {
  const response = await fetch(`${replicas.servers[place]?.address}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}`);
  return (await response.json()) as Body;
}

interface Recommended {
  readonly preconfigured_unit_recommendations: Readonly<
    Record<string, { readonly uuid: string; readonly preconfigured_unit_type: string }>
  >;
}

async function buyAcross(replicas: Replicas, place: number, clientEmail: string) {
  const id = newId();
  const key = {
    'configuration-key': Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
  };
  const put = <Body>(at: number, call: string, body: object) =>
    ask<Body>(replicas, at, 'PUT', `/api/configurator/${call}`, { id, ...body }, key);
  const found = await put<Recommended>(place, 'create-recommendation', mixedFeed);
  const best = found.preconfigured_unit_recommendations['1'];
  await put(otherOf(place), 'select-preconfigured-unit', {
    preconfiguredUnitType: best?.preconfigured_unit_type,
    preconfiguredUnitUuid: best?.uuid,
  });
  await put(place, 'select-options', { selected_options: { colour: [{ body_colour: '9002' }] } });
  return put<{ quotation_number: string; mail: string }>(otherOf(place), 'create-offer', {
    ...client,
    clientEmail,
  });
}

async function publishOn(replicas: Replicas, place: number): Promise<number> {
  const path = '/api/admin/unit/prices';
  const segment = 'agricultural';
  const asStaff = { authorization: `Bearer ${replicas.staff.token()}` };
  const list = await ask<{ id: { version: number }; prices: BasePriceRow[] }>(
    ...([replicas, place, 'GET', `${path}/${segment}`, undefined, asStaff] as const),
  );
  const version = list.id.version + 1;
  const prices = list.prices.map((row) => ({ ...row, priceInCents: row.priceInCents + 1 }));
  await ask(replicas, place, 'PUT', path, { id: { version, segment }, prices, comment: 'torture' }, asStaff);
  return version;
}

/** The list version of a process, from its metrics. */
async function seesVersion({ servers }: Replicas, place: number, version: number): Promise<void> {
  const line = `silowright_list_version{segment="agricultural",kind="base"} ${version}\n`;
  await until(async () => {
    const answer = await fetch(`${servers[place]?.address}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    return (await answer.text()).includes(line);
  }, `process ${place} did not see version ${version}`);
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const began = Date.now(); !(await isSo()); await pause(50)) {
    if (Date.now() - began > patienceMs) throw new Error(otherwise);
  }
}
