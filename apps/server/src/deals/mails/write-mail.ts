import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import type { LocaleName } from '@silowright/domain/locale';
import { type Company, catalogueDirOf } from '../../platform/config/company.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Store } from '../../platform/db/store.ts';
import type { OutboxMessage } from '../../platform/jobs/outbox.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import { type MailSpeaker, speakerFor } from '../../platform/mail/speaker.ts';
import type { Texts } from '../../platform/texts.ts';
import type { Catalogues } from '../../prices/catalogues.ts';
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
