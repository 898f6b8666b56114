import type { ResponseOf } from '@silowright/contract/call';
import type { readSigning } from '@silowright/contract/signing';
import { wireSize } from '@silowright/contract/wire-size';
import { type DealProblem, problemsOfChoices, problemsOfOrder } from '@silowright/domain/deal/check-deal';
import { goodsCents } from '@silowright/domain/pricing/priced-configuration';
import { choosableIn, effectsIn, hasChoices, inOrder, withChoice } from '../deals/chosen-content.ts';
import { mailSpeaker } from '../deals/mails/write-mail.ts';
import { carriedLogo, withDrawing } from '../deals/paper/drawn-unit.ts';
import { positionsInTotal } from '../deals/paper/positions.ts';
import { printedNumber, type Quotation, type QuotedPosition } from '../deals/paper/quotation.ts';
import { quotationSheet } from '../deals/paper/quotation-sheet.ts';
import { signingEvent } from '../deals/store/signing-events.ts';
import type { Store } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { findSigning, signingState } from './find-signing.ts';

type Answer = ResponseOf<typeof readSigning>;
type PricedChoice = NonNullable<Answer['choice']>;

/** With what each other choice would do; the amounts are the server's (PJ-04). */
export const priceChoiceHandler: HandlerOf<'price-choice'> = (parts) => async (call) => {
  const signing = await findSigning(parts, call);
  const isShown = call.body.quotation_number === printedNumber(signing.quotation);
  if (signingState(signing, parts.expiryMs()) !== 'open' || !isShown) throw new ApiError('offer-closed');
  const quotation = await withDrawing(parts.catalogues, signing.quotation);
  refuse(problemsOfChoices({ ...choosableIn(quotation), chosen: call.body.chosen }), quotation);
  const chosen = await withChoice(parts, quotation, call.body.chosen);
  return {
    choice: await choiceAnswer(parts, chosen),
    sheet: quotationSheet(chosen, mailSpeaker(parts.config, quotation.locale)),
  };
};

/**
 * What is bought: the quotation with this choice, and what was not chosen is no longer on offer. A quotation without
 * choices is as it was sent.
 */
export async function decided(
  parts: Pick<ServerParts, 'catalogues' | 'texts'>,
  quotation: Quotation,
  asked: readonly string[] = quotation.chosen ?? [],
): Promise<Quotation> {
  refuseUnlessOrder(quotation, asked);
  if (!hasChoices(quotation)) return quotation;
  return { ...(await withChoice(parts, quotation, asked)), chosen: inOrder(quotation, asked), decided: true };
}

/** What cannot be signed. */
export const refuseUnlessOrder = (quotation: Quotation, chosen: readonly string[]): void =>
  refuse(problemsOfOrder({ ...choosableIn(quotation), chosen }), quotation);

/** As given for an external provider; undefined: the buyer has not chosen yet. */
export async function givenChoice(store: Store, offerId: string): Promise<readonly string[] | undefined> {
  const given = await store.read((db) => signingEvent(db, offerId, 'chosen'));
  return (
    given &&
    readStored<{ chosen: readonly string[] }>(storedKinds.signingEvent, offerId, given.details).chosen
  );
}

/** Numbers of the paper, because ids mean nothing to who reads the error. */
function refuse(problems: readonly DealProblem[], { positions }: Quotation): void {
  if (problems.length === 0) return;
  const numberOf = (id: string | undefined) => positions.find((each) => each.id === id)?.number;
  const others = (id: string | undefined) => {
    const role = positions.find((each) => each.id === id)?.role;
    const group = positions.filter(
      (each) =>
        role?.kind === 'alternative' && each.role.kind === 'alternative' && each.role.group === role.group,
    );
    return group.map(({ number }) => number).join(', ');
  };
  throw new ApiError(
    'bad-request',
    problems.map(({ code, of }) => {
      const message = {
        'two-of-a-group-chosen': `has more than one of ${others(of)}`,
        'none-of-a-group-chosen': `needs one of ${others(of)}`,
        'nothing-chosen': 'leaves nothing to sign',
        'unknown-choice': `has ${numberOf(of) ?? 'an id'} that cannot be chosen`,
      }[code as string];
      return fieldError('chosen', code, message ?? `is wrong: ${code}`);
    }),
  );
}

export async function choiceAnswer(parts: ServerParts, quotation: Quotation): Promise<PricedChoice> {
  const { chosen = [], transport, transportConfirmed, totalCents, vat, addedLines = [] } = quotation;
  const effects = await effectsIn(parts, quotation);
  return {
    chosen: [...chosen],
    added: addedLines.map(({ text, cents }) => ({ text, in_cents: cents })),
    transport: transport && {
      in_cents: transport.cents,
      trucks: transport.trucks,
      confirmed: transportConfirmed === true,
    },
    total_in_cents: totalCents,
    vat: vat?.ratePercent
      ? { rate_percent: vat.ratePercent, vat_in_cents: vat.vatCents, gross_in_cents: vat.grossCents }
      : null,
    effects: Object.fromEntries(
      [...effects].map(([id, { transportCents, differenceCents }]) => [
        id,
        { transport_in_cents: transportCents, difference_in_cents: differenceCents },
      ]),
    ),
  };
}

/** Of a quotation with its drawings. */
export function positionsAnswer(quotation: Quotation): Answer['positions'] {
  const counted = new Set(positionsInTotal(quotation));
  return quotation.positions.map((position) => {
    const { id, number, role, unit, lines } = position;
    return {
      id,
      number,
      role: role.kind,
      ...(role.kind === 'alternative' && { group: role.group }),
      in_total: counted.has(position),
      name: unit.typeName.label,
      options: lines.filter(({ priceCents }) => priceCents > 0).map(({ choice }) => choice.label),
      in_cents: goodsCents(position),
      unit: drawnUnits(position),
    };
  });
}

export function drawnUnits(position: QuotedPosition): Answer['unit'] {
  const { unit, amountOfUnits: amount, request, selection, values } = position;
  const logo = carriedLogo(position);
  return {
    type: unit.type,
    segment: unit.segment,
    amount,
    ...(values.volumePerUnit !== undefined && { asked_volume: values.volumePerUnit }),
    placement: request.placement,
    size: wireSize(unit),
    selection: selection as Answer['unit']['selection'],
    ...(logo && { logo }),
  };
}
