/** Markup that is known to be safe: made by the `html` tag only. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

type Part = Html | string | number | readonly Html[];

const show = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(show).join('');
};

/** Whatever is put in is escaped, unless it was made by this tag itself (threat 21). */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + (at < parts.length ? show(parts[at] ?? '') : '')).join(''));
