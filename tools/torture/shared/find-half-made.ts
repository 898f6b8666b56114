import type { Db } from '../../../apps/server/src/platform/db/store.ts';

/**
 * Finds incomplete data, acknowledged or not: an offer without its mails, a mail without its offer, a signature
 * without its file, a number that was skipped or used twice. Returns one sentence each.
 */
export async function findHalfMade(db: Db): Promise<string[]> {
  // The queue is read first: the documents of sent mails must be among those read afterwards.
  const mails = await db
    .selectFrom('outbox')
    .select(['offer_id', 'lead_id', 'meeting_id', 'kind', 'recipient_role', 'state'])
    .execute();
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'configuration_id', 'number', 'revision', 'state'])
    .execute();
  const leads = await db.selectFrom('leads').select('id').execute();
  const meetings = await db.selectFrom('meetings').select(['id', 'confirm_by']).execute();
  const documents = await db.selectFrom('documents').select(['offer_id', 'kind']).execute();
  const events = await db.selectFrom('signing_events').select(['offer_id', 'event']).execute();
  const incoming = await db.selectFrom('incoming').select(['kind', 'id']).execute();
  const numbers = [
    ...(await db.selectFrom('offer_numbers').selectAll().execute()),
    ...(await db.selectFrom('request_numbers').selectAll().execute()),
  ];

  const mailsOf = Map.groupBy(mails, (mail) => mail.offer_id ?? mail.lead_id ?? mail.meeting_id ?? 'nobody');
  const hasMails = (id: string, kinds: readonly string[], roles = ['visitor', 'sales']) =>
    roles.every((role) =>
      mailsOf.get(id)?.some((mail) => kinds.includes(mail.kind) && mail.recipient_role === role),
    );
  const kept = new Set(documents.map(({ offer_id, kind }) => `${offer_id} ${kind}`));
  const happened = new Set(events.map(({ offer_id, event }) => `${offer_id} ${event}`));
  const shown = new Set(incoming.map(({ kind, id }) => `${kind} ${id}`));
  const parents = new Set([...offers, ...leads, ...meetings].map(({ id }) => id));
  const half: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) half.push(sentence);
  };

  for (const { id, number, revision, state } of offers) {
    const name = `${number} revision ${revision}`;
    const signed = state === 'signed' || state === 'voided';
    must(hasMails(id, ['offer']), `offer ${name} without its mails`);
    must(shown.has(`quotations ${id}`), `offer ${name} that staff do not see`);
    must(kept.has(`${id} signed`) === signed, `${name} is ${state}, its sealed file says otherwise`);
    must(happened.has(`${id} signed`) === signed, `${name} is ${state}, its events say otherwise`);
    must(hasMails(id, ['offer-signed']) === signed, `${name} is ${state}, its mails say otherwise`);
    const sent = mailsOf.get(id)?.some((mail) => mail.kind === 'offer' && mail.state === 'sent');
    must(!sent || kept.has(`${id} quotation`), `${name} was sent, and its file is not kept`);
  }
  for (const { id } of leads) {
    must(hasMails(id, ['lead-received', 'lead-to-sales']), `lead ${id} without its mails`);
    must(shown.has(`leads ${id}`), `lead ${id} that staff do not see`);
  }
  for (const { id, confirm_by } of meetings) {
    // Sales hear of it when it is confirmed.
    const roles = confirm_by === null ? undefined : ['visitor'];
    must(hasMails(id, ['meeting'], roles), `meeting ${id} without its mails`);
    must(shown.has(`meetings ${id}`), `meeting ${id} that staff do not see`);
  }
  for (const parent of mailsOf.keys()) must(parents.has(parent), `mails of ${parent}, which does not exist`);
  for (const { id, kind } of incoming) must(parents.has(id), `staff see ${kind} ${id}, which do not exist`);
  for (const { offer_id } of documents)
    must(parents.has(offer_id), `a file of ${offer_id}, which does not exist`);

  const used = new Set(offers.map(({ number }) => number)).size;
  const given = numbers.reduce((sum, { next }) => sum + Number(next), 0);
  must(used === given, `${given} quotation numbers were given and ${used} are used`);
  for (const [id, revisions] of Map.groupBy(offers, (offer) => offer.configuration_id)) {
    const inOrder = revisions.map(({ revision }) => Number(revision)).sort((a, b) => a - b);
    must(
      inOrder.every((revision, position) => revision === position + 1),
      `revisions ${inOrder} of ${id}`,
    );
  }
  return half;
}
