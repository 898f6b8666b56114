import { declineQuotation, readSigning } from '@silowright/contract/signing';
import type { RunningServer } from '../../apps/server/src/app/start-server.ts';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';
import type { TokenWorkshop } from '../../apps/server/src/platform/identity/testing/forged-tokens.ts';
import { sign, tokenHeader } from '../../apps/server/src/signing/testing/signings.ts';
import { Agenda, randomFrom } from './agenda.ts';
import { bram, Desk, pieter, sanne } from './colleagues.ts';
import { followUps, notes, reasonsToDecline, reasonsToRevise } from './people.ts';
import { type Chance, type Request, requestsOf, Visitor } from './visitors.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Filled {
  quotations: number;
  /** Of several positions. */
  deals: number;
  alternatives: number;
  revisions: number;
  signed: number;
  declined: number;
  withdrawn: number;
  requests: number;
  leads: number;
  meetings: number;
}

export interface FillOptions {
  readonly visits: number;
  readonly endMs: number;
  readonly setNow: (ms: number) => void;
  /** Signs the logins of the colleagues. */
  readonly workshop: TokenWorkshop;
  /** After each thing that happens, at its time: sends its mails. */
  readonly after?: () => Promise<void>;
}

/**
 * A year of visitors, and of the colleagues who answer them, through the calls of the website and the desk: all that is
 * stored is what the program itself makes, in the order of time. `setNow` moves the clock of the server.
 */
export async function fillInstallation(
  server: Pick<RunningServer, 'app' | 'catalogues' | 'store'>,
  { visits, endMs, setNow, workshop, after = async () => {} }: FillOptions,
): Promise<Filled> {
  const random = randomFrom(1);
  const pick: Chance['pick'] = (items) => items[Math.floor(random() * items.length)]!;
  const chance = { random, pick };
  const agenda = new Agenda(endMs);
  const requests = await requestsOf(server);
  const desk = new Desk(server, workshop);
  const filled: Filled = {
    quotations: 0,
    deals: 0,
    alternatives: 0,
    revisions: 0,
    signed: 0,
    declined: 0,
    withdrawn: 0,
    requests: 0,
    leads: 0,
    meetings: 0,
  };
  const within = (days: number) => Math.floor(random() * days * dayMs) + hourMs;

  /** What the mail of a quotation or meeting carries. */
  const payloadOf = async (column: 'offer_id' | 'recipient', value: string, kind: string) =>
    server.store.read(async (db) => {
      const row = await db
        .selectFrom('outbox')
        .select('payload')
        .where(column, '=', value)
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return JSON.parse(row?.payload ?? '{}') as { signToken?: string; token?: string };
    });

  const visit = (nth: number) => async (at: number) => {
    const visitor = new Visitor(server, chance, nth);
    const request = pick(requests);
    await visitor.look(request);
    const luck = random();
    if (luck < 0.12) filled.leads += Number(await visitor.lead(request));
    else if (luck < 0.2)
      filled.meetings += Number(
        await visitor.meeting(async (email) => (await payloadOf('recipient', email, 'meeting')).token),
      );
    else await configure(visitor, request, nth, at);
  };

  async function configure(visitor: Visitor, request: Request, nth: number, at: number): Promise<void> {
    // Now and then somebody wants more than there is.
    const isTooMuch = nth % 12 === 5;
    const count = isTooMuch ? 1 : pick([1, 1, 1, 1, 1, 2, 2, 3, 4, 6]);
    const ids: string[] = [];
    for (let position = 0; position < count; position++) {
      const id = newId();
      const volume = isTooMuch ? 400 + 100 * Math.floor(random() * 3) : 8 + Math.floor(random() * 40);
      if (await visitor.configure(id, request, volume)) ids.push(id);
      else if (isTooMuch) filled.requests += Number(await visitor.ask(id));
    }
    if (ids.length === 0 || random() < 0.1) return;
    const number = await visitor.quote(ids);
    if (!number) return;
    filled.quotations += 1;
    filled.deals += Number(ids.length > 1);
    if (ids.length === 1 && random() < 0.15)
      agenda.plan(at + within(2), async () => {
        filled.alternatives += Number(
          await visitor.alternative(ids[0]!, request, 10 + Math.floor(random() * 40)),
        );
      });
    agenda.plan(at + within(1), () => answer(number));
    if (random() < 0.25) agenda.plan(at + dayMs + within(3), () => revise(number));
    agenda.plan(at + 5 * dayMs + within(14), () => decide(visitor, ids[0]!, number));
  }

  /** A colleague takes it, writes down what was said, and plans what comes next. */
  async function answer(number: string): Promise<void> {
    const item = await desk.find(number);
    if (!item) return;
    const who = pick([sanne, bram]);
    if (random() < 0.75)
      await desk.change(who, 'quotations', item.id, { assigned_to: { was: '', becomes: who.email } });
    if (random() < 0.4) await desk.change(who, 'quotations', item.id, { note: pick(notes) });
    if (random() < 0.3) {
      const at = new Date(Date.parse(item.created_at) + 7 * dayMs).toISOString();
      await desk.change(who, 'quotations', item.id, {
        follow_up: { was: null, becomes: { at, about: pick(followUps) } },
      });
    } else if (random() < 0.5) await desk.change(who, 'quotations', item.id, { handled: true });
  }

  async function revise(number: string): Promise<void> {
    const item = await desk.find(number);
    if (!item) return;
    const percent = pick([2, 3, 4, 5, 8]);
    const who = item.assigned_to === bram.email ? bram : sanne;
    const sent = await desk.revise(who, item.id, {
      why: pick(reasonsToRevise),
      discount: { percent, reason: pick(reasonsToRevise) },
      ...(random() < 0.3 && { transport: { in_cents: 300_000, note: 'week 16' } }),
    });
    filled.revisions += Number(sent?.outcome === 'sent');
    if (sent?.outcome !== 'awaits-approval') return;
    agenda.plan(Date.parse(item.created_at) + 5 * dayMs, async () => {
      const isGood = random() < 0.8;
      await desk.decide(sent.id, isGood);
      filled.revisions += Number(isGood);
    });
  }

  /** The customer reads the newest revision, and may sign or decline it; sometimes the company ends or extends it. */
  async function decide(visitor: Visitor, id: string, number: string): Promise<void> {
    const item = await desk.find(number);
    const token = item && (await payloadOf('offer_id', item.id, 'offer')).signToken;
    if (!item || !token) return;
    const customer = { params: { configurationId: id }, headers: tokenHeader(token) };
    const luck = random();
    if (luck < 0.75) await visitor.browser.call(readSigning, customer);
    if (luck < 0.28) {
      const signing = { id, number: item.title, token };
      filled.signed += Number((await sign(visitor.browser, signing, { name: visitor.name })).status === 200);
    } else if (luck < 0.42) {
      const body = { quotation_number: item.title, reason: pick(reasonsToDecline) };
      filled.declined += Number(
        (await visitor.browser.call(declineQuotation, { ...customer, body })).status === 200,
      );
    } else if (luck < 0.46) {
      filled.withdrawn += Number(
        (await desk.change(sanne, 'quotations', item.id, { withdraw: true })) !== undefined,
      );
    } else if (luck < 0.54) await desk.change(bram, 'quotations', item.id, { extend_days: 30 });
  }

  /** Once a week the desk is cleared of what is done. */
  async function tidy(at: number): Promise<void> {
    for (const list of ['quotations', 'requests', 'leads', 'meetings'] as const) {
      const items = (await desk.list(sanne, list, 'handled=no')).filter(
        ({ created_at }) => Date.parse(created_at) < at - 3 * dayMs && random() < 0.95,
      );
      const kind = list === 'requests' ? 'quotations' : list;
      const ids = items.map(({ id }) => id);
      if (ids.length > 0) await desk.call(sanne, 'POST', `change/${kind}`, { ids, handled: true });
    }
    for (const { id, follow_up: was } of await desk.list(bram, 'quotations', 'due=today'))
      await desk.change(bram, 'quotations', id, {
        follow_up: { was, becomes: null, outcome: pick(notes) },
      });
  }

  const startMs = endMs - 365 * dayMs;
  for (let week = 1; week < 52; week++) {
    const at = startMs + week * 7 * dayMs;
    agenda.plan(at, () => tidy(at));
  }
  for (const who of [sanne, bram, pieter]) await desk.call(who, 'GET', 'me');
  for (let nth = 0; nth < visits; nth++) {
    // More of them later, during working hours.
    const day = Math.floor(364 * Math.sqrt((nth + random()) / visits));
    const at = Math.floor((startMs + day * dayMs) / dayMs) * dayMs + 7 * hourMs + random() * 9 * hourMs;
    agenda.plan(Math.floor(at), () => visit(nth)(at));
  }
  const rounds = [
    [0.4, 3, 'Price round of spring'],
    [0.8, 2, 'Resin became dearer'],
  ] as const;
  for (const [share, percent, comment] of rounds)
    agenda.plan(startMs + share * 365 * dayMs, async () => {
      for (const segment of server.catalogues.pricedSegments())
        await desk.raisePrices(segment, percent, comment);
    });
  await agenda.run(setNow, after);
  setNow(endMs);
  return filled;
}
