/** A mail as data: HTML and plain text are two prints of the same blocks, so that they cannot disagree. */
export interface MailContent {
  readonly subject: string;
  /** What an inbox shows beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string; readonly quiet?: boolean }
  | { readonly kind: 'heading'; readonly text: string }
  /** Something to be careful about, marked by more than its colour. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string; readonly primary: boolean }
  /** The drawing of the unit, attached to the mail under this content id. */
  | { readonly kind: 'picture'; readonly contentId: string; readonly alt: string };

export interface MailRow {
  readonly label: string;
  readonly value: string;
  /** Only for addresses that were checked as such. */
  readonly link?: `mailto:${string}` | `tel:${string}`;
  /** An amount or a number: never broken over two lines. */
  readonly whole?: boolean;
  readonly total?: boolean;
}
