import { hash, randomUUIDv7 } from 'node:crypto';
import { offerValidityDays } from '@silowright/domain/pricing/offer-validity';
import type { Config } from '../config/config.ts';
import { ApiError } from '../http/api-error.ts';
import { linkTokenHash, newLinkToken } from '../http/link-token.ts';
import { takeShare } from '../http/take-share.ts';
import { queueEvent } from '../outbox/queue-event.ts';
import { signedBy, staffContact } from '../quotation/assigned-contact.ts';
import { frozenOffer } from '../quotation/frozen-offer.ts';
import { type OfferContent, printedNumber } from '../quotation/quotation.ts';
import type { Source } from '../source/source.ts';
import { addressKey } from '../store/address-key.ts';
import { isDealerAddress } from '../store/dealers.ts';
import {
  findOffer,
  insertOffer,
  isNumberOf,
  type LatestOffer,
  latestOfferOf,
  lockOffersOf,
  nextOfferNumber,
} from '../store/offers.ts';
import { isVisitorMailHeld } from '../store/outbox.ts';
import { type NewMessage, queueMessages } from '../store/queue-message.ts';
import { lockRecipients, mayMail } from '../store/recipient-limits.ts';
import { quoteSitePhoto } from '../store/site-photos.ts';
import type { Db, EngineName } from '../store/store.ts';
import { linkLogo } from '../store/unit-logos.ts';
import { dayIn } from '../zone-time.ts';

export interface WrittenOffer {
  readonly ok: true;
  readonly quotation_number: string;
  readonly mail: 'queued' | 'held';
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
  const isAlive = latest.state === 'open' ? latest.valid_until >= expiryMs : latest.state === 'signed';
  if (!isAlive) return undefined;
  const held = await isVisitorMailHeld(db, latest.id);
  return { ok: true, quotation_number: printedNumber(latest), mail: held ? 'held' : 'queued' };
}

interface OfferParts {
  readonly config: Config;
  readonly engine: EngineName;
  readonly nowMs: number;
  readonly source: Source;
  /** The time for checking the expiry of an earlier offer. */
  readonly expiryMs: number;
}

/**
 * Writes the offer, its number, its frozen content and a message per recipient in one transaction: there is never an
 * offer without its mail, nor a mail without its offer. The same content is the same offer (D9).
 */
export async function writeOffer(
  db: Db,
  { config, engine, nowMs: now, expiryMs, source }: OfferParts,
  content: OfferContent,
): Promise<WrittenOffer> {
  const { configurationId, addressee } = content;
  const [, latest, recipients] = await Promise.all([
    lockOffersOf(db, configurationId),
    latestOfferOf(db, configurationId),
    recipientsOf(db, content, config.salesEmail),
  ]);
  const repeated = await repeatOf(db, content, latest, expiryMs);
  if (repeated) return repeated;
  if (latest && (await hasOtherRecipient(db, content, latest)))
    throw new ApiError('offer-has-other-recipient');
  await takeShare(db, engine, source, 'offer', now);

  const typedAddresses = recipients.filter(({ typed }) => typed).map(({ recipient }) => recipient);
  const year = Number(dayIn(config.companyTimezone, now).slice(0, 4));
  const [, number] = await Promise.all([
    lockRecipients(db, engine, typedAddresses),
    latest && isNumberOf(content.kind, latest.number)
      ? latest.number
      : nextOfferNumber(db, content.kind, year),
  ]);
  const revision = (latest?.revision ?? 0) + 1;
  const tokens = { reopenToken: newLinkToken(), signToken: newLinkToken() };
  const offerId = randomUUIDv7();
  const offer = {
    ...signedBy(content, latest && (await staffContact(db, latest.assigned_to))),
    number,
    revision,
    ...(latest?.state === 'open' && number === latest.number && { replaces: printedNumber(latest) }),
    issuedAt: new Date(now).toISOString(),
    validUntil: new Date(now + validityMs).toISOString(),
    timeZone: config.companyTimezone,
  };
  const row = {
    id: offerId,
    configuration_id: configurationId,
    number,
    revision,
    content_hash: hashOf(content, revision),
    client_email: addressee.email,
    state: 'open',
    frozen: JSON.stringify(offer),
    valid_until: now + validityMs,
    reopen_token_hash: linkTokenHash(tokens.reopenToken),
    sign_token_hash: linkTokenHash(tokens.signToken),
    created_at: now,
  } as const;
  let mail: WrittenOffer['mail'] = 'queued';
  const messages: NewMessage[] = [];
  for (const { recipient, role, typed } of recipients) {
    const held = typed && !(await mayMail(db, engine, recipient, now, source));
    if (held && role === 'visitor') mail = 'held';
    const state = held ? 'held' : 'waiting';
    messages.push({ kind: 'offer', offerId, recipient, recipientRole: role, payload: tokens, state, source });
  }
  await Promise.all([insertOffer(db, row, latest, { frozen: offer }), queueMessages(db, messages, now)]);
  if (content.kind === 'priced' && content.logo) await linkLogo(db, offerId, content.logo);
  if (content.kind === 'priced') await quoteSitePhoto(db, configurationId, content.photo, offerId, now);
  await queueEvent(db, config, { name: 'offer.created', offerId }, now);
  return { ok: true, quotation_number: printedNumber({ number, revision }), mail };
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

/**
 * The hash that identifies an offer: what the visitor decided and what it costs. The company's own data, its
 * conditions, the texts of a release and computed data may change without a new quotation; currency and VAT follow
 * from country, lists and buyer. The revision is included, so that the unique key allows earlier content again; a
 * first revision has none.
 */
export const hashOf = (content: OfferContent, revision: number): string => {
  const text = hashedText(content);
  return hash('sha256', revision > 1 ? `${text.slice(0, -1)},"revision":${revision}}` : text, 'base64url');
};

/** Up to three revisions are compared in one call. */
const hashedTexts = new WeakMap<OfferContent, string>();

function hashedText(content: OfferContent): string {
  const known = hashedTexts.get(content);
  if (known !== undefined) return known;
  const text = JSON.stringify(
    {
      ...content,
      company: undefined,
      engineering: undefined,
      articles: undefined,
      currency: undefined,
      vat: undefined,
      conditions: undefined,
      material: undefined,
      drawn: undefined,
      zones: undefined,
      dealer: content.dealer?.id,
    },
    (_name, value) => (value instanceof Object && 'label' in value && 'key' in value ? value.key : value),
  );
  hashedTexts.set(content, text);
  return text;
}
