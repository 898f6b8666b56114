import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server that remembers who got which message how often, and no content: runs are long. */
export interface MailCounter {
  readonly url: string;
  /** By the id of the outbox row, which is the left half of its Message-ID. */
  readonly accepted: ReadonlyMap<string, { readonly to: string; readonly times: number }>;
  stop(): Promise<void>;
}

const headBytes = 8192;

export async function startMailCounter(): Promise<MailCounter> {
  const accepted = new Map<string, { to: string; times: number }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    onData(stream, session, done) {
      let head = '';
      stream.on('data', (chunk: Buffer) => {
        if (head.length < headBytes) head += chunk.toString('latin1');
      });
      stream.on('end', () => {
        const id = /^message-id:\s*<([^@>]+)@/im.exec(head)?.[1] ?? 'none';
        const to = session.envelope.rcptTo.map(({ address }) => address).join(' ');
        accepted.set(id, { to, times: (accepted.get(id)?.times ?? 0) + 1 });
        done();
      });
    },
  });
  // A client that is killed in the middle of a sentence.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
