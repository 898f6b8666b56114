import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '../apps/server/src/app/testing/server-process.ts';
import { makeCertificate } from '../apps/server/src/signing/seal/make-certificate.ts';
import { findChromium } from '../scripts/find-chromium.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

interface Site {
  readonly origin: string;
  answer: Answer;
  stop(): void;
}

/** A local site over TLS; the browser maps `*.test` to this machine. */
async function openSite(host: string): Promise<Site> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 24 * 3600 * 1000;
  const certificate = makeCertificate(
    privateKey,
    host,
    new Date(Date.now() - day),
    new Date(Date.now() + day),
  ).toString('base64');
  const site: Site = { origin: '', answer: (_, response) => response.end(), stop: () => {} };
  const server = createServer(
    {
      key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
    },
    (incoming, response) => site.answer(incoming, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return Object.assign(site, {
    origin: `https://${host}:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** Forwards every request to the server, like a proxy that terminates TLS. */
const proxyTo =
  ({ address }: ServerProcess): Answer =>
  (incoming, response) => {
    const { hostname, port } = new URL(address);
    const { method, headers, url } = incoming;
    const onward = request({ hostname, port, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  };

export interface TwoSites {
  readonly context: BrowserContext;
  /** The configurator. */
  readonly silos: string;
  /** The same without TLS, for the mailbox. */
  readonly address: string;
  /** Another site that shows it in a frame. */
  readonly dealer: string;
  stop(): Promise<void>;
}

/** A page of another site: one script and one element. It notes every event of the element. */
const hostPage = (
  silos: string,
  language: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A dealer</title>
  <script>
    window.heard = [];
    for (const name of ['step', 'recommended', 'configured', 'quoted', 'lead', 'meeting', 'signed'])
      addEventListener('silowright:' + name, ({ detail }) => heard.push({ name, ...detail }));
  </script>
  <script src="${silos}/embed.js" async></script>
  <h1>A dealer</h1>
  <silowright-configurator brand-colour="#0b5394" title="Silos"${language && ` language="${language}"`}></silowright-configurator>
  <p>Below the configurator</p></html>`;

/** Used to verify that this browser drops third-party cookies. */
export const controlPaths = { set: '/control/set', read: '/control/read' } as const;

const answerControl = ({ url, headers }: IncomingMessage, response: ServerResponse): boolean => {
  if (url === controlPaths.set) {
    response.setHeader('set-cookie', 'control=1; Path=/; SameSite=None; Secure');
  } else if (url !== controlPaths.read) return false;
  response.end(headers.cookie ?? '');
  return true;
};

/**
 * The configurator and another site that frames it, both over HTTPS. The browser runs without the switches of a
 * test runner, because those turn off cookie partitioning. The element says its language, or leaves it to the browser.
 */
export async function openTwoSites(language = ''): Promise<TwoSites> {
  const silos = await openSite('silos.test');
  const dealer = await openSite('dealer.example.test');
  const server = await startServerProcess({ PUBLIC_URL: silos.origin, ALLOWED_ORIGINS: dealer.origin });
  const proxy = proxyTo(server);
  silos.answer = (incoming, response) => {
    if (!answerControl(incoming, response)) proxy(incoming, response);
  };
  dealer.answer = (_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(hostPage(silos.origin, language));
  };
  const profile = mkdtempSync(path.join(tmpdir(), 'silowright-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium({ mayInstall: false }),
    ignoreDefaultArgs: true,
    args: [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-pipe'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ...['--ignore-certificate-errors', '--host-resolver-rules=MAP *.test 127.0.0.1'],
      ...['--test-third-party-cookie-phaseout', `--user-data-dir=${profile}`, 'about:blank'],
    ],
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
  });
  return {
    context,
    silos: silos.origin,
    address: server.address,
    dealer: dealer.origin,
    stop: async () => {
      await context.close();
      await server.stop();
      silos.stop();
      dealer.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
