import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { largestShare } from '../source/source.ts';
import { trustedProxies } from './caller-address.ts';
import { connectionLimits, limitConnections } from './limit-connections.ts';
import { startTestApp } from './testing/test-app.ts';

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('many connections', () => {
  let server: Server;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const listen = async (total: number, proxies: readonly string[] = []) => {
    server = createServer({ keepAliveTimeout: 60_000 }, (_request, response) => response.end('ok'));
    limitConnections(server, { total, isProxy: trustedProxies(proxies) });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  };
  /** Sends one request and keeps the connection. Every address of 127.0.0.0/8 is a separate source. */
  const ask = async (source: string): Promise<'served' | 'refused'> => {
    const { port } = server.address() as { port: number };
    const socket = connect({ port, host: '127.0.0.1', localAddress: source });
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(request);
    return Promise.race([
      once(socket, 'data').then(() => 'served' as const),
      once(socket, 'close').then(() => 'refused' as const),
    ]);
  };
  const askTimes = async (source: string, times: number) => {
    const answers: string[] = [];
    for (let at = 0; at < times; at++) answers.push(await ask(source));
    return answers.filter((answer) => answer === 'served').length;
  };

  it('of one source get a twentieth of the capacity, and others the rest (threat 67, S12)', async () => {
    await listen(60);
    expect(await askTimes('127.0.0.2', 10)).toBe(3);
    expect(await askTimes('127.0.0.3', 1)).toBe(1);
    sockets[0]?.destroy();
    await expect.poll(() => ask('127.0.0.2')).toBe('served');
  });

  it('of a trusted proxy count as those of many visitors (threat 67, S12)', async () => {
    await listen(60, ['127.0.0.4']);
    expect(await askTimes('127.0.0.4', 10)).toBe(10);
  });

  it('are closed when idle above 80% of the capacity, so that a new visitor is served (threat 67, S12)', async () => {
    await listen(20, ['loopback']);
    expect(await askTimes('127.0.0.5', 16)).toBe(16);
    expect(sockets.filter(({ closed }) => closed)).toEqual([]);
    // More than the capacity, one after the other: each replaces an idle one.
    expect(await askTimes('127.0.0.6', 40)).toBe(40);
  });
});

it('a server with limits gives one source a twentieth of its connections (threat 67, S12)', async () => {
  const app = await startTestApp({ RATE_LIMIT: 'on' });
  const share = largestShare(connectionLimits.connections, 'address');
  expect(share).toBe(500);
  const { port } = app.app.server.server.address() as { port: number };
  const sockets = Array.from({ length: share + 20 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    return socket;
  });
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBe(20);
  } finally {
    for (const socket of sockets) socket.destroy();
    await app.stop();
  }
});

it.each([
  ['10.1.2.3', ['10.0.0.0/8'], true],
  ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
  ['11.1.2.3', ['10.0.0.0/8'], false],
  ['192.0.2.7', ['192.0.2.7'], true],
  ['2001:db8::9', ['2001:db8::/32'], true],
  ['127.0.0.9', ['loopback'], true],
  ['::1', ['loopback'], true],
  ['172.20.0.1', ['uniquelocal'], true],
  ['', ['loopback'], false],
])('%j is a proxy of %j: %s', (address, proxies, expected) => {
  expect(trustedProxies(proxies)(address)).toBe(expected);
});
