import { escapeMarkup } from '@silowright/domain/characters';

/** Safe markup; only the `html` tag creates it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | readonly Html[];

const show = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  return part.map(show).join('');
};

/** Escapes every value except markup created by this tag (threat 21). */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => text + (at < parts.length ? show(parts[at] ?? '') : '')).join(''));
