import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server that records the recipients and count of each message, and of the content only the sign token. */
export interface MailCounter {
  readonly url: string;
  /** By the id of the outbox row, the left half of its Message-ID. */
  readonly accepted: ReadonlyMap<string, { readonly to: string; readonly times: number }>;
  /** The newest sign token by configuration. */
  readonly signTokens: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** Headers and text of a mail, which precede HTML and pictures. */
const headBytes = 16_384;
const signLink = /\/sign\/\w\w\/([\w-]+)#([\w-]{22})/;

export async function startMailCounter(): Promise<MailCounter> {
  const accepted = new Map<string, { to: string; times: number }>();
  const signTokens = new Map<string, string>();
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
        // Long lines are wrapped with "=" and a line break.
        const [, configuration, token] = signLink.exec(head.replaceAll('=\r\n', '')) ?? [];
        if (configuration && token) signTokens.set(configuration, token);
        done();
      });
    },
  });
  // A client that is killed during the dialogue.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    signTokens,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
