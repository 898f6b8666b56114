import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import { type LocaleName, languageOfLocale, localeOfLanguage } from '@silowright/domain/locale';
import {
  type Company,
  catalogueDirOf,
  companyFileOf,
  translatedPlace,
} from '../../platform/config/company.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/store.ts';
import type { OutboxMessage } from '../../platform/jobs/outbox.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { type MailSpeaker, speakerFor } from '../../platform/mail/speaker.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Catalogues } from '../../prices/catalogues.ts';
import type { OfferRequest, Quotation } from '../paper/quotation.ts';
import type { PdfRenderer } from '../paper/render-pdf.ts';

export interface MailParts {
  readonly config: Config;
  readonly store: Store;
  readonly nowMs: () => number;
  readonly pdf: Pick<PdfRenderer, 'render'>;
  readonly texts: Texts;
  readonly catalogues: Pick<Catalogues, 'at' | 'content'>;
}

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Content id, for a file that is shown inside the mail. */
  readonly contentId?: string;
}

export const pdfFile = (name: string, content: Uint8Array): MailAttachment => ({
  filename: `${name}.pdf`,
  contentType: 'application/pdf',
  content,
});

export interface WrittenMail {
  readonly content: MailContent;
  readonly speaker: MailSpeaker;
  readonly company: Company;
  /** Validated addresses only; default: the sender. */
  readonly replyTo?: string;
  readonly attachments: readonly MailAttachment[];
}

/** Writes the mail of a queued message; the queue decides when, and may call it repeatedly. */
export type WriteMail = (message: OutboxMessage, parts: MailParts) => Promise<WrittenMail>;

export const mailSpeaker = (config: Config, locale: LocaleName): MailSpeaker =>
  speakerFor(
    locale,
    loadTexts(catalogueDirOf(config), locale),
    { dealerHours: config.claimDealerHours, contactHours: config.claimContactHours },
    config.companyTimezone,
  );

/** Mails to sales and other staff are in one language, whatever the customer speaks (P18). */
const staffLocale = (config: Config): LocaleName => {
  const { languages, defaultLanguage } = loadCatalogue(catalogueDirOf(config));
  return config.staffLanguage
    ? localeOfLanguage(languageOfLocale(config.staffLanguage), languages)
    : defaultLanguage;
};

export const staffSpeaker = (config: Config): MailSpeaker => mailSpeaker(config, staffLocale(config));

/** An offer with its frozen words in another language, as far as there are texts for them; what was typed stays. */
export function inWordsOf<Frozen extends Quotation | OfferRequest>(
  { t, locale }: MailSpeaker,
  offer: Frozen,
): Frozen {
  if (offer.locale === locale) return offer;
  const wordOf = (key: string, label: string) => (t(key) === key ? label : t(key));
  return JSON.parse(JSON.stringify({ ...offer, locale }), (name, value) => {
    if (name === 'placeName' && typeof value === 'string') return translatedPlace(value, locale);
    const isText =
      value instanceof Object && typeof value.key === 'string' && typeof value.label === 'string';
    return isText ? { ...value, label: wordOf(value.key, value.label) } : value;
  });
}

/** The terms of sale as a file, if the quotation refers to them (QU-02). */
export function termsAttachment(config: Config, { conditions, locale }: Quotation): MailAttachment[] {
  const file = companyFileOf(config)?.terms?.files?.[locale];
  if (!conditions?.terms || !file) return [];
  const path = join(catalogueDirOf(config), file);
  if (!existsSync(path)) return [];
  return [pdfFile(conditions.terms.name, readFileSync(path))];
}

/** A mail with the way to its item on the desk, for sales; the mails of others stay as they are (P18). */
export const withDesk = (content: MailContent, url: string, { t }: MailSpeaker): MailContent =>
  content.reader === 'sales'
    ? {
        ...content,
        blocks: [...content.blocks, { kind: 'button', label: t('mail.sales.open'), url, primary: true }],
      }
    : content;
