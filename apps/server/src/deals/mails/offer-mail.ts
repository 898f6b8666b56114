import { languageOfLocale } from '@silowright/domain/locale';
import { companyOf } from '../../platform/config/company.ts';
import { readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import { isVisitorMailHeld } from '../../platform/jobs/outbox.ts';
import { withDrawing, withLogo } from '../paper/drawn-unit.ts';
import { type OfferTokens, offerLinks } from '../paper/offer-links.ts';
import { frozenOffer, printedNumber } from '../paper/quotation.ts';
import { quotationPdf, siteSheetPdf } from '../paper/quotation-document.ts';
import { findOffer } from '../store/offers.ts';
import { drawingContentId, type OfferRole, quotationMail } from './quotation-mail.ts';
import { requestMail } from './request-mail.ts';
import { unitPicture } from './unit-picture.ts';
import {
  inWordsOf,
  mailSpeaker,
  pdfFile,
  staffSpeaker,
  termsAttachment,
  type WriteMail,
  withDesk,
} from './write-mail.ts';

/** The quotation for visitor, dealer and sales, or the confirmation of a request without prices (D9, D17). */
export const writeOfferMail: WriteMail = async (message, parts) => {
  const { config, store } = parts;
  const row = await store.read((db) => findOffer(db, message.offer_id ?? ''));
  if (!row) throw new Error('the offer of this mail no longer exists');
  const offer = await withDrawing(parts.catalogues, frozenOffer(row));
  const role = message.recipient_role as OfferRole;
  const paper = mailSpeaker(config, offer.locale);
  const speaker = role === 'sales' ? staffSpeaker(config) : paper;
  const company = role === 'sales' ? companyOf(config, speaker.locale) : offer.company;
  const replyTo = role === 'visitor' ? config.companyEmail : offer.addressee.email;
  const common = { speaker, company, replyTo };
  const deskUrl = `${config.publicUrl}/admin/quotations/${row.id}`;
  if (offer.kind === 'request') {
    const content = requestMail(role, inWordsOf(speaker, offer), speaker);
    return { ...common, content: withDesk(content, deskUrl, speaker), attachments: [] };
  }
  const links = offerLinks(
    config.publicUrl,
    { locale: offer.locale, configurationId: row.configuration_id },
    readStored<OfferTokens>(storedKinds.message, message.id, message.payload),
  );
  const [pdf, siteSheet, picture, visitorMailHeld] = await Promise.all([
    quotationPdf(parts, row.id, offer, links),
    siteSheetPdf(parts, row.id, offer, links),
    withLogo(store, offer).then((printed) => unitPicture(printed, paper)),
    role === 'sales' && store.read((db) => isVisitorMailHeld(db, row.id)),
  ]);
  const content = quotationMail(role, inWordsOf(speaker, offer), links, speaker, { visitorMailHeld });
  const name = `${paper.t('quotation.title')} ${printedNumber(offer)}`;
  return {
    ...common,
    content: withDesk(content, deskUrl, speaker),
    attachments: [
      pdfFile(name, pdf),
      ...(siteSheet ? [pdfFile(`${paper.t('site-sheet.title')} ${printedNumber(offer)}`, siteSheet)] : []),
      ...termsAttachment(config, offer),
      {
        filename: `unit-${languageOfLocale(offer.locale)}.png`,
        contentType: 'image/png',
        content: picture,
        contentId: drawingContentId,
      },
    ],
  };
};
