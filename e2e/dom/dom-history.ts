interface Entry {
  readonly url: URL;
  readonly state: unknown;
  /** Entries of one document; a move to another document loads the page again. */
  readonly document: number;
}

/** What a page does for its history. */
interface Host {
  /** Loads a document at the current entry. */
  load(): void;
  /** The address changed without loading. `from` is the address before; a traversal or a typed hash fires events. */
  moved(from: URL, fires: boolean): void;
}

/** The session history of a tab: it survives a reload, which no DOM library offers. */
export class DomHistory {
  readonly #host: Host;
  #entries: Entry[] = [];
  #at = -1;
  #documents = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  get current(): Entry | undefined {
    return this.#entries[this.#at];
  }

  /** Like a typed address or a link: only a hash that differs keeps the document. */
  open(address: string | URL, { replace = false } = {}): void {
    const from = this.current;
    const url = new URL(address, from?.url);
    const keeps = from !== undefined && url.hash !== '' && sameDocument(url, from.url);
    if (keeps && url.hash === from.url.hash) return;
    if (keeps) {
      this.#put({ url, state: null, document: from.document }, replace);
      this.#host.moved(from.url, true);
    } else {
      this.#documents += 1;
      this.#put({ url, state: null, document: this.#documents }, replace);
      this.#host.load();
    }
  }

  reload(): void {
    this.#host.load();
  }

  go(steps: number): void {
    const from = this.current;
    const to = this.#entries[this.#at + steps];
    if (!from || !to) return;
    this.#at += steps;
    if (to.document === from.document) this.#host.moved(from.url, true);
    else this.#host.load();
  }

  /** `window.history`. */
  readonly api = ((history: DomHistory) => ({
    get length() {
      return history.#entries.length;
    },
    get state() {
      return history.current?.state ?? null;
    },
    scrollRestoration: 'auto',
    pushState: (state: unknown, _title: string, url?: string | URL | null) =>
      history.#setState(state, url, false),
    replaceState: (state: unknown, _title: string, url?: string | URL | null) =>
      history.#setState(state, url, true),
    go: (steps: number) => setTimeout(() => history.go(steps)),
    back: () => setTimeout(() => history.go(-1)),
    forward: () => setTimeout(() => history.go(1)),
  }))(this);

  /** `window.location`. */
  readonly location = ((history: DomHistory) => {
    const url = () => history.current?.url ?? new URL('about:blank');
    const change = (set: (copy: URL) => void) => {
      const copy = new URL(url());
      set(copy);
      history.open(copy);
    };
    return {
      get href() {
        return url().href;
      },
      set href(address) {
        history.open(address);
      },
      get hash() {
        return url().hash;
      },
      set hash(hash) {
        change((copy) => {
          copy.hash = hash;
        });
      },
      get search() {
        return url().search;
      },
      set search(search) {
        change((copy) => {
          copy.search = search;
        });
      },
      get pathname() {
        return url().pathname;
      },
      get origin() {
        return url().origin;
      },
      get host() {
        return url().host;
      },
      get hostname() {
        return url().hostname;
      },
      get protocol() {
        return url().protocol;
      },
      get port() {
        return url().port;
      },
      assign: (address: string) => history.open(address),
      replace: (address: string) => history.open(address, { replace: true }),
      reload: () => history.reload(),
      toString: () => url().href,
    };
  })(this);

  #setState(state: unknown, address: string | URL | null | undefined, replace: boolean): void {
    const from = this.current;
    if (!from) return;
    const url = new URL(address ?? from.url, from.url);
    this.#put({ url, state: structuredClone(state ?? null), document: from.document }, replace);
    this.#host.moved(from.url, false);
  }

  #put(entry: Entry, replace: boolean): void {
    this.#at = Math.max(0, replace ? this.#at : this.#at + 1);
    this.#entries = [...this.#entries.slice(0, this.#at), entry];
  }
}

const sameDocument = (one: URL, other: URL): boolean =>
  one.href.replace(/#.*/, '') === other.href.replace(/#.*/, '');
