import { setTimeout as pause } from 'node:timers/promises';
import { type ByRoleMatcher, type ByRoleOptions, queryAllByRole } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { eventually } from '../eventually.ts';

type TextPattern = string | RegExp;
interface TextOptions {
  readonly exact?: boolean;
}

export const normalized = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim();

const matchesText = (text: string, pattern: TextPattern, exact = false): boolean => {
  if (pattern instanceof RegExp) return pattern.test(text);
  const wanted = normalized(pattern);
  return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
};

const breakpoints: Readonly<Record<string, number>> = { sm: 640, md: 768, lg: 1024, xl: 1280 };

/** Whether the classes hide the element in this window: `hidden md:flex`, `max-sm:hidden`, `empty:hidden`. */
function hides(element: Element): boolean {
  const width = element.ownerDocument.defaultView?.innerWidth ?? 0;
  let hidden = element.classList.contains('hidden');
  for (const name of element.classList) {
    const [, max, breakpoint = '', display] =
      /^(max-)?(sm|md|lg|xl|empty):(hidden|block|flex|grid|inline\S*|table\S*)$/.exec(name) ?? [];
    if (!display) continue;
    const limit = breakpoints[breakpoint];
    const isNow =
      limit === undefined ? element.childNodes.length === 0 : max ? width < limit : width >= limit;
    if (isNow) hidden = display === 'hidden';
  }
  return hidden;
}

/** Without style sheets: attributes, classes, inline styles, closed dialogs and closed details hide. */
export function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute('hidden') || hides(at)) return false;
    if (at.tagName === 'DIALOG' && !at.hasAttribute('open')) return false;
    const style = (at as HTMLElement).style;
    if (style?.display === 'none' || style?.visibility === 'hidden') return false;
    const above: Element | null = at.parentElement;
    const isClosed = above?.tagName === 'DETAILS' && !above.hasAttribute('open');
    if (isClosed && at !== above.querySelector(':scope > summary')) return false;
  }
  return element.isConnected;
}

const isExposed = (element: Element): boolean =>
  isVisible(element) && !element.closest('[aria-hidden="true"], [inert]');

/** The innermost elements with that text, like Playwright's `getByText`. */
function elementsByText(root: ParentNode, pattern: TextPattern, exact = false): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): boolean => {
    if (/^(SCRIPT|STYLE|NOSCRIPT|HEAD)$/.test(element.tagName)) return false;
    const text = normalized(element.textContent);
    // No part of an element has a text that the element does not have.
    if (typeof pattern === 'string' && !matchesText(text, pattern)) return false;
    const inside = [...element.children].map(visit).includes(true);
    const matches = !inside && matchesText(text, pattern, exact);
    if (matches) found.push(element);
    return inside || matches;
  };
  for (const child of root.children) visit(child);
  return found;
}

function elementsByLabel(root: ParentNode, pattern: TextPattern, exact = false): Element[] {
  return [...root.querySelectorAll('*')].filter((element) => {
    const own = element.getAttribute('aria-label');
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const texts = [
      own,
      ids.length > 0 && ids.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' '),
      ...labels.map((label) => label.textContent),
    ];
    return texts.some((text) => typeof text === 'string' && matchesText(normalized(text), pattern, exact));
  });
}

interface RoleOptions extends TextOptions {
  readonly name?: TextPattern;
  readonly level?: number;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
}

interface Filter {
  readonly hasText?: TextPattern;
  readonly hasNotText?: TextPattern;
  readonly has?: DomLocator;
  readonly hasNot?: DomLocator;
}

/** What finds and acts like a Playwright locator, with the methods that the tests use. */
export class DomLocator {
  readonly #user: () => UserEvent;
  readonly #roots: () => ParentNode[];

  constructor(user: () => UserEvent, roots: () => ParentNode[]) {
    this.#user = user;
    this.#roots = roots;
  }

  elements(): Element[] {
    return this.#roots() as Element[];
  }

  #narrow(find: (root: ParentNode) => Iterable<Element>): DomLocator {
    return new DomLocator(this.#user, () => [...new Set(this.#roots().flatMap((root) => [...find(root)]))]);
  }

  locator(selector: string | DomLocator): DomLocator {
    if (typeof selector !== 'string') return this.#narrow((root) => selector.within(root));
    if (selector === '..') return this.#narrow((root) => [(root as Element).parentElement!]);
    return this.#narrow((root) => root.querySelectorAll(selector));
  }

  /** Its elements inside the root. */
  within(root: ParentNode): Element[] {
    return this.elements().filter((element) => root !== element && (root as Node).contains(element));
  }

  getByRole(role: ByRoleMatcher, { name, exact, ...options }: RoleOptions = {}): DomLocator {
    const wanted: ByRoleOptions = { ...options, hidden: true };
    if (name !== undefined) wanted.name = (text) => matchesText(normalized(text), name, exact);
    return this.#narrow((root) => {
      const container = (root as Document).documentElement ?? root;
      return queryAllByRole(container as HTMLElement, role, wanted).filter(
        (element) => element !== container && isExposed(element),
      );
    });
  }

  getByText(text: TextPattern, { exact }: TextOptions = {}): DomLocator {
    return this.#narrow((root) => elementsByText(root, text, exact));
  }

  getByLabel(text: TextPattern, { exact }: TextOptions = {}): DomLocator {
    return this.#narrow((root) => elementsByLabel(root, text, exact));
  }

  getByPlaceholder(text: string): DomLocator {
    return this.#narrow((root) =>
      [...root.querySelectorAll('[placeholder]')].filter((element) =>
        matchesText(element.getAttribute('placeholder') ?? '', text),
      ),
    );
  }

  getByTestId(id: string): DomLocator {
    return this.locator(`[data-testid="${id}"]`);
  }

  filter({ hasText, hasNotText, has, hasNot }: Filter): DomLocator {
    return new DomLocator(this.#user, () =>
      this.elements().filter((element) => {
        const text = normalized(element.textContent);
        return (
          (hasText === undefined || matchesText(text, hasText)) &&
          (hasNotText === undefined || !matchesText(text, hasNotText)) &&
          (!has || has.within(element).length > 0) &&
          (!hasNot || hasNot.within(element).length === 0)
        );
      }),
    );
  }

  nth(index: number): DomLocator {
    return new DomLocator(this.#user, () => this.elements().slice(index, index + 1 || undefined));
  }
  first = () => this.nth(0);
  last = () => this.nth(-1);
  or = (other: DomLocator) =>
    new DomLocator(this.#user, () => [...new Set([...this.elements(), ...other.elements()])]);

  and = (other: DomLocator) =>
    new DomLocator(this.#user, () => this.elements().filter((element) => other.elements().includes(element)));

  /** The only element; it throws for none and for several. */
  one(): HTMLElement {
    const [element, ...others] = this.elements();
    if (!element) throw new Error('no element');
    if (others.length > 0)
      throw new Error(`${others.length + 1} elements: ${[element, ...others].map(describe).join(', ')}`);
    return element as HTMLElement;
  }

  async #ready({ enabled = true } = {}): Promise<HTMLElement> {
    return await eventually(async () => {
      const element = this.one();
      if (!isVisible(element)) throw new Error(`not visible: ${describe(element)}`);
      if (enabled && isDisabled(element)) throw new Error(`disabled: ${describe(element)}`);
      await settled();
      if (this.one() !== element) throw new Error('replaced at the moment');
      return element;
    });
  }

  async click(): Promise<void> {
    await this.#user().click(await this.#ready());
    await settled();
  }
  async dblclick(): Promise<void> {
    await this.#user().dblClick(await this.#ready());
  }
  async hover(): Promise<void> {
    await this.#user().hover(await this.#ready());
  }
  async focus(): Promise<void> {
    (await this.#ready()).focus();
  }
  async selectText(): Promise<void> {
    const element = (await this.#ready()) as HTMLInputElement;
    element.focus();
    element.select();
  }
  async blur(): Promise<void> {
    (await this.#ready()).blur();
  }

  async setChecked(checked: boolean): Promise<void> {
    const element = (await this.#ready()) as HTMLInputElement;
    if (element.checked !== checked) await this.#user().click(element);
    await eventually(() => {
      if ((this.one() as HTMLInputElement).checked !== checked) throw new Error('the click changed nothing');
    });
  }
  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);

  /** Replaces the text at once. */
  async fill(value: string): Promise<void> {
    const element = (await this.#ready()) as HTMLInputElement;
    element.focus();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!;
    set!.call(element, value);
    const { InputEvent } = element.ownerDocument.defaultView!;
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }));
    await settled();
  }
  async pressSequentially(text: string, _options?: { readonly delay?: number }): Promise<void> {
    const element = await this.#ready();
    element.focus();
    await this.#user().keyboard(text.replace(/[[{]/g, '$&$&'));
  }
  async press(key: string): Promise<void> {
    (await this.#ready()).focus();
    await press(this.#user(), key);
  }
  async selectOption(value: string | { readonly label: string }): Promise<void> {
    const element = await this.#ready();
    await this.#user().selectOptions(element, typeof value === 'string' ? value : value.label);
  }
  async setInputFiles(
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Uint8Array } | [],
  ): Promise<void> {
    const element = (await eventually(() => this.one())) as HTMLInputElement;
    const files = Array.isArray(file)
      ? []
      : [new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType })];
    Object.defineProperty(element, 'files', { value: files, configurable: true });
    const { Event } = element.ownerDocument.defaultView!;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }
  async dispatchEvent(type: string): Promise<void> {
    const element = await eventually(() => this.one());
    const { Event } = element.ownerDocument.defaultView!;
    element.dispatchEvent(new Event(type, { bubbles: true }));
  }

  async waitFor({
    state = 'visible',
  }: {
    readonly state?: 'visible' | 'hidden' | 'attached' | 'detached';
  } = {}): Promise<void> {
    await eventually(() => {
      if (state === 'hidden') {
        if (this.elements().some(isVisible)) throw new Error('still visible');
      } else if (state === 'detached') {
        if (this.elements().length > 0) throw new Error('still attached');
      } else if (state === 'attached') this.one();
      else if (!isVisible(this.one())) throw new Error('not visible');
    });
  }

  count = async () => this.elements().length;
  all = async () => this.elements().map((_, index) => this.nth(index));
  isVisible = async () => this.elements().some(isVisible);
  isChecked = async () => ((await this.#attached()) as HTMLInputElement).checked;
  isDisabled = async () => isDisabled(await this.#attached());
  textContent = async () => (await this.#attached()).textContent;
  innerText = async () => normalized((await this.#attached()).textContent);
  allTextContents = async () => this.elements().map(({ textContent }) => textContent ?? '');
  allInnerTexts = async () => this.elements().map(({ textContent }) => normalized(textContent));
  inputValue = async () => ((await this.#attached()) as HTMLInputElement).value;
  getAttribute = async (name: string) => (await this.#attached()).getAttribute(name);
  elementHandle = () => this.#attached();
  evaluate = async <Result, Arg>(work: (element: Element, arg: Arg) => Result, arg?: Arg) =>
    await work(await this.#attached(), arg as Arg);
  evaluateAll = async <Result, Arg>(work: (elements: Element[], arg: Arg) => Result, arg?: Arg) =>
    await work(this.elements(), arg as Arg);

  #attached(): Promise<HTMLElement> {
    return eventually(() => this.one());
  }
}

/** What an event caused has been rendered, as between two actions of a visitor. */
export const settled = () => pause(5);

export const isDisabled = (element: Element): boolean =>
  (element as HTMLButtonElement).disabled === true ||
  element.closest('fieldset[disabled]') !== null ||
  element.getAttribute('aria-disabled') === 'true';

const describe = (element: Element): string =>
  `<${element.tagName.toLowerCase()}${element.id && ` id=${element.id}`}> ${normalized(element.textContent).slice(0, 60)}`;

/** `Shift+Tab`, `Enter`, `a`. */
export async function press(user: UserEvent, key: string): Promise<void> {
  const keys = key.split('+');
  const last = keys.pop()!;
  const held = keys.map((name) => (name === 'ControlOrMeta' ? 'Control' : name));
  const open = held.map((name) => `{${name}>}`).join('');
  const close = held.map((name) => `{/${name}}`).join('');
  await user.keyboard(`${open}${last === 'Space' ? ' ' : `{${last}}`}${close}`);
  await settled();
}
