import type { ServerResponse } from 'node:http';
import type { Interference } from '../../../apps/server/src/app/testing/realm-provider.ts';

const json = { 'content-type': 'application/json' };
const megabyte = 1024 * 1024;

const always =
  (answer: (response: ServerResponse) => void): Interference =>
  (_, response) => {
    answer(response);
    return true;
  };

/** Answers only the address of the keys. */
const keysAre = (content: () => string): Interference => {
  let made: string | undefined;
  return ({ url }, response) => {
    if (!url?.endsWith('/certs')) return false;
    made ??= content();
    response
      .on('error', () => {})
      .writeHead(200, json)
      .end(made);
    return true;
  };
};

const keyLike = { kty: 'RSA', use: 'sig', alg: 'RS256', e: 'AQAB' };

/** Everything that a provider can do wrong, by name. */
export const providerFaults: Readonly<Record<string, Interference>> = {
  'closes every connection': ({ socket }) => {
    socket.destroy();
    return true;
  },
  'answers after 10 s': always((response) => {
    setTimeout(() => response.writeHead(200, json).end('{}'), 10_000).unref();
  }),
  'answers a byte at a time': always((response) => {
    response.writeHead(200, json);
    const timer = setInterval(() => response.write(' '), 500);
    response.once('close', () => clearInterval(timer));
  }),
  'answers a page': always((response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Maintenance</title>');
  }),
  'answers 500': always((response) => response.writeHead(500, json).end('{"error":"server_error"}')),
  'answers half a document': always((response) => response.writeHead(200, json).end('{"issuer":"https://lo')),
  'breaks off': always((response) => {
    response.writeHead(200, { ...json, 'content-length': 5000 }).write('{"keys":[', () => response.destroy());
  }),
  'sends elsewhere': always((response) => {
    response.writeHead(302, { location: '/elsewhere' }).end();
  }),
  'names another issuer': ({ url, headers }, response) => {
    if (!url?.endsWith('/openid-configuration')) return false;
    const base = `https://${headers.host}/realms/acme/protocol/openid-connect`;
    const document = {
      issuer: `https://${headers.host}/realms/other`,
      authorization_endpoint: `${base}/auth`,
      token_endpoint: `${base}/token`,
      jwks_uri: `${base}/certs`,
    };
    response.writeHead(200, json).end(JSON.stringify(document));
    return true;
  },
  'has no keys': keysAre(() => '{"keys":[]}'),
  'has damaged keys': keysAre(() => JSON.stringify({ keys: [{ ...keyLike, n: '!' }, { ...keyLike }] })),
  'has thousands of keys': keysAre(() =>
    JSON.stringify({ keys: Array.from({ length: 5000 }, () => ({ ...keyLike, n: 'AQAB' })) }),
  ),
  'has 50 MB of keys': keysAre(() => `{"keys":["${'x'.repeat(50 * megabyte)}"]}`),
};
