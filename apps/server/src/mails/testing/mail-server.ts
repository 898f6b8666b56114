import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the mail server treats the next message; the last mood applies to all later ones. */
export type Mood =
  | 'accept'
  | 'try-later'
  | 'refuse'
  | 'refuse-recipient'
  | 'refuse-by-name'
  | 'refuse-with-person'
  | 'closing'
  | 'hang-after-data'
  | 'drop-after-data';

export interface TestMailServer {
  readonly url: string;
  /** Everything it received, whatever it answered. */
  readonly received: {
    readonly to: string[];
    readonly raw: string;
    readonly mail: Email;
    readonly mood: Mood;
  }[];
  readonly accepted: () => TestMailServer['received'];
  readonly moods: Mood[];
  stop(): Promise<void>;
  /** Restarts on the same port. */
  restart(): Promise<void>;
}

const answer = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

const refusals: Readonly<Record<string, (address: string) => string>> = {
  'refuse-recipient': () => 'No such mailbox',
  'refuse-by-name': (address) => `<${address}>: ${address} Unknown`,
  'refuse-with-person': () => '5.2.1 Mailbox of Anna Jansen, Purchasing, is disabled',
};

/** A real SMTP server with configurable failures, so that the client is tested on the wire. */
export async function startMailServer(moods: Mood[] = ['accept']): Promise<TestMailServer> {
  const received: TestMailServer['received'] = [];
  let server: SMTPServer | undefined;
  let port = 0;
  const nextMood = (): Mood => (moods.length > 1 ? (moods.shift() as Mood) : (moods[0] as Mood));

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const started = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        closeTimeout: 50,
        onRcptTo({ address }, _session, done) {
          const words = refusals[moods[0] ?? ''];
          if (!words) return done();
          nextMood();
          return done(answer(550, words(address)));
        },
        onData(stream, session, done) {
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', async () => {
            const mood = nextMood();
            const raw = Buffer.concat(chunks);
            received.push({
              to: session.envelope.rcptTo.map(({ address }) => address),
              raw: raw.toString(),
              mail: await PostalMime.parse(raw),
              mood,
            });
            if (mood === 'accept') done();
            else if (mood === 'try-later') done(answer(451, 'Greylisted, try again'));
            else if (mood === 'closing') done(answer(421, 'Closing down'));
            else if (mood === 'refuse') done(answer(554, 'We do not want this'));
            else if (mood === 'drop-after-data') for (const each of started.connections) each.close();
          });
        },
      });
      started.on('error', reject);
      started.listen(port, '127.0.0.1', () => {
        port = (started.server.address() as { port: number }).port;
        server = started;
        resolve();
      });
    });

  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    accepted: () => received.filter(({ mood }) => mood === 'accept'),
    moods,
    stop: () => new Promise<void>((resolve) => server?.close(() => resolve())),
    restart: start,
  };
}
