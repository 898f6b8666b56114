import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
let port: number;
beforeEach(async () => {
  app = await startTestApp();
  port = (app.app.server.server.address() as { port: number }).port;
});
afterEach(() => app.stop());

const request = (close = false) =>
  `GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n${close ? 'connection: close\r\n' : ''}\r\n`;

/** Sends all requests at once; the number of complete answers when the connection has closed. */
async function answersTo(requests: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  socket.write(requests);
  await once(socket, 'close');
  return text.split('HTTP/1.1 200 OK').length - 1;
}

it('answers some requests that are sent at once', async () => {
  expect(await answersTo(request().repeat(4) + request(true))).toBe(5);
});

it('closes a connection on which many wait, so that their answers are not kept (threat 51)', async () => {
  expect(await answersTo(request().repeat(200))).toBeLessThanOrEqual(1);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

it('counts only those that wait: one after the other may be many', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  for (let count = 0; count < 20; count++) {
    let text = '';
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(2));
    while (text.split('{"ok":true}').length < 3) text += (await once(socket, 'data'))[0];
  }
  socket.destroy();
});
