import { printedNumber } from '../quotation/quotation.ts';
import type { SigningMail } from '../signing/queue-signing-mails.ts';
import { signedDocument } from '../signing/write-signature.ts';
import { readDocument } from '../store/documents.ts';
import { findOffer, frozenOffer } from '../store/offers.ts';
import { signingMail } from './signing-mail.ts';
import { mailSpeaker, type WriteMail } from './write-mail.ts';

/** The signed document, or the word that it was declined, for both sides (SG-03). */
export const writeSigningMail: WriteMail = async (message, { config, store }) => {
  const row = await store.read((db) => findOffer(db, message.offer_id ?? ''));
  const offer = row && frozenOffer(row);
  if (!row || offer?.kind !== 'priced') throw new Error('the offer of this mail is gone');
  const speaker = mailSpeaker(config, offer.locale);
  const toVisitor = message.recipient_role === 'visitor';
  const mail = JSON.parse(message.payload) as SigningMail;
  const pdf =
    mail.outcome === 'signed'
      ? await store.read((db) => readDocument(db, row.id, signedDocument))
      : undefined;
  if (mail.outcome === 'signed' && !pdf) throw new Error('the signed document of this mail is gone');
  return {
    content: signingMail(toVisitor ? 'visitor' : 'ours', offer, mail, speaker),
    speaker,
    company: offer.company,
    replyTo: toVisitor ? config.companyEmail : offer.addressee.email,
    attachments: pdf
      ? [
          {
            filename: `${speaker.t('signing.mail.file', { number: printedNumber(offer) })}.pdf`,
            contentType: 'application/pdf',
            content: pdf,
          },
        ]
      : [],
  };
};
