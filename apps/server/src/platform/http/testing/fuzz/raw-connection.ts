import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0: the connection ended without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/**
 * Sends HTTP over a kept raw connection, without a client library, so that paths and headers arrive exactly as
 * generated.
 */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | undefined;
  #received: Buffer = Buffer.alloc(0);
  #wake: (() => void) | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** If a kept connection ends while it is reused, retries on a new one, as browsers do. */
  async send(request: Buffer, isHead: boolean): Promise<RawAnswer> {
    const wasKept = this.#socket !== undefined;
    const answer = await this.#sendOnce(request, isHead);
    return answer.status === 0 && wasKept ? this.#sendOnce(request, isHead) : answer;
  }

  async #sendOnce(request: Buffer, isHead: boolean): Promise<RawAnswer> {
    const socket = this.#open();
    socket.write(request);
    for (;;) {
      const answer = readAnswer(this.#received, isHead, socket.readableEnded || socket.destroyed);
      if (answer) {
        this.#received = this.#received.subarray(answer.length);
        // Extra bytes would be taken for the next answer.
        if (answer.closes || this.#received.length > 0) this.close();
        return answer;
      }
      if (socket.destroyed || socket.readableEnded) {
        this.close();
        return { status: 0, head: '', body: Buffer.alloc(0) };
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
    this.#received = Buffer.alloc(0);
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed) return this.#socket;
    this.#received = Buffer.alloc(0);
    const socket = connect(this.#port, '127.0.0.1').setNoDelay(true);
    const wake = () => this.#socket === socket && this.#wake?.();
    socket.on('data', (chunk) => {
      if (this.#socket !== socket) return;
      this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
      wake();
    });
    socket.on('error', wake).on('end', wake).on('close', wake);
    this.#socket = socket;
    return socket;
  }
}

interface ReadAnswer extends RawAnswer {
  readonly length: number;
  readonly closes: boolean;
}

/** Undefined: incomplete. */
function readAnswer(bytes: Buffer, isHead: boolean, ended: boolean): ReadAnswer | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const head = bytes.toString('latin1', 0, headEnd);
  const status = Number(head.slice(9, 12));
  const start = headEnd + 4;
  // "100 Continue" precedes the answer.
  if (status < 200) {
    const later = readAnswer(bytes.subarray(start), isHead, ended);
    return later && { ...later, length: later.length + start };
  }
  const closes = /^connection: close$/im.test(head);
  const whole = (end: number, body: Buffer): ReadAnswer => ({ status, head, body, length: end, closes });
  if (isHead || status === 204 || status === 304) return whole(start, Buffer.alloc(0));
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) {
    const end = start + Number(length);
    return bytes.length >= end ? whole(end, bytes.subarray(start, end)) : undefined;
  }
  if (/^transfer-encoding: chunked$/im.test(head)) {
    const end = bytes.indexOf('0\r\n\r\n', start);
    return end === -1 ? undefined : whole(end + 5, bytes.subarray(start, end));
  }
  return ended ? whole(bytes.length, bytes.subarray(start)) : undefined;
}
