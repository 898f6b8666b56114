import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendSignedWebhook } from './signed-webhook.ts';

describe('a signed webhook', () => {
  let server: Server;
  let url: string;
  let status: number;
  let received: { headers: IncomingHttpHeaders; body: string }[];

  beforeEach(async () => {
    status = 204;
    received = [];
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      received.push({ headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: `${url}/inside` } : {}).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  const send = () =>
    sendSignedWebhook(
      { url, secret: 'secret' },
      { id: 'delivery-1', body: Buffer.from('{"a":1}') },
      1_700_000_000_999,
    );

  it('can be verified with the secret, and has a timestamp', async () => {
    expect(await send()).toEqual({ outcome: 'accepted' });
    const [call] = received;
    expect(call?.body).toBe('{"a":1}');
    const digest = createHmac('sha256', 'secret').update('1700000000.{"a":1}').digest('hex');
    expect(call?.headers['silowright-signature']).toBe(`t=1700000000,v1=${digest}`);
    expect(call?.headers['silowright-delivery']).toBe('delivery-1');
  });

  it.each([
    [200, 'accepted'],
    [500, 'later'],
    [503, 'later'],
    [429, 'later'],
    [408, 'later'],
    [400, 'refused'],
    [410, 'refused'],
    [302, 'refused'],
  ])('an answer of %i means %s; redirects are not followed (threat 36)', async (answered, outcome) => {
    status = answered;
    expect((await send()).outcome).toBe(outcome);
    expect(received).toHaveLength(1);
  });

  it('a refused connection means away', async () => {
    const port = Number(new URL(url).port);
    await new Promise<void>((resolve) => void server.close(() => resolve()));
    expect((await send()).outcome).toBe('away');
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  });
});
