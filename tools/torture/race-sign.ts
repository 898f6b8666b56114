import { signQuotation } from '@silowright/contract/signing';
import { frozenOffer, printedNumber } from '../../apps/server/src/deals/paper/quotation.ts';
import { offersOf } from '../../apps/server/src/deals/store/offers.ts';
import { type Config, loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { readDocument } from '../../apps/server/src/platform/db/documents.ts';
import { ApiError } from '../../apps/server/src/platform/http/api-error.ts';
import type { Signing } from '../../apps/server/src/signing/find-signing.ts';
import { typedSignature } from '../../apps/server/src/signing/testing/signings.ts';
import { writeSignature } from '../../apps/server/src/signing/write-signature.ts';
import { openReplicas, type Replicas } from './parts-of-race/replicas.ts';
import { configure, sendOffer } from './parts-of-race/send-offer.ts';
import { type Round, runRounds, tally } from './shared/run-rounds.ts';
import type { Torture } from './torture.ts';

const callsAtOnce = 5;
const lanes = 3;
/** Sealing takes a tenth of a second: one round in this many signs over HTTP, the others only write. */
const roundsForEachWhole = 20;

/**
 * `npm run torture -- race-sign --rounds 1000`: several clients sign the same quotation concurrently. Whole rounds
 * use HTTP on two processes. The others only run the transaction, on separate connections, with the file of a whole
 * round.
 */
export const torture: Torture<{ rounds: number }> = {
  options: { rounds: 300 },
  run: async ({ rounds }, ledger) => {
    const replicas = await openReplicas();
    const outcome = loadConfig({});
    if (!outcome.ok) throw new Error(outcome.reason.join('\n'));
    const config = outcome.value;
    try {
      const signings = await Promise.all(Array.from({ length: lanes }, () => quotationToSign(replicas)));
      const [first] = signings;
      const sealed = first && (await sealedOnce(replicas, first));
      if (!sealed) throw new Error('the first signature left no file');
      const all = signings.map((signing): Round => {
        return async (round) => {
          await openAgain(replicas, signing.row.id);
          const isWhole = round % roundsForEachWhole === 0;
          if (isWhole) ledger.add({ wholeRounds: 1 });
          const answers = isWhole
            ? await signOverHttp(replicas, signing)
            : await signAtOnce(replicas, config, signing, sealed);
          return [...oneWinner(answers), ...(await oneSignature(replicas, signing.row.id))];
        };
      });
      return await runRounds(rounds, all, ledger);
    } finally {
      await replicas.stop();
    }
  },
};

async function quotationToSign(replicas: Replicas): Promise<Signing> {
  const { store } = replicas;
  const configured = await configure(replicas, 0);
  await sendOffer(replicas, 0, configured, 'to be signed');
  const [row] = await store.read((db) => offersOf(db, configured.id));
  const quotation = row && frozenOffer(row);
  if (!row || quotation?.kind !== 'priced') throw new Error('there is no quotation to sign');
  const [message] = await store.read((db) =>
    db.selectFrom('outbox').select('payload').where('offer_id', '=', row.id).execute(),
  );
  const { signToken: token } = JSON.parse(message?.payload ?? '{}') as { signToken: string };
  return { row, quotation, token, isLatest: true };
}

/** The file written by rounds without HTTP. */
async function sealedOnce(replicas: Replicas, signing: Signing): Promise<Uint8Array | undefined> {
  await signOverHttp(replicas, signing);
  return replicas.store.read((db) => readDocument(db, signing.row.id, 'signed'));
}

function signOverHttp(replicas: Replicas, { row, token, quotation }: Signing): Promise<string[]> {
  const path = signQuotation.path.replace(':configurationId', row.configuration_id);
  const body = {
    quotation_number: printedNumber(quotation),
    name: 'Anna Müller',
    signature: typedSignature,
    consent: true,
  };
  return Promise.all(
    Array.from({ length: callsAtOnce }, async (_, call) => {
      for (;;) {
        const { status, text } = await replicas.put(call, path, body, { 'sign-token': token ?? '' });
        if (status === 200) return 'signed';
        // A busy machine may return 503; the client retries.
        if (status !== 503) return (JSON.parse(text) as { code?: string }).code ?? text;
      }
    }),
  );
}

function signAtOnce(
  { store }: Replicas,
  config: Config,
  signing: Signing,
  sealed: Uint8Array,
): Promise<string[]> {
  const signature = {
    signing,
    sealed,
    caller: { address: '127.0.0.1', browser: 'race' },
    nowMs: Date.now(),
    expiryMs: Date.now(),
    mail: { outcome: 'signed', name: 'Anna Müller' } as const,
  };
  return Promise.all(
    Array.from({ length: callsAtOnce }, () =>
      store
        .write((db) => writeSignature(db, config, signature))
        .then(() => 'signed')
        .catch((error: unknown) => (error instanceof ApiError ? error.code : String(error))),
    ),
  );
}

function oneWinner(answers: readonly string[]): string[] {
  const signed = answers.filter((answer) => answer === 'signed').length;
  const refused = answers.filter((answer) => answer === 'offer-closed').length;
  return signed === 1 && refused === callsAtOnce - 1 ? [] : [`answers: ${tally(answers)}`];
}

/** Exactly one sealed file, one event and one mail per recipient. */
async function oneSignature({ store }: Replicas, offerId: string): Promise<string[]> {
  const seen = await store.read(async (db) => ({
    offer: await db.selectFrom('offers').select('state').where('id', '=', offerId).execute(),
    files: await db
      .selectFrom('documents')
      .select('id')
      .where('offer_id', '=', offerId)
      .where('kind', '=', 'signed')
      .execute(),
    events: await db
      .selectFrom('signing_events')
      .select('event')
      .where('offer_id', '=', offerId)
      .where('event', '=', 'signed')
      .execute(),
    mails: await db
      .selectFrom('outbox')
      .select('recipient')
      .where('offer_id', '=', offerId)
      .where('kind', '=', 'offer-signed')
      .execute(),
  }));
  const recipients = new Set(seen.mails.map(({ recipient }) => recipient)).size;
  // The visitor, the nearest dealer and the sales mailbox.
  const isOnce = seen.files.length === 1 && seen.events.length === 1 && seen.mails.length === 3;
  if (seen.offer[0]?.state === 'signed' && isOnce && recipients === 3) return [];
  return [
    `${seen.offer[0]?.state}, ${seen.files.length} files, ${seen.events.length} events, ` +
      `${seen.mails.length} mails to ${recipients} recipients`,
  ];
}

/** Resets the signature for the next round. */
const openAgain = ({ store }: Replicas, offerId: string): Promise<void> =>
  store.write(async (db) => {
    await db.updateTable('offers').set({ state: 'open' }).where('id', '=', offerId).execute();
    await db.deleteFrom('documents').where('offer_id', '=', offerId).where('kind', '=', 'signed').execute();
    await db.deleteFrom('signing_events').where('offer_id', '=', offerId).execute();
    await db
      .deleteFrom('outbox')
      .where('offer_id', '=', offerId)
      .where('kind', '=', 'offer-signed')
      .execute();
  });
