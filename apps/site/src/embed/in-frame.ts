import './in-frame.css';
import { addHeaders } from '@silowright/ui/calls/api.ts';
import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { addressChanged } from '@silowright/ui/parts/history-entry.ts';
import { hasForeignParent } from './foreign-parent.ts';
import type { ToFrame, ToHost } from './messages.ts';
import { themeOf } from './theme.ts';

/**
 * The configurator inside a page of another site (IN-01). The server's frame-ancestors decide which sites these are.
 * Visitors without third-party cookies own their configuration by a key in the session storage (D18).
 */
export function startInFrame(): void {
  if (!hasForeignParent()) return;
  const headers = { 'Configuration-Key': ownKey() };
  addHeaders(headers);
  downloadWith(headers);

  /** Known from the host's first message; nothing is sent to any other origin. */
  let host: string | undefined;
  let sent = 0;
  const post = (message: ToHost, target = host) => target && window.parent.postMessage(message, target);
  const sendEvents = () => {
    const events = window.dataLayer ?? [];
    // The event "identify" contains an e-mail address.
    for (; host && sent < events.length; sent++) {
      const event = events[sent] as Readonly<Record<string, unknown>>;
      if (String(event.event).startsWith('silowright_')) post({ silowright: 'event', event });
    }
  };
  const sendHeight = () =>
    post({
      silowright: 'height',
      heightPx: Math.ceil(document.documentElement.getBoundingClientRect().height),
    });
  let address = '';
  const sendStep = () => {
    const { pathname, search, hash } = window.location;
    if (!host || address === pathname + search + hash) return;
    address = pathname + search + hash;
    post({ silowright: 'step', address });
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame | undefined>) => {
    if (source !== window.parent || data?.silowright !== 'host') return;
    const isFirst = host === undefined;
    host = origin;
    obey(data);
    if (!isFirst) return;
    sendEvents();
    sendHeight();
    sendStep();
    new ResizeObserver(sendHeight).observe(document.documentElement);
  });
  window.addEventListener('silowright:event', sendEvents);
  for (const name of [addressChanged, 'popstate', 'hashchange']) window.addEventListener(name, sendStep);
  // Contains nothing, so that any host may read it.
  post({ silowright: 'ready' }, '*');
}

/** Size and colours of the host. */
function obey({ grows, colours, screenPx, visible }: ToFrame): void {
  const root = document.documentElement;
  root.toggleAttribute('data-grows', grows);
  const place = {
    '--screen': `${screenPx}px`,
    '--visible-top': `${visible.topPx}px`,
    '--visible-height': `${visible.heightPx}px`,
  };
  for (const [name, value] of Object.entries({ ...(grows && place), ...themeOf(colours) }))
    root.style.setProperty(name, value);
}

function ownKey(): string {
  const storage = safeStorage();
  const name = 'silowright-key';
  const known = storage.getItem(name);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  storage.setItem(name, key);
  return key;
}

/** A link sends no headers: files are fetched and then saved. */
function downloadWith(headers: Readonly<Record<string, string>>): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]');
    if (!link?.href.startsWith(window.location.origin)) return;
    event.preventDefault();
    void fetch(link.href, { headers })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        downloadFile(link.download, await answer.blob(), answer.headers.get('Content-Type') ?? '');
      })
      .catch((error: unknown) => console.warn('The file could not be fetched.', error));
  });
}
