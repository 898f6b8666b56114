import type { OfferToClient } from '@silowright/contract/deals';
import type { RevisionDraft } from '@silowright/contract/revisions';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import {
  type DroppedChoice,
  type GroupForUnit,
  goodsCents as pricedGoodsCents,
  type TransportCost,
} from '@silowright/domain/pricing/priced-configuration';
import { roomOf } from '@silowright/domain/recommendation/limits';
import type { Cents } from '@silowright/domain/units';
import { requestOf, type StoredValues } from '../../configurator/configuration-state.ts';
import { refuseChoices } from '../../configurator/refuse-choices.ts';
import { tooTall } from '../../configurator/select-options.ts';
import type { ConfigurationRow } from '../../configurator/store/configurations.ts';
import { ApiError, fieldError } from '../../platform/http/api-error.ts';
import type { PinnedCatalogue } from '../../prices/catalogues.ts';
import type { ServerParts } from '../../server-parts.ts';
import { mailSpeaker } from '../mails/write-mail.ts';
import { pricedContent } from '../offer-content.ts';
import { signedBy } from '../paper/assigned-contact.ts';
import {
  type AddedLine,
  printedNumber,
  type StaffMark,
  type StaffRevision,
  type UnitContent,
  type UnitQuotation,
} from '../paper/quotation.ts';
import { isTooDense } from '../paper/unit-sentence.ts';
import { type Saved, savedBy } from './approval-limit.ts';
import type { RevisionBase } from './load-base.ts';

export interface Revised {
  readonly content: UnitContent;
  readonly unit: Unit;
  readonly pinned: PinnedCatalogue;
  readonly groups: readonly GroupForUnit[];
  readonly dropped: readonly DroppedChoice[];
  /** The transport of the tariff; null: not available. */
  readonly estimate: TransportCost | null;
  /** Units with options, and extras, before the discount. */
  readonly goodsCents: Cents;
  /** Of the discount alone. */
  readonly discountPercent: number;
  readonly saved: Saved;
}

/** The draft that changes nothing about a quotation. */
export const draftOf = ({ revised, amountOfUnits, selection }: UnitQuotation): RevisionDraft => ({
  ...(revised?.draft ?? { discount: null, extras: [], transport: null }),
  amount_of_units: amountOfUnits,
  selection: selection as RevisionDraft['selection'],
  why: '',
  message: '',
});

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
  const { config, catalogues } = parts;
  const pinned = await catalogues.at(base.unit.segment, base.priceList.version, base.optionList.version);
  const unit = pinned.catalogue.units.find(({ uuid }) => uuid === base.unit.uuid);
  const values = { ...base.values, amountOfUnits: draft.amount_of_units } as Partial<StoredValues>;
  const request = requestOf(values, base.country, () => pinned.catalogue.productGroups);
  if (!unit || !request.ok) throw new ApiError('unit-unavailable');
  const { place } = request.value;
  const groups = pinned.optionsFor(unit, place?.country);
  refuseChoices(draft.selection, groups, { mayBeUnfinished });
  const priced = priceConfiguration({
    catalogue: pinned.catalogue,
    unit,
    selection: draft.selection,
    amountOfUnits: draft.amount_of_units,
    place,
    groups,
  });
  const problems = tooTall(pinned.content, priced, groups, roomOf(request.value, pinned.catalogue));
  if (problems.length > 0) throw new ApiError('unknown-choice', problems);
  if (isTooDense(base)) throw new ApiError('too-dense');

  const goodsCents = draft.extras.reduce(
    (sum, { amount, price_in_cents: price }) => sum + amount * price,
    pricedGoodsCents(priced),
  );
  const discountCents = discountOf(draft, goodsCents);
  if (discountCents > goodsCents) {
    throw new ApiError('bad-request', [fieldError('draft.discount', 'too-large', 'exceeds the goods')]);
  }
  const transport = draft.transport
    ? { ...(priced.transport ?? { km: 0, trucks: 0 }), cents: draft.transport.in_cents }
    : priced.transport;
  const totalCents = goodsCents - discountCents + (transport?.cents ?? 0);
  const { t, number } = mailSpeaker(config, base.locale);
  const addedLines: AddedLine[] = [
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
              'percent' in draft.discount
                ? t('quotation.discount-percent', { percent: number(draft.discount.percent, 2) })
                : t('quotation.discount'),
            cents: -discountCents,
          },
        ]
      : []),
  ];
  const rebuilt = pricedContent(
    parts,
    { row: rowOf(base), values, request: request.value, pinned, place },
    { ...priced, transport, totalCents },
    pinned,
    senderOf(base),
    base.dealer,
  );
  const { addressee, dealer, typedDealerEmail } = base;
  const content: UnitContent = {
    ...signedBy(rebuilt, assigned),
    addressee,
    dealer,
    ...(typedDealerEmail !== undefined && { typedDealerEmail }),
    ...(addedLines.length > 0 && { addedLines }),
    ...(draft.transport && { transportConfirmed: true }),
  };
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
    unit,
    pinned,
    groups,
    goodsCents,
    dropped: priced.dropped,
    estimate: priced.transport,
    discountPercent: goodsCents === 0 ? 0 : (discountCents / goodsCents) * 100,
    saved: savedBy({
      goodsCents,
      discountCents,
      tariffCents: priced.transport?.cents ?? null,
      transportCents: transport?.cents ?? null,
      extraCents: draft.extras.map(({ price_in_cents: cents }) => cents),
    }),
  };
}

function discountOf({ discount }: RevisionDraft, goodsCents: Cents): Cents {
  if (discount === null) return 0;
  return 'percent' in discount ? Math.round((goodsCents * discount.percent) / 100) : discount.in_cents;
}

/** Each changed part with who changed it and why; parts that an earlier revision changed keep their mark. */
function marksOf(
  base: UnitQuotation,
  content: UnitContent,
  draft: RevisionDraft,
  by: string,
): Record<string, StaffMark> {
  const why = draft.why.trim();
  const lineOf = ({ lines }: UnitContent, key: string) =>
    JSON.stringify(lines.filter((line) => line.key === key).map(({ value, custom }) => [value, custom]));
  const added = ({ addedLines = [] }: UnitContent, kind: AddedLine['kind']) =>
    JSON.stringify(addedLines.filter((line) => line.kind === kind));
  const transportOf = ({ transportConfirmed, transport }: UnitContent) =>
    transportConfirmed ? transport?.cents : undefined;
  const keys = new Set([...base.lines, ...content.lines].map(({ key }) => key));
  const changed = [
    ...(base.amountOfUnits === content.amountOfUnits ? [] : ['amount']),
    ...[...keys].filter((key) => lineOf(base, key) !== lineOf(content, key)),
    ...(['discount', 'extra'] as const).filter((kind) => added(base, kind) !== added(content, kind)),
    ...(transportOf(base) === transportOf(content) ? [] : ['transport']),
  ];
  const whyOf = (path: string): string =>
    path === 'discount' && draft.discount ? draft.discount.reason.trim() : why;
  return {
    ...base.revised?.changed,
    ...Object.fromEntries(changed.map((path) => [path, { by, why: whyOf(path) }])),
  };
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
