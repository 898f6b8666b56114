import { isComplete } from '@silowright/domain/buyer/buyer';
import { stageOf } from '@silowright/domain/deal/states';
import { hasChoices } from '../deals/chosen-content.ts';
import { mailSpeaker } from '../deals/mails/write-mail.ts';
import { countedOffer } from '../deals/paper/counted-offer.ts';
import { withDrawing } from '../deals/paper/drawn-unit.ts';
import { nameOf, printedNumber } from '../deals/paper/quotation.ts';
import { quotationSheet } from '../deals/paper/quotation-sheet.ts';
import { closedAt } from '../deals/store/signing-events.ts';
import { recordVisit, signedInsteadOf } from '../incoming/incoming-events.ts';
import type { HandlerOf } from '../server-parts.ts';
import { buyerOf } from './buyer.ts';
import { choiceAnswer, drawnUnits, positionsAnswer } from './choice.ts';
import { findSigning, signingState } from './find-signing.ts';

export const readSigningHandler: HandlerOf<'read-signing'> = (parts) => async (call) => {
  const signing = await findSigning(parts, call);
  const { row } = signing;
  const quotation = await withDrawing(parts.catalogues, signing.quotation);
  if (signing.token !== undefined) {
    await parts.store.write((db) => recordVisit(db, row.id, 'opened', parts.nowMs()));
    const { visit } = countedOffer(quotation);
    parts.visits.step('opened', { visit, configurationId: row.configuration_id });
  }
  const buyer = await buyerOf(parts.store, row.id, quotation);
  const closed = await parts.store.read((db) => closedAt(db, row.id));
  const signedInstead = await parts.store.read((db) => signedInsteadOf(db, row.id));
  const state = signingState(signing, parts.expiryMs());
  return {
    state,
    may_sign: signing.token !== undefined,
    quotation_number: printedNumber(quotation),
    currency: quotation.currency,
    total_in_cents: quotation.totalCents,
    valid_until: new Date(row.valid_until).toISOString(),
    closed_at: closed === undefined ? null : new Date(closed).toISOString(),
    ...(signedInstead && { signed_instead: signedInstead }),
    signer_name: nameOf(quotation.addressee),
    company: quotation.addressee.companyName ?? '',
    email: row.client_email,
    // Only the holder of the mail's token sees what was typed on the sign page.
    buyer: (signing.token === undefined ? quotation.buyer : buyer) ?? {},
    buyer_complete: isComplete(buyer),
    signs_here: parts.signingProvider.outcomeOf === undefined,
    sheet: quotationSheet(quotation, mailSpeaker(parts.config, quotation.locale)),
    unit: drawnUnits(quotation.positions[0]!),
    positions: positionsAnswer(quotation),
    choice: stageOf(state) === 'open' && hasChoices(quotation) ? await choiceAnswer(parts, quotation) : null,
  };
};
