import { staffCaller, staffName } from '../platform/http/staff-only.ts';
import type { Texts } from '../platform/texts.ts';
import type { HandlerOf } from '../server-parts.ts';
import { pricesOf, pricesOfPositions, unitPictureOf } from './offer-sheet.ts';
import { firstUnit } from './paper/positions.ts';
import { customerOf, printedNumber } from './paper/quotation.ts';
import { draftPdf } from './paper/quotation-document.ts';
import { approvalLimit, needsApproval, type Saved } from './revision/approval-limit.ts';
import { changesOf } from './revision/changes-of.ts';
import { loadBase } from './revision/load-base.ts';
import { draftOf, type Revised, revisedContent } from './revision/revised-content.ts';
import type { PricedPosition } from './revision/revised-positions.ts';
import { issuedNow } from './revision/write-revision.ts';

/** Writes nothing. */
export const adminPreviewRevisionHandler: HandlerOf<'admin-preview-revision'> =
  (parts) =>
  async ({ params: { id }, body, request }) => {
    const base = await loadBase(parts.store, id);
    const { row, quotation } = base;
    const draft = body.draft ?? draftOf(quotation);
    const revised = await revisedContent(
      parts,
      base,
      draft,
      { by: staffName(request) },
      { mayBeUnfinished: true },
    );
    const first = firstUnit(revised.content);
    const messages = parts.texts(quotation.locale);
    const limit = approvalLimit(parts.config, staffCaller(request).role);
    return {
      draft,
      number: printedNumber(row),
      next_number: printedNumber({ number: row.number, revision: row.revision + 1 }),
      customer: customerOf(quotation.addressee),
      locale: quotation.locale,
      before_in_cents: quotation.totalCents,
      prices: { ...pricesOf(first), ...pricesOfPositions(revised.content) },
      unit: unitPictureOf(first),
      estimate_in_cents: revised.estimate?.cents ?? null,
      goods_in_cents: revised.goodsCents,
      groups: groupsOf(revised.positions[0]!, messages),
      dropped: [...revised.positions[0]!.dropped],
      ...(quotation.positions.length > 1 && { positions: positionsOf(revised, messages) }),
      changes: changesOf(quotation, revised.content),
      discount_percent: revised.discountPercent,
      saved: savedAmounts(revised.saved),
      limit_percent: limit,
      needs_approval: needsApproval(revised.saved, limit),
    };
  };

const savedAmounts = ({ discountCents, transportCents, freeLines, totalCents, percent }: Saved) => ({
  discount_in_cents: discountCents,
  transport_in_cents: transportCents,
  free_lines: freeLines,
  total_in_cents: totalCents,
  percent,
});

function positionsOf({ content, positions }: Revised, messages: ReturnType<Texts>) {
  return positions.map((position, at) => {
    const { base, unit, number, goodsCents, isInTotal, pinned, dropped } = position;
    const { typeName } = base.unit;
    return {
      id: position.drafted.id,
      number,
      name: { key: typeName.key, text: typeName.label },
      unit: unitPictureOf(content.positions[at]!),
      uuid: unit.uuid,
      sizes: pinned.catalogue.units
        .filter(({ type }) => type === unit.type)
        .map(({ uuid, volumeM3, diameterMm, priceCents }) => ({
          uuid,
          volume_m3: volumeM3,
          diameter_mm: diameterMm,
          price_in_cents: priceCents,
        })),
      groups: groupsOf(position, messages),
      dropped: [...dropped],
      goods_in_cents: goodsCents,
      in_total: isInTotal,
    };
  });
}

function groupsOf({ groups }: Pick<PricedPosition, 'groups'>, messages: ReturnType<Texts>) {
  const word = (key: string, otherwise: string) => ({ key, text: messages[key] ?? otherwise });
  return groups.map(({ key, id, multi, optional, options }) => ({
    key,
    multi,
    optional,
    group: word(`option-group.${id}`, key),
    choices: options.map(({ value, price_in_cents, custom }) => ({
      value,
      price_in_cents,
      ...(custom && { custom }),
      choice: word(`option.${id}.${value}`, value),
    })),
  }));
}

/** The same page as the customer will get; its links carry no token. */
export const adminPrintRevisionHandler: HandlerOf<'admin-print-revision'> =
  (parts) =>
  async ({ params: { id }, body, request, reply }) => {
    const { config, store, nowMs } = parts;
    const base = await loadBase(store, id);
    const { content } = await revisedContent(parts, base, body.draft, { by: staffName(request) });
    const quotation = { ...content, ...issuedNow(base.row, config, nowMs()) };
    const made = await draftPdf(parts, quotation);
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${printedNumber(quotation)}.pdf"`,
      'cache-control': 'private, no-store',
    });
    return Buffer.from(made);
  };
