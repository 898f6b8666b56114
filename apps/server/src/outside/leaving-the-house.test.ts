import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerKeys } from './identity/provider-keys.ts';
import { docusealSigning } from './signing/docuseal.ts';
import { callOutside } from './webhooks/call-outside.ts';

const root = path.join(import.meta.dirname, '..');
const leaves = /\bfetch\(|\bhttps?\.(get|request)\(|from 'node:(https?|net|tls|dgram)'|\bnew WebSocket\(/;

/** The only files that open a connection; each address comes from the settings, never from a request or a row. */
const doors = [
  'outside/identity/demo/start-demo-provider.ts', // listens only
  'outside/identity/provider-keys.ts',
  'outside/signing/docuseal.ts',
  'outside/webhooks/call-outside.ts',
];

describe('connections to others', () => {
  it('leave by few doors, so that no picture, CRM or calendar address of a row is ever fetched (threat 36)', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(^|\/)testing\//.test(file));
    expect(files.length).toBeGreaterThan(100);
    const leaving = files.filter((file) => leaves.test(readFileSync(path.join(root, file), 'utf8')));
    expect(leaving.filter((file) => !doors.includes(file) && !isAboutAddresses(file))).toEqual([]);
  });

  it.each(['await fetch(dealer.image_url)', "import { request } from 'node:http';", 'https.get(url, done)'])(
    'are noticed where there should be none: %s',
    (planted) => expect(planted).toMatch(leaves),
  );
});

/** `isIPv6` and the like: knows addresses, calls nobody. */
const isAboutAddresses = (file: string): boolean =>
  /import \{ (isIP|isIPv4|isIPv6|BlockList)(, \w+)* \} from 'node:net'/.test(
    readFileSync(path.join(root, file), 'utf8'),
  ) && !/\bfetch\(|\.connect\(/.test(readFileSync(path.join(root, file), 'utf8'));

describe('a system outside that answers with a redirect', () => {
  let outside: Server;
  let url: string;
  let inside = 0;
  beforeAll(async () => {
    outside = createServer((request, response) => {
      if (request.url === '/inside') inside += 1;
      response.writeHead(request.url === '/inside' ? 200 : 302, {
        location: `${url}/inside`,
        'content-type': 'application/json',
      });
      response.end('{"keys":[]}');
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => void outside.close(() => resolve())));

  const account = () => ({ apiUrl: url, site: url, token: 'x', publicUrl: 'https://silos.example' });
  it.each<[string, () => Promise<unknown>]>([
    [
      'the keys of staff',
      async () => providerKeys({ url: `${url}/jwks.json` })({ alg: 'RS256' }, { payload: '', signature: '' }),
    ],
    [
      'a webhook',
      async () => {
        const answer = await callOutside(`${url}/hook`, { method: 'POST', body: '{}' });
        if (!answer.ok) throw new Error('not taken');
      },
    ],
    ['the signing provider', async () => docusealSigning(account()).outcomeOf?.('1')],
  ])('leads %s nowhere (threat 36)', async (_, call) => {
    await expect(call()).rejects.toThrow();
    expect(inside).toBe(0);
  });
});
