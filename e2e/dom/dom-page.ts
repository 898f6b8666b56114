import { resolveObjectURL } from 'node:buffer';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Storage, Window } from 'happy-dom';
import { vi } from 'vitest';
import { eventually, patienceMs } from '../eventually.ts';
import { DomHistory } from './dom-history.ts';
import { DomLocator, press } from './dom-locator.ts';
import { type DomNetwork, DomRequest, DomResponse, matchesUrl, siteOrigin } from './dom-network.ts';

const skeleton = '<div id="root"></div>';

/** Names of the window that replace Node's own. Fetch, URL, Blob and timers stay Node's: the server shares them. */
const replaced = ['Event', 'CustomEvent', 'EventTarget', 'MessageEvent', 'navigator', 'Storage'];

type Listener = (subject: never) => unknown;

interface Root {
  render: (page: unknown) => void;
  unmount(): void;
}

/**
 * One tab: the whole web app in a DOM without layout, against the real server. It has the methods of a Playwright page
 * that the tests use, so that a test moves between browser and DOM by its import.
 */
export class DomPage {
  readonly network: DomNetwork;
  readonly #history: DomHistory;
  readonly #storages = { sessionStorage: new Storage(), localStorage: new Storage() };
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #initScripts: (() => void)[] = [];
  #window: Window | undefined;
  #root: Root | undefined;
  #user: UserEvent | undefined;
  #loading: Promise<void> = Promise.resolve();
  /** Grows with each load; what an earlier document still waits for never arrives. */
  #load = 0;
  #viewport = { width: 1280, height: 900 };
  languages: readonly string[] = ['en-GB'];

  constructor(network: DomNetwork) {
    this.network = network;
    this.#history = new DomHistory({
      load: () => {
        this.#loading = this.#loading.then(() => this.#open());
        this.#loading.catch(() => undefined);
      },
      moved: (from, fires) => this.#moved(from, fires),
    });
  }

  async goto(address: string): Promise<void> {
    this.#history.open(new URL(address, siteOrigin));
    await this.#loading;
  }
  async reload(): Promise<void> {
    this.#history.reload();
    await this.#loading;
  }
  async goBack(): Promise<void> {
    this.#history.go(-1);
    await this.#loading;
  }
  async goForward(): Promise<void> {
    this.#history.go(1);
    await this.#loading;
  }
  url = (): string => this.#history.current?.url.href ?? 'about:blank';
  title = async (): Promise<string> => document.title;

  async close(): Promise<void> {
    await this.#loading.catch(() => undefined);
    this.#unload();
  }

  readonly #all = new DomLocator(
    () => this.#user!,
    () => (this.#window ? [document] : []),
  );
  locator = (selector: string) => this.#all.locator(selector);
  getByRole: DomLocator['getByRole'] = (...args) => this.#all.getByRole(...args);
  getByText: DomLocator['getByText'] = (...args) => this.#all.getByText(...args);
  getByLabel: DomLocator['getByLabel'] = (...args) => this.#all.getByLabel(...args);
  getByPlaceholder = (text: string) => this.#all.getByPlaceholder(text);
  getByTestId = (id: string) => this.#all.getByTestId(id);

  readonly keyboard = {
    press: (key: string) => press(this.#user!, key),
    type: (text: string) => this.#user!.keyboard(text.replace(/[[{]/g, '$&$&')),
  };

  evaluate = async <Result, Arg>(work: (arg: Arg) => Result, arg?: Arg) => await work(arg as Arg);
  waitForFunction = (work: () => unknown) =>
    eventually(async () => {
      if (!(await work())) throw new Error(`not true: ${work}`);
    });
  waitForURL = (pattern: string | RegExp | ((url: URL) => boolean)) =>
    eventually(() => {
      if (!matchesUrl(pattern, this.url())) throw new Error(`the address is ${this.url()}`);
    });
  addInitScript = async <Arg>(script: (arg: Arg) => void, arg?: Arg): Promise<void> => {
    this.#initScripts.push(() => script(arg as Arg));
  };
  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    this.#viewport = size;
    this.#window?.happyDOM.setViewport(size);
  }

  route = async (...args: Parameters<DomNetwork['route']>) => this.network.route(...args);
  unroute = async (...[pattern]: Parameters<DomNetwork['unroute']>) => this.network.unroute(pattern);
  async setOffline(offline: boolean): Promise<void> {
    this.network.isOffline = offline;
    Object.defineProperty(navigator, 'onLine', { value: !offline, configurable: true });
    window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
  }
  /** A tab has its own cookies, so that it is its own context. */
  context = () => this;
  /** Calls with the cookies of this tab. */
  get request() {
    return this.network.calls;
  }

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }
  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }
  once(event: string, listener: Listener): void {
    const first = (subject: never) => {
      this.off(event, first);
      return listener(subject);
    };
    this.on(event, first);
  }
  #emit(event: string, subject: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) void listener(subject as never);
  }
  /** The next event of that kind that fits: a pattern for its address, or a predicate. */
  waitForEvent<Subject>(
    event: string,
    wanted: string | RegExp | ((subject: Subject) => boolean) = () => true,
  ): Promise<Subject> {
    const arrived = new Promise<Subject>((resolve, reject) => {
      const late = setTimeout(() => {
        this.off(event, listener);
        reject(new Error(`no ${event} ${wanted} at ${this.url()}`));
      }, patienceMs);
      const listener = (subject: Subject) => {
        const isIt =
          typeof wanted === 'function'
            ? wanted(subject)
            : matchesUrl(wanted, (subject as { url(): string }).url());
        if (!isIt) return;
        this.off(event, listener);
        clearTimeout(late);
        resolve(subject);
      };
      this.on(event, listener);
    });
    // A test that failed before it asked for the event has its reason already.
    arrived.catch(() => undefined);
    return arrived;
  }
  waitForRequest = (wanted: string | RegExp | ((request: DomRequest) => boolean)) =>
    this.waitForEvent<DomRequest>('request', wanted);
  waitForResponse = (wanted: string | RegExp | ((response: DomResponse) => boolean)) =>
    this.waitForEvent<DomResponse>('response', wanted);

  async #fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const load = this.#load;
    const whole = new Request(new URL(input instanceof Request ? input.url : input, this.url()), init);
    const body = Buffer.from(await whole.clone().arrayBuffer());
    const request = new DomRequest(whole.url, whole.method, whole.headers, body);
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new DOMException('The operation was aborted.', 'AbortError'));
      if (init.signal?.aborted) abort();
      init.signal?.addEventListener('abort', abort);
    });
    aborted.catch(() => undefined);
    this.#emit('request', request);
    try {
      const response = await Promise.race([this.network.answer(request), aborted]);
      if (load !== this.#load) return await new Promise(() => undefined);
      this.#emit('response', new DomResponse(request, response.clone()));
      return response;
    } catch (error) {
      if (load !== this.#load) return await new Promise(() => undefined);
      this.#emit('requestfailed', request);
      throw error;
    }
  }

  /** A question that no test answers is dismissed. */
  #confirm(question: string): boolean {
    let answer = false;
    const accept = async () => {
      answer = true;
    };
    this.#emit('dialog', { message: () => question, accept, dismiss: async () => undefined });
    return answer;
  }

  #moved(from: URL, fires: boolean): void {
    const view = this.#window;
    const entry = this.#history.current;
    if (!view || !entry) return;
    view.happyDOM.setURL(entry.url.href);
    if (!fires) return;
    view.dispatchEvent(new view.PopStateEvent('popstate', { state: entry.state as object }));
    if (entry.url.hash === from.hash) return;
    const change = { oldURL: from.href, newURL: entry.url.href };
    setTimeout(() => view.dispatchEvent(new view.HashChangeEvent('hashchange', change)));
  }

  /** What the app writes is for the test, not for the terminal. */
  #listenToConsole(): void {
    for (const type of ['error', 'warn', 'info', 'log'] as const)
      vi.spyOn(console, type).mockImplementation((...parts: unknown[]) => {
        this.#emit('console', { type: () => type, text: () => parts.map(String).join(' ') });
      });
  }

  #unload(): void {
    this.#load += 1;
    vi.restoreAllMocks();
    if (this.#root) {
      this.#root.unmount();
      // An app that still waits for its texts renders into nothing, as in a closed tab.
      this.#root.render = () => undefined;
    }
    this.#root = undefined;
    if (!this.#window) return;
    void this.#window.happyDOM.close();
    this.#window = undefined;
  }

  async #open(): Promise<void> {
    this.#unload();
    const view = new Window({ url: this.url(), ...this.#viewport });
    this.#window = view;
    this.#exposeWindow(view);
    view.document.body.innerHTML = `${skeleton}${await this.network.dataBlock()}`;
    this.#user = userEvent.setup({ document: document, delay: null, pointerEventsCheck: 0 });
    this.#listenToConsole();
    for (const script of this.#initScripts) script();
    // Other files of the site, like robots.txt, have the site's storage and no app.
    const { pathname } = new URL(this.url());
    if (/\.\w+$/.test(pathname)) return;
    vi.resetModules();
    const main = `../../apps/${pathname.startsWith('/admin') ? 'desk' : 'site'}/src/main.tsx`;
    this.#root = ((await import(/* @vite-ignore */ main)) as { root: Root }).root;
  }

  /** The window's names become global ones, as in a browser. */
  #exposeWindow(view: Window): void {
    const { location, api: history } = this.#history;
    const own = {
      ...this.#storages,
      location,
      history,
      open: (address: string) => this.#history.open(address),
      confirm: (question: string) => this.#confirm(question),
      fetch: (input: string, init?: RequestInit) => this.#fetch(input, init),
      scrollTo: () => undefined,
      matchMedia: (query: string) => mediaOf(view, query),
      getComputedStyle: ownStyleOf,
    };
    for (const [name, value] of Object.entries(own))
      Object.defineProperty(view, name, { value, configurable: true, writable: true });
    Object.defineProperty(view.navigator, 'languages', { value: this.languages });
    view.addEventListener('error', (event) =>
      this.#emit('pageerror', (event as unknown as ErrorEvent).error),
    );
    readOnlyTextsOfDrawings(view);
    const download = (file: object) => this.#emit('download', file);
    const { click } = view.HTMLElement.prototype;
    view.HTMLAnchorElement.prototype.click = function follow() {
      const { download: name, href } = this;
      if (!name) return click.call(this);
      const stream = resolveObjectURL(href)?.stream();
      download({ suggestedFilename: () => name, createReadStream: async () => stream });
    };
    const names = new Set([...Object.getOwnPropertyNames(view), ...exposed]);
    for (const name of names) {
      const known = Object.hasOwn(globalThis, name) && !given.has(name) && !replaced.includes(name);
      if (known && !(name in own)) continue;
      given.add(name);
      Object.defineProperty(globalThis, name, {
        get: () => (view as unknown as Record<string, unknown>)[name],
        set: (value) =>
          Object.defineProperty(globalThis, name, { value, configurable: true, writable: true }),
        configurable: true,
      });
    }
    Object.defineProperty(globalThis, 'window', { value: view, configurable: true });
  }
}

/** Names given to the global object by an earlier load, also one of an earlier file of this process. */
const kept = globalThis as { silowrightDomNames?: Set<string> };
kept.silowrightDomNames ??= new Set();
const given = kept.silowrightDomNames;
const exposed = ['document', 'localStorage', 'sessionStorage', 'getComputedStyle', 'requestAnimationFrame'];

const mediaOf = (view: Window, query: string) =>
  Object.getPrototypeOf(Object.getPrototypeOf(view)).matchMedia.call(view, query);

const inlineTags =
  /^(?:a|abbr|b|button|code|em|i|input|kbd|label|output|select|small|span|strong|sub|sup|time)$/i;

/** The page has no style sheet, so that an element has only its own styles. To compute all of them took a tenth of the time. */
function ownStyleOf(element: HTMLElement) {
  const { display, visibility = '', pointerEvents = '', position = '' } = element.style ?? {};
  const shown = element.hidden ? 'none' : inlineTags.test(element.tagName) ? 'inline' : 'block';
  const style: Record<string, string> = { display: display || shown, visibility, pointerEvents, position };
  return { ...style, getPropertyValue: (name: string) => style[name] ?? '' };
}

/** Without layout nobody sees the shapes of a drawing; to make them took half of the time. Its texts and pictures stay. */
function readOnlyTextsOfDrawings(view: Window): void {
  const { set } = Object.getOwnPropertyDescriptor(view.Element.prototype, 'innerHTML')!;
  Object.defineProperty(view.SVGElement.prototype, 'innerHTML', {
    set(markup: string) {
      set!.call(this, (markup.match(/<text.*?<\/text>|<image[^>]*>/gs) ?? []).join(''));
    },
    configurable: true,
  });
}
