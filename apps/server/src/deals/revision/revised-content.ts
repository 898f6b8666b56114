import type { OfferToClient } from '@silowright/contract/deals';
import type { RevisionDraft } from '@silowright/contract/revisions';
import { possibleChoices } from '@silowright/domain/deal/price-deal';
import type { TransportCost } from '@silowright/domain/pricing/priced-configuration';
import type { Cents } from '@silowright/domain/units';
import type { ConfigurationRow } from '../../configurator/store/configurations.ts';
import { ApiError, fieldError } from '../../platform/http/api-error.ts';
import type { ServerParts } from '../../server-parts.ts';
import { inOneQuotation } from '../deal-content.ts';
import { mailSpeaker } from '../mails/write-mail.ts';
import { pricedContent } from '../offer-content.ts';
import { signedBy } from '../paper/assigned-contact.ts';
import { quotationOf } from '../paper/positions.ts';
import {
  type AddedLine,
  type PricedContent,
  printedNumber,
  type Quotation,
  type StaffRevision,
  type UnitContent,
  type UnitQuotation,
} from '../paper/quotation.ts';
import { quotedTransport } from '../quoted-load.ts';
import { type Saved, savedBy } from './approval-limit.ts';
import type { RevisionBase } from './load-base.ts';
import { marksOf } from './marks-of.ts';
import {
  draftedPositions,
  type PricedPosition,
  type RevisedPositions,
  revisedPositions,
} from './revised-positions.ts';

export interface Revised {
  readonly content: PricedContent;
  /** In the order of the paper. */
  readonly positions: readonly PricedPosition[];
  /** The transport of the tariff; null: not available. */
  readonly estimate: TransportCost | null;
  /** Units with options in the total, and extras, before the discount. */
  readonly goodsCents: Cents;
  /** Of the discount alone. */
  readonly discountPercent: number;
  readonly saved: Saved;
}

/** The draft that changes nothing about a quotation. */
export function draftOf(quotation: Quotation): RevisionDraft {
  const positions = draftedPositions(quotation);
  const { amount_of_units, selection } = positions[0]!;
  const { positions: _, ...earlier } = quotation.revised?.draft ?? {
    discount: null,
    extras: [],
    transport: null,
  };
  return {
    ...earlier,
    amount_of_units,
    selection,
    ...(isOne(quotation) ? {} : { positions }),
    why: '',
    message: '',
  };
}

/** What a quotation of one unit always was. */
const isOne = ({ positions: [first, second] }: Pick<PricedContent, 'positions'>): boolean =>
  !second && first?.role.kind === 'included';

/**
 * Prices a draft with the lists of the quotation. Everything is computed here; a draft has no price of a unit or an
 * option in it (D29). A preview may have unfinished choices.
 */
export async function revisedContent(
  parts: Pick<ServerParts, 'config' | 'catalogue' | 'catalogues' | 'texts'>,
  { quotation: base, assigned }: Pick<RevisionBase, 'quotation' | 'assigned'>,
  draft: RevisionDraft,
  staff: Pick<StaffRevision, 'by' | 'approvedBy'>,
  { mayBeUnfinished = false } = {},
): Promise<Revised> {
  const revised = await revisedPositions(parts, base, draft, { mayBeUnfinished });
  const goodsCents = draft.extras.reduce(
    (sum, { amount, price_in_cents: price }) => sum + amount * price,
    revised.deal.goodsCents,
  );
  const discountCents = discountOf(draft, goodsCents);
  if (discountCents > goodsCents) {
    throw new ApiError('bad-request', [fieldError('draft.discount', 'too-large', 'exceeds the goods')]);
  }
  const estimate = estimateOf(revised);
  const transport = draft.transport
    ? { km: estimate?.km ?? 0, trucks: estimate?.trucks ?? 0, cents: draft.transport.in_cents }
    : estimate;
  const totalCents = goodsCents - discountCents + (transport?.cents ?? 0);
  const hasChoices = revised.toPrice.deal.positions.some(({ role }) => role.kind !== 'included');
  const addedLines = addedLinesOf(parts, base, draft, { discountCents, hasChoices });
  const { addressee, dealer, typedDealerEmail, photo } = base;
  const { toPrice } = revised;
  const choices = possibleChoices({
    ...toPrice,
    deal: {
      ...toPrice.deal,
      addedLines,
      ...(draft.transport && { confirmedTransportCents: draft.transport.in_cents }),
    },
  });
  const flats = revised.positions.map((position): UnitContent => {
    const { base: own, values, request, pinned, priced } = position;
    const rebuilt = pricedContent(
      parts,
      { row: rowOf(own), values, request, pinned, place: request.place },
      { ...priced, transport, totalCents },
      pinned,
      senderOf(own),
      base.dealer,
    );
    return {
      ...signedBy(rebuilt, assigned),
      addressee,
      dealer,
      ...(typedDealerEmail !== undefined && { typedDealerEmail }),
      ...(addedLines.length > 0 && { addedLines }),
      ...(draft.transport && { transportConfirmed: true }),
    };
  });
  const placed = flats.map((flat, at) => {
    const { number, role } = revised.positions[at]!;
    return { flat, number, role };
  });
  const content = isOne({ positions: placed as never })
    ? quotationOf(flats[0]!)
    : inOneQuotation(placed, { chosen: revised.toPrice.deal.chosen, choices, photo });
  return {
    content: {
      ...content,
      revised: {
        ...staff,
        why: draft.why.trim(),
        replaces: printedNumber(base),
        message: draft.message.trim(),
        draft,
        changed: marksOf(base, content, draft, staff.by),
      },
    },
    positions: revised.positions,
    goodsCents,
    estimate,
    discountPercent: goodsCents === 0 ? 0 : (discountCents / goodsCents) * 100,
    saved: savedBy({
      goodsCents,
      discountCents,
      tariffCents: estimate?.cents ?? null,
      transportCents: transport?.cents ?? null,
      extraCents: draft.extras.map(({ price_in_cents: cents }) => cents),
    }),
  };
}

/** What each would cost alone is said of several. */
function estimateOf({ positions, deal: { transport } }: RevisedPositions): UnitContent['transport'] {
  if (!transport) return null;
  const { cents, km, trucks } = transport;
  return positions.length > 1 ? quotedTransport(transport) : { cents, km, trucks };
}

function discountOf({ discount }: RevisionDraft, goodsCents: Cents): Cents {
  if (discount === null) return 0;
  return 'percent' in discount ? Math.round((goodsCents * discount.percent) / 100) : discount.in_cents;
}

/** Extras and the discount, as printed. It stays when the customer chooses more: then it is no percentage (PJ-04). */
function addedLinesOf(
  { config }: Pick<ServerParts, 'config'>,
  base: Quotation,
  draft: RevisionDraft,
  { discountCents, hasChoices }: { readonly discountCents: Cents; readonly hasChoices: boolean },
): AddedLine[] {
  const { t, number } = mailSpeaker(config, base.locale);
  return [
    ...draft.extras.map(({ text, amount, price_in_cents: price }) => ({
      kind: 'extra' as const,
      text: amount > 1 ? `${amount} × ${text.trim()}` : text.trim(),
      cents: amount * price,
    })),
    ...(draft.discount
      ? [
          {
            kind: 'discount' as const,
            text:
              'percent' in draft.discount && !hasChoices
                ? t('quotation.discount-percent', { percent: number(draft.discount.percent, 2) })
                : t('quotation.discount'),
            cents: -discountCents,
          },
        ]
      : []),
  ];
}

/** The columns that a frozen quotation needs. */
const rowOf = ({ configurationId, locale, country, yard, logo, photo }: UnitQuotation): ConfigurationRow =>
  ({
    id: configurationId,
    locale,
    country,
    yard_plan: yard ? JSON.stringify(yard) : null,
    logo: logo ?? null,
    site_photo: photo ?? null,
  }) as ConfigurationRow;

const senderOf = ({ configurationId, addressee, buyer }: UnitQuotation): OfferToClient => ({
  id: configurationId,
  clientEmail: addressee.email,
  ...(buyer && { buyer }),
});
