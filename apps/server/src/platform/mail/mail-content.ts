import type { Company } from '../config/company.ts';
import type { Speaker } from '../texts.ts';

/** Who reads a mail. The footer tells each of them why it came and where to ask. */
export type MailReader = 'visitor' | 'dealer' | 'unverified-dealer' | 'sales' | 'approver';

/** A mail as data: HTML and plain text are two renderings of the same blocks, so they always agree. */
export interface MailContent {
  readonly reader: MailReader;
  readonly subject: string;
  /** Shown by an inbox next to the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly quiet?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  /** A warning, not marked by colour alone. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string; readonly primary: boolean }
  /** Several addresses in one line, such as files to download. */
  | {
      readonly kind: 'links';
      /** A page with the same links: plain text shows its address, because their own are very long. */
      readonly page: string;
      readonly label: string;
      readonly links: readonly { readonly label: string; readonly url: string }[];
    }
  /** The drawing of the unit, attached under this content id; a wide one of several units. */
  | { readonly kind: 'picture'; readonly contentId: string; readonly alt: string; readonly wide?: true };

export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** Only for validated addresses. */
  readonly link?: `mailto:${string}` | `tel:${string}`;
  /** An amount or a number: never wrapped. */
  readonly whole?: boolean;
  readonly total?: boolean;
}

export const paragraph = (text: string, tone?: 'quiet'): MailBlock => ({
  kind: 'paragraph',
  text,
  ...(tone && { quiet: true }),
});
export const heading = (text: string): MailBlock => ({ kind: 'heading', text });
export const notice = (text: string): MailBlock => ({ kind: 'notice', text });
export const table = (rows: readonly MailRow[]): MailBlock => ({ kind: 'rows', rows });

const zeroWidthSpace = '\u200b';

/**
 * Text typed by a visitor, for other readers. Mail programs turn text that looks like an address into a link; a
 * zero-width space prevents that (threat 21). Marks that change the reading direction are shown, so that they hide
 * nothing.
 */
export const freeText = (text: string): string =>
  text
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '□')
    .replace(/\bwww\./gi, (found) => `${found}${zeroWidthSpace}`)
    .replace(/:\/\//g, `:${zeroWidthSpace}//`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2,})/gu, `.${zeroWidthSpace}`)
    .replace(/@(?=\S)/g, `@${zeroWidthSpace}`);

/** A sentence of its own. In German the sentence after a greeting goes on in lower case. */
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The legal data of the company, in the order of a letterhead, as two lines of short parts (QU-01). */
export function legalLines({ t }: Pick<Speaker, 't'>, { legal, name }: Company): readonly string[] {
  if (!legal) return [];
  const { register, bank, directors = [] } = legal;
  const lines = [
    [
      legal.name === name ? undefined : legal.name,
      legal.seat && t('quotation.legal.seat', { seat: legal.seat }),
      register && [register.court, register.name, register.number].filter(Boolean).join(' '),
      legal.vatNumber && t('quotation.legal.vat', { number: legal.vatNumber }),
    ],
    [
      directors.length > 0 &&
        t('quotation.legal.directors', { names: directors.join(', '), count: directors.length }),
      legal.supervisoryChair && t('quotation.legal.chair', { name: legal.supervisoryChair }),
      bank && [bank.name, `IBAN ${bank.iban}`, bank.bic && `BIC\u00a0${bank.bic}`].filter(Boolean).join(', '),
    ],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}
