import type { ToFrame, ToHost } from './messages.ts';
import { serviceAddress } from './service-address.ts';

/**
 * `<silowright-configurator>` for other sites: a frame that grows with its contents and reports what happened (IN-01).
 * Built as `embed.js`, one script without imports, and described in docs/how-to/put-it-on-another-site.md.
 */
(() => {
  const tag = 'silowright-configurator';
  const script = document.currentScript as HTMLScriptElement | null;
  const source = script?.src ?? document.querySelector<HTMLScriptElement>('script[src*="/embed.js"]')?.src;
  if (!source || customElements.get(tag)) return;
  const service = new URL('.', source);
  const minimumPx = 320;
  const maximumPx = 20_000;

  /** A step's address survives a reload of the host page and the way back to it. */
  const storageName = `${tag} ${location.pathname}`;
  const remember = (address: string) => {
    try {
      sessionStorage.setItem(storageName, address);
    } catch {}
  };
  function remembered(): string | null {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (entry?.type !== 'reload' && entry?.type !== 'back_forward') return null;
    try {
      return sessionStorage.getItem(storageName);
    } catch {
      return null;
    }
  }

  /** The storage belongs to the host page, and anybody may have written a link to it (S15). */
  const own = (address: string | null) => (address === null ? undefined : serviceAddress(address, service));
  /** The address after `#silowright=` in the address of the host page. */
  const linked = () => own(new URLSearchParams(location.hash.slice(1)).get('silowright'));

  class Configurator extends HTMLElement {
    static observedAttributes = [
      'market',
      'product-group',
      'language',
      'dealer',
      'brand-colour',
      'ground-colour',
    ];
    private frame: HTMLIFrameElement | undefined;
    private readonly stop: (() => void)[] = [];

    connectedCallback() {
      const frame = document.createElement('iframe');
      this.frame = frame;
      frame.src = this.address(linked() ?? own(remembered()));
      frame.title = this.getAttribute('title') ?? 'Configurator';
      frame.allow = 'clipboard-write';
      frame.style.cssText = `display:block;width:100%;border:0;height:${this.grows() ? `${minimumPx}px` : '100%'}`;
      this.style.display ||= 'block';
      this.listen(window, 'message', (event) => this.hear(event as MessageEvent<ToHost>));
      this.listen(window, 'hashchange', () => {
        const address = linked();
        // No entry of its own in the history: the link already made one.
        if (address) frame.contentWindow?.location.replace(this.address(address));
      });
      let asked = 0;
      const move = () => {
        cancelAnimationFrame(asked);
        asked = requestAnimationFrame(() => this.tell());
      };
      this.listen(window, 'scroll', move, { passive: true, capture: true });
      this.listen(window, 'resize', move);
      this.append(frame);
    }

    disconnectedCallback() {
      for (const stop of this.stop.splice(0)) stop();
      this.frame?.remove();
      this.frame = undefined;
    }

    attributeChangedCallback(name: string) {
      if (!this.frame) return;
      if (name.endsWith('colour')) this.tell();
      else this.frame.contentWindow?.location.replace(this.address());
    }

    private listen(target: Window, name: string, heard: (event: Event) => void, options?: object) {
      target.addEventListener(name, heard, options);
      this.stop.push(() => target.removeEventListener(name, heard, options));
    }

    /** An element with a height of its own keeps it, and the configurator scrolls inside. */
    private grows(): boolean {
      return !this.style.height && !this.hasAttribute('fixed-height');
    }

    /** Of the service: the given one, or where the attributes start. */
    private address(given?: URL): string {
      const get = (name: string) => encodeURIComponent(this.getAttribute(name) ?? '');
      const [market, group, dealer] = [get('market'), get('product-group'), get('dealer')];
      const language = this.getAttribute('language') ?? document.documentElement.lang.slice(0, 2);
      const start = dealer
        ? `dealer/${encodeURIComponent(language || 'en')}/${dealer}`
        : market + (market && group && `/${group}`);
      const url = given ?? new URL(start, service);
      if (language && !url.searchParams.has('language') && !/^\/(dealer|sign)\//.test(url.pathname))
        url.searchParams.set('language', language);
      return url.href;
    }

    private tell() {
      const { frame } = this;
      if (!frame) return;
      const { top, bottom } = frame.getBoundingClientRect();
      const from = Math.max(0, -top);
      const colour = (name: string) => this.getAttribute(`${name}-colour`);
      const [brand, ground] = [colour('brand'), colour('ground')];
      const message: ToFrame = {
        silowright: 'host',
        grows: this.grows(),
        colours: { ...(brand && { brand }), ...(ground && { ground }) },
        screenPx: innerHeight,
        visible: { topPx: from, heightPx: Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top)) },
      };
      frame.contentWindow?.postMessage(message, service.origin);
    }

    private hear({ origin, source: from, data }: MessageEvent<ToHost | undefined>) {
      const { frame } = this;
      if (!frame || from !== frame.contentWindow || origin !== service.origin || !data?.silowright) return;
      const { silowright: kind, heightPx, event, address } = data;
      if (kind === 'ready') this.tell();
      if (kind === 'height' && typeof heightPx === 'number' && this.grows()) {
        frame.style.height = `${Math.min(Math.max(heightPx, minimumPx), maximumPx)}px`;
        this.tell();
      }
      if (kind === 'step' && typeof address === 'string') {
        remember(address);
        // The next step begins at its top.
        if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
        this.report('step', {
          address,
          link: `${location.href.split('#')[0]}#silowright=${encodeURIComponent(address)}`,
        });
      }
      if (kind === 'event' && event) {
        const layered = window as { dataLayer?: object[] };
        layered.dataLayer ??= [];
        layered.dataLayer.push(event);
        this.report(String(event.event).replace('silowright_', ''), event);
      }
    }

    private report(name: string, detail: object) {
      this.dispatchEvent(new CustomEvent(`silowright:${name}`, { bubbles: true, detail }));
    }
  }
  customElements.define(tag, Configurator);
})();
