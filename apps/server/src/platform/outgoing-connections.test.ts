import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aerialPicture } from '../configurator/aerial/aerial-picture.ts';
import { docusealSigning } from '../signing/provider/docuseal.ts';
import { sealDocument } from '../signing/seal/seal-document.ts';
import { signedQuotation } from '../signing/seal/testing/signed-quotation.ts';
import { callOutside } from './call-outside.ts';
import { providerKeys } from './identity/provider-keys.ts';

const root = path.join(import.meta.dirname, '..');
const leaves =
  /\bfetch\(|\bnew HttpTimestampAuthority\((?!\w+, \{ fetch: askTimestamp \})|createRemoteJWKSet|\bhttps?\.(get|request)\(|from 'node:(https?|net|tls|dgram)'|\bnew WebSocket\(/;

/** The only files that open a connection; each address comes from the settings, never from a request or a row. */
const doors = [
  'platform/ask-outside.ts',
  'platform/identity/demo/start-demo-provider.ts', // listens only
  'platform/db/postgres-store.ts', // the database of DATABASE_URL
];

describe('connections to others', () => {
  it('are opened by few files, so that no picture, CRM or calendar address of a row is ever fetched (threat 36)', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(^|\/)testing\//.test(file));
    expect(files.length).toBeGreaterThan(100);
    // Type imports open no connection.
    const codeOf = (file: string) =>
      readFileSync(path.join(root, file), 'utf8').replace(/^import type .*;$/gm, '');
    const leaving = files.filter((file) => leaves.test(codeOf(file)));
    expect(leaving.filter((file) => !doors.includes(file) && !isAboutAddresses(file))).toEqual([]);
  });

  it.each([
    'await fetch(dealer.image_url)',
    "import { request } from 'node:http';",
    'https.get(url, done)',
    'new HttpTimestampAuthority(timestampUrl)',
    'createRemoteJWKSet(new URL(issuer))',
  ])('are detected in other files: %s', (planted) => expect(planted).toMatch(leaves));
});

/** Imports like `isIPv6` only parse addresses. */
const isAboutAddresses = (file: string): boolean =>
  /import \{ (isIP|isIPv4|isIPv6|BlockList)(, \w+)* \} from 'node:net'/.test(
    readFileSync(path.join(root, file), 'utf8'),
  ) && !/\bfetch\(|\.connect\(/.test(readFileSync(path.join(root, file), 'utf8'));

/** Calls every system that the settings can name; each call rejects unless it got a good answer. */
const calls: readonly (readonly [string, (url: string) => Promise<unknown>])[] = [
  [
    'the keys of staff',
    async (url) =>
      providerKeys({ url: `${url}/jwks.json` })({ alg: 'RS256' }, { payload: '', signature: '' }),
  ],
  [
    'a webhook',
    async (url) => {
      const answer = await callOutside(`${url}/hook`, { method: 'POST', body: '{}' });
      if (!answer.ok || answer.body === undefined) throw new Error('not answered');
    },
  ],
  ['the signing provider', async (url) => docusealSigning(accountAt(url)).outcomeOf?.('1')],
  [
    'the timestamp server',
    async (url) => sealDocument(await signedQuotation({ timestampUrl: `${url}/tsr` })),
  ],
  [
    'the provider of aerial pictures',
    (url) =>
      aerialPicture(
        { lat: 52, lng: 5, at: [25, 25], turnDeg: 0 },
        { url: `${url}/{z}/{x}/{y}`, attribution: '', zoom: 14 },
        50,
      ),
  ],
];
const accountAt = (url: string) => ({
  apiUrl: url,
  site: url,
  token: 'x',
  publicUrl: 'https://silos.example',
});

async function listen(answer: RequestListener): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

describe('an external system that answers with a redirect', () => {
  let outside: Awaited<ReturnType<typeof listen>>;
  let inside = 0;
  beforeAll(async () => {
    outside = await listen((request, response) => {
      if (request.url === '/inside') inside += 1;
      response.writeHead(request.url === '/inside' ? 200 : 302, {
        location: `${outside.url}/inside`,
        'content-type': 'application/json',
      });
      response.end('{"keys":[]}');
    });
  });
  afterAll(() => outside.close());

  it.each(calls)('does not redirect %s (threat 36)', async (_, call) => {
    await expect(call(outside.url)).rejects.toThrow();
    expect(inside).toBe(0);
  });
});

describe('an external system with an endless answer', () => {
  let outside: Awaited<ReturnType<typeof listen>>;
  let sent = 0;
  const lump = Buffer.alloc(64 * 1024, ' ');
  const largest = 20 * 1024 * 1024;
  beforeAll(async () => {
    outside = await listen((request, response) => {
      // The last request is for a document; the requests before it succeed.
      if (request.url === '/submissions/2') return void response.end('{"status":"completed"}');
      if (request.url === '/submissions/2/documents') {
        return void response.end(JSON.stringify({ documents: [{ url: `${outside.url}/file.pdf` }] }));
      }
      response.on('error', () => {});
      response.write('%PDF-');
      const more = () => {
        while (!response.destroyed && sent < 4 * largest) {
          sent += lump.length;
          if (!response.write(lump)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
  });
  afterAll(() => outside.close());

  it.each([
    ...calls,
    [
      'a signed document',
      async (url: string) => docusealSigning(accountAt(url)).outcomeOf?.('2'),
      largest,
    ] as const,
  ])('is cut off at a size limit: %s (threat 36)', async (_, call, limit = 1024 * 1024) => {
    sent = 0;
    await expect(call(outside.url)).rejects.toThrow();
    // Data in the buffers of both sides was sent but not read.
    expect(sent).toBeLessThan(limit + 12 * 1024 * 1024);
  });
});
