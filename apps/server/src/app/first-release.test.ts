import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { startConfiguration } from '@silowright/contract/configurator';
import { createOffer, reopenConfiguration } from '@silowright/contract/deals';
import { readMeeting } from '@silowright/contract/meetings';
import { giveBuyer, readSigning } from '@silowright/contract/signing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sendOffer } from '../configurator/testing/offers.ts';
import { textOfPdf } from '../deals/paper/testing/text-of-pdf.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { backUp } from '../platform/backup/back-up.ts';
import { restore } from '../platform/backup/restore.ts';
import { lostRows, type Rows, readRows } from '../platform/backup/testing/kept-rows.ts';
import { databaseFileIn } from '../platform/db/data-dir.ts';
import { openStore, type StoreLocation } from '../platform/db/open-store.ts';
import type { EngineName, Store } from '../platform/db/store.ts';
import { createDatabase } from '../platform/db/testing/postgres-server.ts';
import { newId, TestClient } from '../platform/http/testing/test-client.ts';
import { completeBuyer, sign, stateOf, tokenHeader } from '../signing/testing/signings.ts';

/** The database that the code of the first release wrote, and what it answered (tools/first-release/make.ts). */
const fixtures = path.join(import.meta.dirname, 'testing/fixtures/release-0.1.0');
const said = JSON.parse(readFileSync(path.join(fixtures, 'answers.json'), 'utf8')) as {
  readonly madeAt: string;
  readonly quotations: readonly Said[];
  readonly lead: { readonly clientEmail: string };
  readonly meetings: readonly { readonly token: string; readonly answer: object }[];
  readonly dealers: readonly { readonly id: string; readonly name: string }[];
};

interface Said {
  readonly configuration: string;
  readonly key: string;
  readonly number: string;
  readonly signToken: string;
  readonly reopenToken: string;
  readonly offer: object;
  readonly signing: { readonly state: string };
  readonly reopened: { readonly id: string; readonly values: object; readonly price_differences: object };
  readonly pdf: { readonly sha256: string; readonly pages: readonly string[] };
}

const postgresUrl = inject('postgresUrl');
const engineNames: EngineName[] = postgresUrl === null ? ['sqlite'] : ['sqlite', 'postgres'];
const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-first-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On PostgreSQL by a backup: the embedded database of the first release moves with its operator. */
async function firstRelease(engine: EngineName): Promise<{ location: StoreLocation; rows: Rows }> {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const file = gunzipSync(readFileSync(path.join(fixtures, 'silowright.sqlite.gz')));
  writeFileSync(databaseFileIn(dataDir), file);
  const embedded = { engine: 'sqlite', dataDir } as const;
  const rows = withReplaced(await readRows(embedded));
  if (engine === 'sqlite') return { location: embedded, rows };
  const location = { engine, url: await createDatabase(postgresUrl!), poolSize: 5, haltMs: 60_000 } as const;
  const backup = path.join(dataDir, 'first.backup');
  await backUp(embedded, dataDir, backup);
  await restore(backup, location, mkdtempSync(path.join(folder, 'data-')));
  return { location, rows };
}

describe.each(engineNames)('the first release is upgraded on %s (IN-07, C21)', (engine) => {
  let older: Awaited<ReturnType<typeof firstRelease>>;
  let store: Store;
  let desk: OpenDesk;
  const browser = () => new TestClient(desk.app.server);

  beforeAll(async () => {
    older = await firstRelease(engine);
    store = await openStore(older.location);
    const nextDayMs = Date.parse(said.madeAt) + 86_400_000;
    desk = await openDesk(store, {}, { nowMs: () => nextDayMs });
  });
  afterAll(() => desk?.close());

  it('with every row as it was', async () => {
    expect(older.rows.get('offers')?.rows).toHaveLength(6);
    expect(lostRows(older.rows, await readRows(older.location), { running: true })).toEqual([]);
  });

  describe.each(said.quotations)('the quotation $number', (quotation) => {
    const { configuration, signToken, reopenToken, signing, reopened, pdf } = quotation;
    const params = { configurationId: configuration };
    const headers = { 'sign-token': signToken };
    const document = async () => {
      const url = `/api/signing/${configuration}/document`;
      return (await desk.app.server.inject({ url, headers })).rawPayload;
    };

    it('is at its link to sign, in the same state and with the same total', async () => {
      const { body } = await browser().call(readSigning, { params, headers });
      expect(body).toMatchObject(signing);
    });

    it('is at its link to open, with the same unit and choices, and nothing costs more or less', async () => {
      const { body } = await browser().call(reopenConfiguration, { params: { token: reopenToken } });
      const { id: _, values, price_differences: none, ...rest } = reopened;
      expect(body).toMatchObject({ ...rest, values: { ...values, id: body.id } });
      // Groups of options that came later are free by default.
      expect(body.price_differences.filter(({ was, now }) => (was ?? 0) !== (now ?? 0))).toEqual(none);
    });

    it('has the same file', async () => {
      expect(hash('sha256', await document())).toBe(pdf.sha256);
    });
  });

  it('and what is open is the answer if it is asked for again', async () => {
    const open = said.quotations.filter(({ signing }) => signing.state === 'open');
    expect(open).toHaveLength(2);
    for (const { configuration, key, number, offer } of open) {
      const body = { id: configuration, ...offer };
      const again = await browser().call(createOffer, { body, headers: { 'configuration-key': key } });
      expect(again.body).toMatchObject({ quotation_number: number });
    }
  });

  it('and draws its papers with the same amounts', async () => {
    await store.write((db) => db.deleteFrom('documents').where('kind', '=', 'quotation').execute());
    for (const { configuration, signToken, signing, pdf } of said.quotations) {
      if (signing.state === 'signed') continue;
      const url = `/api/signing/${configuration}/document`;
      const { rawPayload } = await desk.app.server.inject({ url, headers: { 'sign-token': signToken } });
      const before = amountsIn(pdf.pages);
      expect(before.length).toBeGreaterThan(5);
      expect(amountsIn(await textOfPdf(rawPayload))).toEqual(before);
    }
  });

  it('with its meetings', async () => {
    expect(said.meetings).toHaveLength(3);
    for (const { token, answer } of said.meetings)
      expect((await browser().call(readMeeting, { params: { token } })).body).toMatchObject(answer);
  });

  it('with its lead and its dealers', async () => {
    const leads = await desk.call('GET', '/admin/incoming/leads');
    expect(leads.json.items).toMatchObject([{ email: said.lead.clientEmail }]);
    expect((await desk.call('GET', '/admin/dealer/list')).json).toMatchObject(said.dealers);
    const { id, name } = said.dealers.find((dealer) => dealer.name === 'Nordlager')!;
    const started = await browser().put(startConfiguration, {
      id: newId(),
      dealerId: id,
      localeStr: 'de_DE',
    });
    expect(started.body).toMatchObject({ name });
  });

  it('and what was open can be signed', async () => {
    const {
      configuration: id,
      number,
      signToken: token,
    } = said.quotations.find(({ signing }) => signing.state === 'open')!;
    const params = { configurationId: id };
    const headers = tokenHeader(token);
    const given = await browser().call(giveBuyer, {
      params,
      headers,
      body: { quotation_number: number, buyer: completeBuyer },
    });
    expect(given.status, given.error.code).toBe(200);
    const signed = await sign(browser(), { id, number, token });
    expect(signed.status, signed.error.code).toBe(200);
    expect(await stateOf(browser(), { id, token })).toBe('signed');
  });

  it('and its numbers go on', async () => {
    const { answer } = await sendOffer(browser());
    expect(answer.body.quotation_number).toBe('Q-2026-000006');
  });
});

/** All amounts in euros, in the style of all languages but English. */
const amountsIn = (pages: readonly string[]): string[] =>
  pages.join(' ').match(/[\d.]+,\d\d(?= €)|(?<=€ )[\d.]+,\d\d/g) ?? [];

/** What a migration changes: a revision that another one replaced was open until then. */
function withReplaced(rows: Rows): Rows {
  const { columns, rows: offers } = rows.get('offers')!;
  const [state, number, revision] = ['state', 'number', 'revision'].map((name) => columns.indexOf(name));
  const isReplaced = (offer: string[]) =>
    offers.some((other) => other[number!] === offer[number!] && other[revision!]! > offer[revision!]!);
  const marked = offers.map((offer) =>
    isReplaced(offer) ? offer.with(state!, offer[state!]!.replace('open', 'superseded')) : offer,
  );
  return new Map([...rows, ['offers', { columns, rows: marked }]]);
}
