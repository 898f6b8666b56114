import type { Socket } from 'node:net';
import type { ErrorCode } from '@silowright/contract/errors';
import type { ConnectionError } from 'fastify';
import { ApiError } from './api-error.ts';

const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
  HPE_HEADER_OVERFLOW: 'payload-too-large',
};

/** Refuses what never became a request: it came too slowly, or is not HTTP. In the format of all other errors (S22). */
export function answerBrokenRequest({ code }: ConnectionError, socket: Socket): void {
  if (socket.writable) {
    const refusal = new ApiError(codes[code] ?? 'bad-request');
    const body = JSON.stringify(refusal.body());
    const lines = [
      `HTTP/1.1 ${refusal.status} ${refusal.code}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
