import { randomBytes } from 'node:crypto';
import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { client } from '../../../apps/server/src/configurator/testing/offers.ts';
import { mixedFeed } from '../../../apps/server/src/configurator/testing/worked-cases.ts';
import type { MailCounter } from '../../../apps/server/src/mails/testing/mail-counter.ts';
import { newId } from '../../../apps/server/src/platform/http/testing/test-client.ts';
import { completeBuyer } from '../../../apps/server/src/signing/testing/signings.ts';
import type { Acknowledged, AcknowledgedConfiguration } from './acknowledged.ts';
import { type Asker, Over, pause } from './asker.ts';
import { sumOf } from './find-lost.ts';

export interface CrowdParts {
  readonly asker: Asker;
  readonly acknowledged: Acknowledged;
  /** Receives the quotation mails, which contain the sign token. */
  readonly mails: Pick<MailCounter, 'signTokens'>;
  readonly staffToken: () => string;
  /** Pause between two price changes by staff. */
  readonly publishEveryMs?: number;
}

export interface Crowd {
  /** Stops all visitors; false if one of them got a wrong answer, which was printed. */
  end(): Promise<boolean>;
}

/** Visitors who request and sign quotations, book meetings and send leads, and staff who change prices. */
export function startCrowd(parts: CrowdParts): Crowd {
  // Only one visitor signs, because sealing is slow after every start and must not block the others.
  const buyers = [true, false, false, false, false].map((signs) => buy(parts, signs));
  const lives = [...buyers, meet(parts), publish(parts)];
  const ended = Promise.all(lives.map((life) => life.catch(unlessOver))).then(
    () => true,
    (error) => {
      console.error(error);
      parts.asker.end();
      return false;
    },
  );
  return {
    end: () => {
      parts.asker.end();
      return ended;
    },
  };
}

function unlessOver(error: unknown): void {
  if (!(error instanceof Over)) throw error;
}

const think = () => pause(Math.random() * 20);
/** The client chooses its own secret, so that a lost answer does not lock it out. */
const newKey = () => ({ 'configuration-key': randomBytes(16).toString('base64url') });
let people = 0;
const newEmail = () => `visitor-${++people}@farm.example`;

interface Recommended {
  readonly preconfigured_unit_recommendations: Readonly<
    Record<string, { readonly uuid: string; readonly preconfigured_unit_type: string }>
  >;
}

/**
 * From the first step to a quotation. The signing visitor always requests one. The others request one every 24th
 * time and a second revision every 48th: a signature uses the token from the quotation's mail, and that mail must not
 * wait behind hundreds of others.
 */
async function buy({ asker, acknowledged, mails }: CrowdParts, signs: boolean): Promise<never> {
  const { configurations, counts, offers, signatures } = acknowledged;
  for (let turn = 1; ; turn++) {
    const id = newId();
    const headers = newKey();
    const put = <Body>(call: string, body: object) =>
      asker.must<Body>({ method: 'PUT', path: `/api/configurator/${call}`, headers, body: { id, ...body } });

    const found = await put<Recommended>('create-recommendation', mixedFeed);
    const state: AcknowledgedConfiguration = {};
    configurations.set(id, state);
    counts.recommendations++;
    await think();
    const best = found.preconfigured_unit_recommendations['1'];
    if (!best) throw new Error('nothing was recommended');
    await put('select-preconfigured-unit', {
      preconfiguredUnitType: best.preconfigured_unit_type,
      preconfiguredUnitUuid: best.uuid,
    });
    state.unit = best.uuid;
    counts.units++;

    const email = newEmail();
    let number: string | undefined;
    for (const colour of turn % 48 === 0 && !signs ? ['9001', '7035'] : ['9002']) {
      await think();
      state.askedColour = colour;
      await put('select-options', { selected_options: { colour: [{ body_colour: colour }] } });
      state.colour = colour;
      counts.options++;
      if (!signs && turn % 24 !== 0) continue;
      await think();
      const request = { ...client, clientEmail: email, buyer: completeBuyer };
      number = (await put<{ quotation_number: string }>('create-offer', request)).quotation_number;
      offers.push({ id, number, email });
      counts.offers++;
    }
    if (!signs || number === undefined) continue;
    const token = await tokenFromMail(asker, mails, id);
    if (token === undefined) continue;
    await sign(asker, id, number, token);
    signatures.push({ id, number });
    counts.signatures++;
  }
}

/**
 * A mail that a killed process had claimed stays claimed for minutes. The visitor then begins anew, so that later kills
 * meet signatures too.
 */
const mailPatienceMs = 5000;

async function tokenFromMail(
  asker: Asker,
  mails: CrowdParts['mails'],
  id: string,
): Promise<string | undefined> {
  for (const began = performance.now(); performance.now() - began < mailPatienceMs; ) {
    const token = mails.signTokens.get(id);
    if (token !== undefined) return token;
    if (asker.isOver) throw new Over();
    await pause(20);
  }
  return undefined;
}

async function sign(asker: Asker, id: string, number: string, token: string): Promise<void> {
  const name = 'Anna Müller';
  const { status, again } = await asker.ask({
    method: 'PUT',
    path: `/api/signing/${id}`,
    headers: { 'sign-token': token },
    body: { quotation_number: number, name, signature: { kind: 'typed', text: name }, consent: true },
  });
  // 409 on a retry: the first attempt succeeded and its answer was lost.
  if (status !== 200 && !(again && status === 409)) throw new Error(`signing returned ${status}`);
}

/** Meetings and leads alternately. */
async function meet({ asker, acknowledged }: CrowdParts): Promise<never> {
  const { counts, meetings, leads } = acknowledged;
  for (;;) {
    const { slots } = await asker.must<{ slots: string[] }>({ method: 'GET', path: '/api/meeting-slots' });
    const startsAt = slots[Math.floor(Math.random() * slots.length)];
    if (startsAt) {
      const email = newEmail();
      const { phoneNumber, lastName } = client;
      await asker.must({
        method: 'PUT',
        path: '/api/meetings',
        headers: newKey(),
        body: {
          localeStr: 'de_DE',
          startsAt,
          timeZone: 'Europe/Berlin',
          clientEmail: email,
          phoneNumber,
          lastName,
        },
      });
      meetings.push({ startsAt, email });
      counts.meetings++;
    }
    await pause(150);
    const id = newId();
    await asker.must({
      method: 'PUT',
      path: '/api/lead',
      body: {
        id,
        localeStr: 'nl_NL',
        clientEmail: newEmail(),
        company: 'Jansen BV',
        lastName: 'Jansen',
        volume: 40,
        segment: 'food',
      },
    });
    leads.push({ id });
    counts.leads++;
    await pause(150);
  }
}

/** Raises one price by a cent repeatedly. */
async function publish({
  asker,
  acknowledged,
  staffToken,
  publishEveryMs = 500,
}: CrowdParts): Promise<never> {
  const { counts, publishes } = acknowledged;
  const asStaff = () => ({ authorization: `Bearer ${staffToken()}` });
  const path = '/api/admin/unit/prices';
  const segment = 'agricultural';
  const list = await asker.must<{ id: { version: number }; prices: BasePriceRow[] }>({
    method: 'GET',
    path: `${path}/${segment}`,
    headers: asStaff(),
  });
  const prices = [...list.prices];
  for (let version = list.id.version + 1; ; version++) {
    const position = version % prices.length;
    const row = prices[position];
    if (row) prices[position] = { ...row, priceInCents: (row.priceInCents + 1) as typeof row.priceInCents };
    const comment = `torture ${crypto.randomUUID()}`;
    const body = { id: { version, segment }, prices, comment };
    await asker.must({ method: 'PUT', path, headers: asStaff(), body });
    publishes.push({ segment, version, comment, sumCents: sumOf(prices) });
    counts.publishes++;
    for (let waited = 0; waited < publishEveryMs && !asker.isOver; waited += 250) await pause(250);
  }
}
