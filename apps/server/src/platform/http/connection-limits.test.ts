import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type OpenDesk, openDesk } from '../../desk/testing/open-desk.ts';
import { connectionLimits } from './limit-connections.ts';

describe('a client that sends slowly', () => {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'silowright-slow-'));
  let office: OpenDesk;
  let logosBefore: string[];
  beforeAll(async () => {
    vi.stubEnv('TMPDIR', temporary);
    office = await openDesk();
    logosBefore = await logos();
  });
  afterAll(async () => {
    await office.close();
    vi.unstubAllEnvs();
    rmSync(temporary, { recursive: true });
  });

  const logos = async (): Promise<string[]> => {
    const { json } = await office.call('GET', '/admin/dealer/list');
    return json.map(({ image_url }: { image_url: string }) => image_url);
  };

  it('gets the time of the limits and no more', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = office.app.server.server;
    const { headersMs, requestMs, keepAliveMs, silenceMs } = connectionLimits;
    expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([
      ...[headersMs, requestMs, keepAliveMs, silenceMs],
    ]);
  });

  const head = (line: string, ...headers: string[]) =>
    [`${line} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');
  const logo = 'POST /api/admin/dealer/logo/noordhof/9000001';
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  it.each<[string, () => string]>([
    ['headers', () => 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: '],
    ['a body', () => `${head('PUT /api/lead', 'content-type: application/json', 'content-length: 5000')}{`],
    [
      'a file',
      () =>
        head(
          logo,
          `authorization: Bearer ${office.workshop.goodToken()}`,
          'content-type: multipart/form-data; boundary=b',
          'content-length: 90000',
        ) + part,
    ],
  ])('is disconnected and leaves nothing behind: %s (threats 35, 51, S22)', async (_, opening) => {
    // Shorter than the real limits of ten seconds. The server checks its connections once a second.
    Object.assign(office.app.server.server, { headersTimeout: 1000, requestTimeout: 1500 });
    const { port } = office.app.server.server.address() as { port: number };
    const begun = performance.now();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', () => {});
    socket.write(opening());
    const drip = setInterval(() => socket.write('x'), 100);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    // Any other answer would mean an early rejection. The answer may be empty if a reset arrives first.
    expect(['HTTP/1.1 408', '']).toContain(answer.slice(0, 12));
    if (answer) expect(answer).toContain('{"code":"too-slow",');
    expect(performance.now() - begun).toBeGreaterThan(900);
    expect(readdirSync(temporary)).toEqual([]);
    expect(await logos()).toEqual(logosBefore);
  });
});
