type Listener = (event: { readonly data: unknown }) => unknown;

/** One end of a channel. Messages are copied. */
class End {
  readonly #listeners: Listener[] = [];
  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') this.#listeners.push(listener);
  }
  hear(message: unknown): void {
    const data = structuredClone(message);
    for (const listener of this.#listeners) void listener({ data });
  }
}

/**
 * A worker of the app in the same thread, with the real module. The global `self` is the scope of the page's only
 * worker; the app itself does not use that name.
 */
export class DomWorker extends End {
  readonly #scope = Object.assign(new End(), { postMessage: (message: unknown) => this.hear(message) });
  readonly #started: Promise<unknown>;

  constructor(address: URL) {
    super();
    Object.defineProperty(globalThis, 'self', { value: this.#scope, configurable: true, writable: true });
    this.#started = import(/* @vite-ignore */ address.pathname);
  }

  postMessage(message: unknown): void {
    void this.#started.then(() => this.#scope.hear(message));
  }
}
