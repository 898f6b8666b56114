import { randomUUIDv7 } from 'node:crypto';
import type { CopyKind } from '@silowright/contract/deals';
import { firstState, stageOf, stateAt } from '@silowright/domain/deal/states';
import { offerValidityDays } from '@silowright/domain/pricing/priced-configuration';
import { quoteSitePhoto } from '../configurator/store/site-photos.ts';
import { linkLogo, logoOwner } from '../configurator/store/unit-logos.ts';
import { isDealerAddress } from '../dealers/store/dealers.ts';
import type { Config } from '../platform/config/config.ts';
import { addressKey } from '../platform/db/address-key.ts';
import type { Db } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { linkTokenHash, newLinkToken } from '../platform/http/browser-binding.ts';
import { refusalOf } from '../platform/http/take-share.ts';
import { isVisitorMailHeld } from '../platform/jobs/outbox.ts';
import { messagesOf } from '../platform/jobs/queue-event.ts';
import { type NewMessage, queueMessages } from '../platform/jobs/queue-message.ts';
import { lockRecipients, RecipientLimits } from '../platform/source/recipient-limits.ts';
import type { Source } from '../platform/source/source.ts';
import { allSourcesPerHour, lockSource, SourceUses } from '../platform/source/source-uses.ts';
import { dayIn } from '../platform/zone-time.ts';
import { hashOf } from './hash-of-offer.ts';
import { signedBy, staffContact } from './paper/assigned-contact.ts';
import type { NamedContact } from './paper/conditions.ts';
import { writtenOffer } from './paper/positions.ts';
import {
  frozenOffer,
  type Offer,
  type OfferContent,
  type PricedContent,
  printedNumber,
} from './paper/quotation.ts';
import { countedBefore, dealOf, joinFamily, keepCopyKind } from './store/deal-copies.ts';
import { lockDeal, savePositions } from './store/deals.ts';
import {
  findOffer,
  insertOffer,
  isNumberOf,
  type LatestOffer,
  latestOfferOf,
  type NewOffer,
  nextOfferNumber,
} from './store/offers.ts';

export interface WrittenOffer {
  readonly ok: true;
  readonly quotation_number: string;
  readonly mail: 'queued' | 'held';
  /** How it counts; undefined: it was written before (P17). */
  readonly counts?: 'first' | { readonly instead: Offer; readonly firstAt: number } | undefined;
}

/** How long an offer can be signed, and a configuration keeps its prices (D4, D9). */
export const validityMs = offerValidityDays * 24 * 3600 * 1000;

/**
 * The same content is the same offer (D9). Only the newest revision qualifies, and only if it can be signed or is
 * signed.
 */
async function repeatOf(
  db: Db,
  content: OfferContent,
  latest: LatestOffer | undefined,
  expiryMs: number,
): Promise<WrittenOffer | undefined> {
  if (!latest || latest.content_hash !== hashOf(content, latest.revision)) return undefined;
  if (stageOf(stateAt(latest, expiryMs)) === 'closed') return undefined;
  const held = await isVisitorMailHeld(db, latest.id);
  return { ok: true, quotation_number: printedNumber(latest), mail: held ? 'held' : 'queued' };
}

interface OfferParts {
  readonly config: Config;
  readonly nowMs: number;
  /** The time for checking the expiry of an earlier offer. */
  readonly expiryMs: number;
}

/** What a visitor asks for. */
export interface AskedOffer {
  /** The configuration that the deal begins with. */
  readonly dealId: string;
  readonly content: OfferContent;
  readonly source: Source;
  readonly copyKind?: CopyKind | undefined;
}

const offerShare = { kind: 'offer', total: allSourcesPerHour.offer } as const;

/**
 * Writes an offer with its number, its frozen content and a message per recipient in one transaction: there is never an
 * offer without its mail, nor a mail without its offer. The same content is the same offer (D9).
 *
 * The number is taken when all other locks are: others wait for it as short as possible.
 */
export async function writeOffer(
  db: Db,
  parts: OfferParts,
  { dealId: askedId, content, source, copyKind }: AskedOffer,
): Promise<WrittenOffer> {
  const { config, nowMs } = parts;
  const copied = copyKind && (await keepCopyKind(db, askedId, copyKind));
  const dealId = await dealOf(db, askedId);
  if (copied !== undefined && copyKind === 'alternative') await joinAlternatives(db, dealId, copied, nowMs);
  // The database runs what is sent together in this order: what is read after a lock is current.
  const [, latest, recipients] = await Promise.all([
    lockDeal(db, dealId, nowMs),
    latestOfferOf(db, dealId),
    recipientsOf(db, content, config.salesEmail),
  ]);
  const repeated = await repeatOf(db, content, latest, parts.expiryMs);
  if (repeated) return repeated;
  if (latest && (await hasOtherRecipient(db, content, latest))) {
    throw new ApiError('offer-has-other-recipient');
  }

  const typed = recipients.filter((one) => one.typed).map(({ recipient }) => recipient);
  const [, , uses, limits] = await Promise.all([
    lockSource(db, source),
    lockRecipients(db, typed),
    SourceUses.of(db, source, nowMs),
    RecipientLimits.of(db, typed, nowMs),
  ]);
  const refusal = refusalOf(uses, source, offerShare);
  if (refusal) throw refusal;
  uses.add(source, offerShare);

  const contact = latest && (await staffContact(db, latest.assigned_to));
  const counts = await countsAs(db, dealId);
  const number = await numberOf(db, parts, content, latest);
  const tokens = { reopenToken: newLinkToken(), signToken: newLinkToken() };
  const written = newOffer(parts, { dealId, content, latest, number, contact, tokens });
  const { frozen } = written;
  const offerId = written.offer.id;
  const messages = recipients.map(({ recipient, role, typed }): NewMessage => {
    const held = typed && !limits.mayMail(recipient, source, uses);
    return {
      kind: 'offer',
      offerId,
      recipient,
      recipientRole: role,
      payload: tokens,
      state: held ? 'held' : 'waiting',
      source,
    };
  });
  const mail = messages.some((one) => one.recipientRole === 'visitor' && one.state === 'held')
    ? 'held'
    : 'queued';
  messages.push(...messagesOf(config, { name: 'offer.created', offerId }));
  await Promise.all([
    insertOffer(db, written),
    savePositions(db, dealId, positionsIn(content), latest === undefined),
    queueMessages(db, messages, nowMs),
    uses.keep(db),
    limits.keep(db),
  ]);
  if (frozen.kind === 'priced') {
    await linkLogos(db, offerId, frozen);
    await quoteSitePhoto(db, askedId, frozen.photo, offerId, nowMs);
  }
  return { ok: true, quotation_number: printedNumber(frozen), mail, counts };
}

export async function linkLogos(
  db: Db,
  offerId: string,
  { positions }: Pick<PricedContent, 'positions'>,
): Promise<void> {
  const logos = new Set(positions.flatMap(({ logo }) => logo ?? []));
  for (const [at, logo] of [...logos].entries()) await linkLogo(db, logoOwner(offerId, at), logo);
}

const positionsIn = (content: OfferContent): Parameters<typeof savePositions>[2] =>
  content.kind === 'request'
    ? [{ configuration_id: content.configurationId, role: 'included', choice: null }]
    : content.positions.map(({ configurationId, role }) => ({
        configuration_id: configurationId,
        role: role.kind,
        choice: role.kind === 'alternative' ? role.group : null,
      }));

/** The origin is locked before: nobody signs it meanwhile. */
async function joinAlternatives(db: Db, dealId: string, origin: string, nowMs: number): Promise<void> {
  for (const id of [origin, dealId].toSorted()) await lockDeal(db, id, nowMs);
  await joinFamily(db, dealId, origin);
}

/** A deal counts once, with its latest revision or alternative (P17, CU-03). */
async function countsAs(db: Db, dealId: string): Promise<WrittenOffer['counts']> {
  const before = await countedBefore(db, dealId);
  return before ? { instead: frozenOffer(before.newest), firstAt: before.firstAt } : 'first';
}

/** A revision keeps its number. */
async function numberOf(
  db: Db,
  { config, nowMs }: OfferParts,
  { kind }: OfferContent,
  latest: LatestOffer | undefined,
): Promise<string> {
  if (latest && isNumberOf(kind, latest.number)) return latest.number;
  return nextOfferNumber(db, kind, Number(dayIn(config.companyTimezone, nowMs).slice(0, 4)));
}

interface NumberedOffer {
  readonly dealId: string;
  readonly content: OfferContent;
  readonly latest: LatestOffer | undefined;
  readonly number: string;
  readonly contact: NamedContact | undefined;
  readonly tokens: { readonly reopenToken: string; readonly signToken: string };
}

function newOffer(
  { config, nowMs }: OfferParts,
  { dealId, content, latest, number, contact, tokens }: NumberedOffer,
): NewOffer & { readonly frozen: Offer } {
  const revision = (latest?.revision ?? 0) + 1;
  const frozen = {
    ...signedBy(content, contact),
    number,
    revision,
    ...(latest &&
      stageOf(latest.state) === 'open' &&
      number === latest.number && { replaces: printedNumber(latest) }),
    issuedAt: new Date(nowMs).toISOString(),
    validUntil: new Date(nowMs + validityMs).toISOString(),
    timeZone: config.companyTimezone,
  };
  return {
    frozen,
    replaced: latest,
    offer: {
      id: randomUUIDv7(),
      deal_id: dealId,
      configuration_id: dealId,
      number,
      revision,
      content_hash: hashOf(content, revision),
      client_email: content.addressee.email,
      state: firstState,
      frozen: writtenOffer(frozen),
      valid_until: nowMs + validityMs,
      reopen_token_hash: linkTokenHash(tokens.reopenToken),
      sign_token_hash: linkTokenHash(tokens.signToken),
      created_at: nowMs,
    },
  };
}

interface Recipient {
  readonly recipient: string;
  readonly role: NewMessage['recipientRole'];
  /** Typed by a visitor and unverified: limits apply (D9). */
  readonly typed: boolean;
}

/** Each address once: the visitor, the dealers, the sales mailbox (DL-03). */
export async function recipientsOf(
  db: Db,
  { addressee, dealer, typedDealerEmail }: OfferContent,
  salesEmail: string,
): Promise<Recipient[]> {
  const [known, registered] = await Promise.all([
    isSameAddress(addressee.email, salesEmail) || isDealerAddress(db, addressee.email),
    typedDealerEmail !== undefined && isDealerAddress(db, typedDealerEmail),
  ]);
  const all: Recipient[] = [{ recipient: addressee.email, role: 'visitor', typed: !known }];
  if (dealer) all.push({ recipient: dealer.email, role: 'dealer', typed: false });
  if (typedDealerEmail) {
    all.push({
      recipient: typedDealerEmail,
      role: registered ? 'dealer' : 'unverified-dealer',
      typed: !registered,
    });
  }
  all.push({ recipient: salesEmail, role: 'sales', typed: false });
  return all.filter(
    ({ recipient }, position) =>
      all.findIndex((other) => isSameAddress(other.recipient, recipient)) === position,
  );
}

/** The first offer decides the recipients; leaving the dealer out later is allowed (D9). */
async function hasOtherRecipient(
  db: Db,
  { addressee, typedDealerEmail }: OfferContent,
  latest: LatestOffer,
): Promise<boolean> {
  if (!isSameAddress(addressee.email, latest.client_email)) return true;
  if (!typedDealerEmail) return false;
  const row = await findOffer(db, latest.id);
  return !isSameAddress(typedDealerEmail, (row && frozenOffer(row).typedDealerEmail) ?? '');
}

const isSameAddress = (one: string, other: string): boolean =>
  one === other || addressKey(one) === addressKey(other);
