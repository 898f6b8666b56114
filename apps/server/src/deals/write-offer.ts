import { hash, randomUUIDv7 } from 'node:crypto';
import { offerValidityDays } from '@silowright/domain/pricing/priced-configuration';
import { quoteSitePhoto } from '../configurator/store/site-photos.ts';
import { linkLogo } from '../configurator/store/unit-logos.ts';
import { isDealerAddress } from '../dealers/store/dealers.ts';
import type { Config } from '../platform/config/config.ts';
import { addressKey } from '../platform/db/address-key.ts';
import type { Patience } from '../platform/db/name-locks.ts';
import type { Db } from '../platform/db/store.ts';
import { writeStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { busy } from '../platform/db/write-together.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { linkTokenHash, newLinkToken } from '../platform/http/link-token.ts';
import { refusalOf } from '../platform/http/take-share.ts';
import { isVisitorMailHeld } from '../platform/jobs/outbox.ts';
import { messagesOf } from '../platform/jobs/queue-event.ts';
import { type NewMessage, queueMessages } from '../platform/jobs/queue-message.ts';
import { lockRecipients, RecipientLimits } from '../platform/source/recipient-limits.ts';
import type { Source } from '../platform/source/source.ts';
import { allSourcesPerHour, lockSources, SourceUses } from '../platform/source/source-uses.ts';
import { dayIn } from '../platform/zone-time.ts';
import { signedBy, staffContact } from './paper/assigned-contact.ts';
import type { NamedContact } from './paper/conditions.ts';
import { frozenOffer } from './paper/frozen-offer.ts';
import { type Offer, type OfferContent, printedNumber } from './paper/quotation.ts';
import { firstOfferAt } from './store/first-offers.ts';
import {
  findOffer,
  insertOffers,
  isNumberOf,
  type LatestOffer,
  latestOfferOf,
  lockOffersOf,
  type NewOffer,
  nextOfferNumbers,
  tryLockOffer,
  tryLockOffersOf,
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
  const isAlive = latest.state === 'open' ? latest.valid_until >= expiryMs : latest.state === 'signed';
  if (!isAlive) return undefined;
  const held = await isVisitorMailHeld(db, latest.id);
  return { ok: true, quotation_number: printedNumber(latest), mail: held ? 'held' : 'queued' };
}

interface OfferParts {
  readonly config: Config;
  readonly nowMs: number;
  /** The time for checking the expiry of an earlier offer. */
  readonly expiryMs: number;
  /** A group goes on without the offers that would have to wait for another transaction. */
  readonly patience: Patience;
}

/** What a visitor asks for. */
export interface AskedOffer {
  readonly content: OfferContent;
  readonly source: Source;
}

interface DraftOffer extends AskedOffer {
  readonly asked: AskedOffer;
  readonly latest: LatestOffer | undefined;
  readonly recipients: readonly Recipient[];
  readonly typed: readonly string[];
}

type Answer = WrittenOffer | ApiError | typeof busy;

const offerShare = { kind: 'offer', total: allSourcesPerHour.offer } as const;

/**
 * Writes offers of different configurations with their numbers, their frozen content and a message per recipient in
 * one transaction: there is never an offer without its mail, nor a mail without its offer. The same content is the same
 * offer (D9). Answers, numbers and limits are as if they were written one after the other.
 *
 * Numbers are taken when all other locks are: who has the number waits for nobody.
 */
export async function writeOffers(
  db: Db,
  parts: OfferParts,
  asked: readonly AskedOffer[],
): Promise<readonly Answer[]> {
  const { config, nowMs, patience } = parts;
  const answers = new Map<AskedOffer, Answer>();
  const drafts = await lockedDrafts(db, parts, asked, answers);

  const sources = drafts.map(({ source }) => source);
  const typed = drafts.flatMap((draft) => draft.typed);
  const [hasSource, hasRecipient, hasReplaced, uses, limits] = await Promise.all([
    lockSources(db, sources, patience),
    lockRecipients(db, typed, patience),
    Promise.all(drafts.map(({ latest }) => !latest || patience === 'waits' || tryLockOffer(db, latest))),
    SourceUses.of(db, sources, nowMs),
    RecipientLimits.of(db, typed, nowMs),
  ]);
  const accepted = drafts.filter((draft, at) => {
    const isFree = hasReplaced[at] && hasSource(draft.source) && draft.typed.every(hasRecipient);
    const refusal = isFree ? refusalOf(uses, draft.source, offerShare) : busy;
    if (refusal) answers.set(draft.asked, refusal);
    else uses.add(draft.source, offerShare);
    return !refusal;
  });

  const contacts = await Promise.all(
    accepted.map(({ latest }) => latest && staffContact(db, latest.assigned_to)),
  );
  const numbers = await numbersOf(db, parts, accepted);
  const offers: (NewOffer & { readonly frozen: Offer })[] = [];
  const messages: NewMessage[] = [];
  for (const [at, draft] of accepted.entries()) {
    const { source } = draft;
    const tokens = { reopenToken: newLinkToken(), signToken: newLinkToken() };
    const written = newOffer(parts, draft, { number: numbers[at] ?? '', contact: contacts[at], tokens });
    offers.push(written);
    const offerId = written.offer.id;
    let mail: WrittenOffer['mail'] = 'queued';
    for (const { recipient, role, typed } of draft.recipients) {
      const held = typed && !limits.mayMail(recipient, source, uses);
      if (held && role === 'visitor') mail = 'held';
      messages.push({
        kind: 'offer',
        offerId,
        recipient,
        recipientRole: role,
        payload: tokens,
        state: held ? 'held' : 'waiting',
        source,
      });
    }
    messages.push(...messagesOf(config, { name: 'offer.created', offerId }));
    answers.set(draft.asked, {
      ok: true,
      quotation_number: printedNumber(written.frozen),
      mail,
      counts: await countsAs(db, draft),
    });
  }
  await Promise.all([
    insertOffers(db, offers),
    queueMessages(db, messages, nowMs),
    uses.keep(db),
    limits.keep(db),
  ]);
  for (const { offer, frozen } of offers) {
    if (frozen.kind !== 'priced') continue;
    if (frozen.logo) await linkLogo(db, offer.id, frozen.logo);
    await quoteSitePhoto(db, offer.configuration_id, frozen.photo, offer.id, nowMs);
  }
  return asked.map((each) => answers.get(each) ?? busy);
}

/** A deal counts once, with its latest revision (P17). */
async function countsAs(db: Db, { latest, content }: DraftOffer): Promise<WrittenOffer['counts']> {
  const row = latest && (await findOffer(db, latest.id));
  if (!row) return 'first';
  return { instead: frozenOffer(row), firstAt: await firstOfferAt(db, content.configurationId) };
}

/** Locks the configurations. What is answered without writing anything is put into `answers`. */
async function lockedDrafts(
  db: Db,
  { config, expiryMs, patience }: OfferParts,
  asked: readonly AskedOffer[],
  answers: Map<AskedOffer, Answer>,
): Promise<DraftOffer[]> {
  const ids = asked.map(({ content }) => content.configurationId);
  const [locked, latest, recipients] = await Promise.all([
    Promise.all(
      ids.map((id) =>
        patience === 'waits' ? lockOffersOf(db, id).then(() => true) : tryLockOffersOf(db, id),
      ),
    ),
    Promise.all(ids.map((id) => latestOfferOf(db, id))),
    Promise.all(asked.map(({ content }) => recipientsOf(db, content, config.salesEmail))),
  ]);
  const drafts: DraftOffer[] = [];
  for (const [at, each] of asked.entries()) {
    const [before, all = []] = [latest[at], recipients[at]];
    const answer = locked[at] ? await answerBefore(db, each.content, before, expiryMs) : busy;
    if (answer) answers.set(each, answer);
    else {
      const typed = all.filter((one) => one.typed).map(({ recipient }) => recipient);
      drafts.push({ ...each, asked: each, latest: before, recipients: all, typed });
    }
  }
  return drafts;
}

async function answerBefore(
  db: Db,
  content: OfferContent,
  latest: LatestOffer | undefined,
  expiryMs: number,
): Promise<WrittenOffer | ApiError | undefined> {
  const repeated = await repeatOf(db, content, latest, expiryMs);
  if (repeated) return repeated;
  const isOther = latest && (await hasOtherRecipient(db, content, latest));
  return isOther ? new ApiError('offer-has-other-recipient') : undefined;
}

/** A revision keeps its number; the others get the next ones, in their order. */
async function numbersOf(
  db: Db,
  { config, nowMs }: OfferParts,
  accepted: readonly DraftOffer[],
): Promise<string[]> {
  const year = Number(dayIn(config.companyTimezone, nowMs).slice(0, 4));
  const kept = ({ content, latest }: DraftOffer) =>
    latest && isNumberOf(content.kind, latest.number) ? latest.number : undefined;
  const next = { priced: [] as string[], request: [] as string[] };
  for (const kind of ['priced', 'request'] as const) {
    const count = accepted.filter((draft) => draft.content.kind === kind && !kept(draft)).length;
    if (count > 0) next[kind] = await nextOfferNumbers(db, kind, year, count);
  }
  return accepted.map((draft) => kept(draft) ?? next[draft.content.kind].shift() ?? '');
}

function newOffer(
  { config, nowMs }: OfferParts,
  { content, latest }: DraftOffer,
  {
    number,
    contact,
    tokens,
  }: {
    readonly number: string;
    readonly contact: NamedContact | undefined;
    readonly tokens: { readonly reopenToken: string; readonly signToken: string };
  },
): NewOffer & { readonly frozen: Offer } {
  const revision = (latest?.revision ?? 0) + 1;
  const frozen = {
    ...signedBy(content, contact),
    number,
    revision,
    ...(latest?.state === 'open' && number === latest.number && { replaces: printedNumber(latest) }),
    issuedAt: new Date(nowMs).toISOString(),
    validUntil: new Date(nowMs + validityMs).toISOString(),
    timeZone: config.companyTimezone,
  };
  return {
    frozen,
    replaced: latest,
    offer: {
      id: randomUUIDv7(),
      configuration_id: content.configurationId,
      number,
      revision,
      content_hash: hashOf(content, revision),
      client_email: content.addressee.email,
      state: 'open',
      frozen: writeStored(storedKinds.quotation, frozen),
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
