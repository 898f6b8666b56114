import { frozenOffer, printedNumber } from '../../../apps/server/src/deals/paper/quotation.ts';
import type { Db } from '../../../apps/server/src/platform/db/store.ts';
import { checkSeal } from '../../../apps/server/src/signing/seal/testing/check-seal.ts';
import type { Acknowledged } from './acknowledged.ts';

/**
 * Acknowledged data that is missing or incomplete; one sentence each. Visitors may continue meanwhile; `current`
 * contains their later requests.
 */
export async function findLost(
  db: Db,
  acknowledged: Acknowledged,
  current: Acknowledged = acknowledged,
): Promise<string[]> {
  return (
    await Promise.all([
      lostConfigurations(db, acknowledged, current),
      lostOffers(db, acknowledged),
      lostPublishes(db, acknowledged),
      lostMeetings(db, acknowledged),
      lostLeads(db, acknowledged),
    ])
  ).flat();
}

async function lostConfigurations(
  db: Db,
  { configurations }: Acknowledged,
  current: Acknowledged,
): Promise<string[]> {
  const rows = await db.selectFrom('configurations').select(['id', 'unit_uuid', 'selection']).execute();
  const kept = new Map(rows.map((row) => [row.id, row]));
  return [...configurations].flatMap(([id, { unit, colour, askedColour }]) => {
    const row = kept.get(id);
    if (!row) return [`recommendation ${id}`];
    const holds = (wanted: string | undefined) => wanted && row.selection?.includes(`"${wanted}"`);
    return [
      ...(unit && row.unit_uuid !== unit ? [`unit of ${id}`] : []),
      ...(colour && ![colour, askedColour, current.configurations.get(id)?.askedColour].some(holds)
        ? [`options of ${id}`]
        : []),
    ];
  });
}

/** Checks number, revision, frozen prices and the customer's mail; for signed offers the sealed file. */
async function lostOffers(db: Db, { offers, signatures }: Acknowledged): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select(['id', 'configuration_id', 'number', 'revision', 'client_email', 'state', 'frozen'])
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['offer_id', 'recipient'])
    .where('kind', '=', 'offer')
    .execute();
  const mailed = new Set(mails.map(({ offer_id, recipient }) => `${offer_id} ${recipient}`));
  const kept = new Map(rows.map((row) => [printedNumber(row), row]));
  const lost: string[] = [];
  for (const { id, number, email } of offers) {
    const row = kept.get(number);
    const frozen = row && frozenOffer(row);
    const whole =
      row?.configuration_id === id &&
      row.client_email === email &&
      frozen?.kind === 'priced' &&
      frozen.positions.every(({ lines }) => lines.length > 0) &&
      frozen.totalCents > 0 &&
      mailed.has(`${row.id} ${email}`);
    if (!whole) lost.push(`offer ${number}`);
  }
  for (const { number } of signatures) {
    const row = kept.get(number);
    const sealed =
      row?.state === 'signed' &&
      (await db
        .selectFrom('documents')
        .select('bytes')
        .where('offer_id', '=', row.id)
        .where('kind', '=', 'signed')
        .executeTakeFirst());
    if (!sealed || !isSealed(sealed.bytes)) lost.push(`signature of ${number}`);
  }
  return lost;
}

function isSealed(pdf: Uint8Array): boolean {
  const { coversWholeFile, digestMatches, signatureMatches } = checkSeal(pdf);
  return coversWholeFile && digestMatches && signatureMatches;
}

/** Checks versions and prices. */
async function lostPublishes(db: Db, { publishes }: Acknowledged): Promise<string[]> {
  const rows = await db
    .selectFrom('price_lists')
    .select(['segment', 'version', 'comment', 'content'])
    .where('kind', '=', 'base')
    .execute();
  const kept = new Map(rows.map((row) => [`${row.segment} ${row.version}`, row]));
  return publishes.flatMap(({ segment, version, comment, sumCents }) => {
    const row = kept.get(`${segment} ${version}`);
    const isWhole = row?.comment === comment && sumOf(JSON.parse(row.content).prices) === sumCents;
    return isWhole ? [] : [`price list ${segment} ${version}`];
  });
}

export const sumOf = (prices: readonly { readonly priceInCents: number }[]): number =>
  prices.reduce((sum, { priceInCents }) => sum + priceInCents, 0);

async function lostMeetings(db: Db, { meetings }: Acknowledged): Promise<string[]> {
  const rows = await db.selectFrom('meetings').select(['starts_at', 'content']).execute();
  // An unconfirmed time may have been booked again.
  const kept = Map.groupBy(rows, ({ starts_at }) => Number(starts_at));
  return meetings.flatMap(({ startsAt, email }) =>
    kept.get(Date.parse(startsAt))?.some(({ content }) => content.includes(email))
      ? []
      : [`meeting at ${startsAt}`],
  );
}

async function lostLeads(db: Db, { leads }: Acknowledged): Promise<string[]> {
  const rows = await db.selectFrom('leads').select('configuration_id').execute();
  const kept = new Set(rows.map((row) => row.configuration_id));
  return leads.flatMap(({ id }) => (kept.has(id) ? [] : [`lead ${id}`]));
}
