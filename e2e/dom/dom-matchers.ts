import { expect as base } from 'vitest';
import { eventually, patienceMs } from '../eventually.ts';
import { type DomLocator, isDisabled, isVisible, normalized } from './dom-locator.ts';
import type { DomPage } from './dom-page.ts';

type Pattern = string | RegExp;

const fits = (text: string, pattern: Pattern, whole: boolean): boolean =>
  pattern instanceof RegExp
    ? pattern.test(text)
    : whole
      ? text === normalized(pattern)
      : text.includes(normalized(pattern));

const textOf = (element: Element): string => normalized(element.textContent);

/** Fits the only element, or the list of all elements. */
function fitsTexts(locator: DomLocator, pattern: Pattern | readonly Pattern[], whole: boolean): Seen {
  if (!Array.isArray(pattern)) {
    const text = textOf(locator.one());
    return { pass: fits(text, pattern as Pattern, whole), seen: text };
  }
  const texts = locator.elements().map(textOf);
  let at = 0;
  // In this order; the whole texts without others in between.
  const found = pattern.filter((one: Pattern) => {
    while (at < texts.length && !fits(texts[at]!, one, whole)) at++;
    return at++ < texts.length;
  });
  const pass = found.length === pattern.length && (!whole || texts.length === pattern.length);
  return { pass, seen: texts };
}

interface Seen {
  readonly pass: boolean;
  readonly seen: unknown;
}

const field = (locator: DomLocator) => locator.one() as HTMLInputElement;
const describedBy = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => normalized(element.ownerDocument.getElementById(id)?.textContent))
    .join(' ')
    .trim();

/** The retrying matchers of the browser tests, for a DOM page and its locators. */
const looks = {
  toBeVisible: (it: DomLocator) => ({ pass: isVisible(it.one()), seen: 'hidden' }),
  toBeHidden: (it: DomLocator) => {
    const [visible] = it.elements().filter(isVisible);
    return { pass: visible === undefined, seen: visible && textOf(visible) };
  },
  toBeAttached: (it: DomLocator) => ({ pass: it.elements().length > 0, seen: it.elements().length }),
  toHaveCount: (it: DomLocator, count: number) => ({
    pass: it.elements().length === count,
    seen: it.elements().length,
  }),
  toHaveText: (it: DomLocator, text: Pattern | readonly Pattern[]) => fitsTexts(it, text, true),
  toContainText: (it: DomLocator, text: Pattern | readonly Pattern[]) => fitsTexts(it, text, false),
  toHaveValue: (it: DomLocator, value: Pattern) => ({
    pass: value instanceof RegExp ? value.test(field(it).value) : field(it).value === value,
    seen: field(it).value,
  }),
  toBeChecked: (it: DomLocator) => ({ pass: field(it).checked, seen: field(it).checked }),
  toBeFocused: (it: DomLocator) => ({
    pass: document.activeElement === it.one(),
    seen: document.activeElement && textOf(document.activeElement).slice(0, 80),
  }),
  toBeEnabled: (it: DomLocator) => ({ pass: !isDisabled(it.one()), seen: 'disabled' }),
  toBeDisabled: (it: DomLocator) => ({ pass: isDisabled(it.one()), seen: 'enabled' }),
  toBeEditable: (it: DomLocator) => ({
    pass: !isDisabled(it.one()) && !field(it).readOnly,
    seen: 'read-only',
  }),
  toHaveAttribute: (it: DomLocator, name: string, value?: Pattern) => {
    const seen = it.one().getAttribute(name);
    return { pass: seen !== null && (value === undefined || fits(seen, value, true)), seen };
  },
  toHaveAccessibleDescription: (it: DomLocator, text: Pattern) => ({
    pass: fits(describedBy(it.one()), text, true),
    seen: describedBy(it.one()),
  }),
  toHaveTitle: (_page: DomPage, title: Pattern) => ({
    pass: fits(normalized(document.title), title, true),
    seen: document.title,
  }),
  toHaveURL: (page: DomPage, address: Pattern) => ({
    pass:
      address instanceof RegExp ? address.test(page.url()) : new URL(address, page.url()).href === page.url(),
    seen: page.url(),
  }),
} satisfies Record<string, (subject: never, ...wanted: never[]) => Seen>;

base.extend(
  Object.fromEntries(
    Object.entries(looks).map(([name, look]) => [
      name,
      async function retrying(this: { isNot?: boolean }, subject: unknown, ...wanted: unknown[]) {
        const isNot = this.isNot === true;
        let last: Seen | Error | undefined;
        const options = wanted.at(-1) as { timeout?: number } | undefined;
        try {
          await eventually(() => {
            try {
              last = (look as (...args: unknown[]) => Seen)(subject, ...wanted);
            } catch (error) {
              last = error as Error;
              throw error;
            }
            if (last.pass === isNot) throw new Error('not yet');
          }, options?.timeout ?? patienceMs);
        } catch {
          const seen = last instanceof Error ? last.message : JSON.stringify(last?.seen);
          const args = wanted.map((one) => (one instanceof RegExp ? String(one) : JSON.stringify(one)));
          return { pass: isNot, message: () => `${isNot ? 'not ' : ''}${name}(${args.join(', ')}): ${seen}` };
        }
        return { pass: !isNot, message: () => '' };
      },
    ]),
  ),
);
