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
  /** The drawing of the unit, attached under this content id. */
  | { readonly kind: 'picture'; readonly contentId: string; readonly alt: string };

export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** Only for validated addresses. */
  readonly link?: `mailto:${string}` | `tel:${string}`;
  /** An amount or a number: never wrapped. */
  readonly whole?: boolean;
  readonly total?: boolean;
}
