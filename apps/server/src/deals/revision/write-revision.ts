import { randomUUIDv7 } from 'node:crypto';
import { firstState, stageOf } from '@silowright/domain/deal/states';
import { copySitePhoto } from '../../configurator/store/site-photos.ts';
import { type NewIncomingEvent, recordIncomingEvents } from '../../incoming/incoming-events.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/store.ts';
import type { OffersTable } from '../../platform/db/tables.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { linkTokenHash, newLinkToken } from '../../platform/http/browser-binding.ts';
import { queueEvent } from '../../platform/jobs/queue-event.ts';
import { queueMessages } from '../../platform/jobs/queue-message.ts';
import { hashOf } from '../hash-of-offer.ts';
import { writtenOffer } from '../paper/positions.ts';
import {
  frozenOffer,
  type Issued,
  type OfferContent,
  type PricedContent,
  printedNumber,
} from '../paper/quotation.ts';
import { lockDeal } from '../store/deals.ts';
import { insertOffer, latestOfferOf, offersOf } from '../store/offers.ts';
import { linkLogos, recipientsOf, validityMs } from '../write-offer.ts';

/** Locks the quotation against a signature and another revision, and refuses if there was one. */
export async function lockForRevision(
  db: Db,
  base: OffersTable,
  now: number,
): Promise<readonly OffersTable[]> {
  await lockDeal(db, base.deal_id, now);
  const offers = await offersOf(db, base.deal_id);
  if (offers[0]?.id !== base.id) throw new ApiError('changed-meanwhile');
  if (stageOf(offers[0].state) === 'won') throw new ApiError('offer-closed');
  return offers;
}

export const issuedNow = (
  base: Pick<OffersTable, 'number' | 'revision'>,
  config: Config,
  now: number,
): Issued => ({
  number: base.number,
  revision: base.revision + 1,
  issuedAt: new Date(now).toISOString(),
  validUntil: new Date(now + validityMs).toISOString(),
  timeZone: config.companyTimezone,
});

export interface NewRevision {
  readonly base: OffersTable;
  readonly content: PricedContent;
  readonly now: number;
  /** Further steps of staff for the timeline. */
  readonly events?: readonly Pick<NewIncomingEvent, 'event' | 'author' | 'details'>[];
}

/** Writes offer, mails and timeline in one transaction, like the offer of a visitor (D29). */
export async function writeRevision(
  db: Db,
  config: Config,
  { base, content, now, events = [] }: NewRevision,
): Promise<{ readonly id: string; readonly number: string }> {
  const offers = await lockForRevision(db, base, now);
  const { revised } = content;
  if (!revised) throw new Error('A revision by staff says who made it.');
  const issued = issuedNow(base, config, now);
  const id = randomUUIDv7();
  const tokens = { reopenToken: newLinkToken(), signToken: newLinkToken() };
  await insertOffer(db, {
    offer: {
      id,
      deal_id: base.deal_id,
      configuration_id: base.configuration_id,
      number: issued.number,
      revision: issued.revision,
      content_hash: hashOf(visitorsContent(offers) ?? content, issued.revision),
      client_email: base.client_email,
      state: firstState,
      frozen: writtenOffer({ ...content, ...issued }),
      valid_until: now + validityMs,
      reopen_token_hash: linkTokenHash(tokens.reopenToken),
      sign_token_hash: linkTokenHash(tokens.signToken),
      created_at: now,
    },
    replaced: await latestOfferOf(db, base.deal_id),
    handledBy: revised.by,
  });
  await linkLogos(db, id, content);
  await copySitePhoto(db, base.id, id, now);
  await recordIncomingEvents(
    db,
    [...events, { event: 'revised' as const, author: revised.by, details: revised.why }].map((event) => ({
      kind: 'quotations' as const,
      incoming_id: id,
      at: now,
      ...event,
    })),
  );
  const recipients = await recipientsOf(db, content, config.salesEmail);
  // Staff send it to an address that already got the quotation: limits of visitors do not apply.
  await queueMessages(
    db,
    recipients.map(({ recipient, role: recipientRole }) => ({
      kind: 'offer',
      offerId: id,
      payload: tokens,
      state: 'waiting',
      recipient,
      recipientRole,
    })),
    now,
  );
  await queueEvent(db, config, { name: 'offer.created', offerId: id }, now);
  return { id, number: printedNumber(issued) };
}

/**
 * What the visitor sent last. A revision by staff has its hash, so that sending the same again finds the revision
 * instead of replacing it by the earlier prices.
 */
function visitorsContent(offers: readonly OffersTable[]): OfferContent | undefined {
  for (const row of offers) {
    const offer = frozenOffer(row);
    if (offer.kind === 'priced' && offer.revised) continue;
    const {
      number: _,
      revision: _revision,
      issuedAt: _at,
      validUntil: _until,
      timeZone: _zone,
      ...content
    } = offer;
    return content as OfferContent;
  }
  return undefined;
}
