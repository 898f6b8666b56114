import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('a request that is not plain HTTP', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.app.server.listen({ port: 0, host: '127.0.0.1' }).catch(() => {});
    // Shorter than the real limit; the server checks its connections once a second.
    Object.assign(app.app.server.server, { headersTimeout: 1000, requestTimeout: 1500 });
  });
  afterAll(() => app.stop());

  async function ask(text: string): Promise<string> {
    const { port } = app.app.server.server.address() as { port: number };
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.end(text);
    let answer = '';
    for await (const bytes of socket) answer += bytes.toString();
    return answer;
  }
  const get = (...headers: string[]) =>
    ask(['GET /api/settings HTTP/1.1', 'connection: close', ...headers, '', ''].join('\r\n'));

  it.each([
    ['two hosts', ['host: a.example', 'Host: b.example']],
    ['the same host twice', ['host: a.example', 'HOST: a.example']],
    ['no host', []],
  ])('is refused with %s (S26)', async (_, headers) => {
    const answer = await get(...headers);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad-request"');
  });

  it('is answered with one host', async () => {
    expect(await get('host: a.example')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await ask('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['has no form', 'hello\r\n\r\n', 400, 'bad-request'],
    [
      'has two lengths',
      'PUT /api/lead HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
      400,
      'bad-request',
    ],
    [
      'has headers without end',
      `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      413,
      'payload-too-large',
    ],
  ])('gets an error in our format if it %s (S22)', async (_, text, status, code) => {
    const answer = await ask(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String), errors: [] });
  });
});
