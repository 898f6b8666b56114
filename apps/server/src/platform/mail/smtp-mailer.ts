import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isLoopback } from '../config/setting.ts';
import type { Delivery, Mailer, OutgoingMail } from './mailer.ts';
import { wireAddress } from './mailer.ts';

/** Timeouts for a mail server; together well below the lease of the outbox. */
export interface SmtpPatience {
  readonly connectMs: number;
  /** Silence during a dialogue. */
  readonly silenceMs: number;
  /** A whole message, however slow. */
  readonly messageMs: number;
}

const standardPatience: SmtpPatience = { connectMs: 15_000, silenceMs: 30_000, messageMs: 120_000 };

interface SmtpError extends Error {
  readonly responseCode?: number;
  /** Code of the mail library or of the system, like ETIMEDOUT. */
  readonly code?: string;
}

/** Parses SMTP_URL. */
export function serverOf(smtpUrl: string, connectMs: number, silenceMs: number) {
  const server = new URL(smtpUrl);
  const secure = server.protocol === 'smtps:';
  // A password is sent over TLS only, except on this machine.
  const requireTLS = !secure && server.username !== '' && !isLoopback(server.hostname);
  return {
    options: {
      host: server.hostname,
      port: Number(server.port) || (secure ? 465 : 587),
      secure,
      requireTLS,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      dnsTimeout: connectMs,
    },
    credentials: server.username
      ? { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) }
      : undefined,
  };
}

/** The library is loaded with the first mail, not at the start. */
export async function newConnection(options: SMTPConnection.Options): Promise<SMTPConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  return new Connection(options);
}

/** One connection per mail: no state between mails, so that a broken connection never affects the next. */
export function smtpMailer(smtpUrl: string, patience = standardPatience): Mailer {
  const { options, credentials } = serverOf(smtpUrl, patience.connectMs, patience.silenceMs);
  return {
    captures: false,
    send: async (mail) => {
      const connection = await newConnection(options);
      try {
        return await converse(connection, mail, credentials, patience);
      } finally {
        connection.close();
      }
    },
  };
}

type Callback = (error?: Error | null) => void;

async function converse(
  connection: SMTPConnection,
  { from, to, raw }: OutgoingMail,
  credentials: { user: string; pass: string } | undefined,
  { messageMs }: SmtpPatience,
): Promise<Delivery> {
  // An error between two steps has no callback; it fails the waiting step.
  let fail: Callback = () => {};
  connection.on('error', (error: Error) => fail(error));
  const step = (start: (done: Callback) => void, limitMs?: number) =>
    new Promise<void>((resolve, reject) => {
      const timer =
        limitMs === undefined ? undefined : setTimeout(() => fail(new Error('too slow')), limitMs);
      fail = (error) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve();
      };
      start(fail);
    });

  try {
    await step((done) => connection.connect(done));
    if (credentials) await step((done) => connection.login({ credentials }, done));
  } catch (error) {
    return { outcome: 'away', reason: reasonOf(error), cause: causeOf(error) };
  }
  try {
    const envelope = { from: wireAddress(from), to: [wireAddress(to)] };
    await step((done) => connection.send(envelope, Buffer.from(raw), (error) => done(error)), messageMs);
    return { outcome: 'accepted' };
  } catch (error) {
    return verdict(error as SmtpError);
  }
}

/** 421 means that the server is closing; another 4xx concerns this mail; without an answer it may have arrived. */
function verdict(error: SmtpError): Delivery {
  const { responseCode } = error;
  const said = { reason: reasonOf(error), cause: causeOf(error) };
  if (responseCode === 421) return { outcome: 'away', ...said };
  if (responseCode !== undefined && responseCode >= 500) return { outcome: 'refused', ...said };
  return { outcome: 'later', ...said };
}

/** Mail servers often repeat the rejected address; it is removed, because staff see it next to the reason. */
const addresses = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g;

/** For staff, in one line. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .slice(0, 2000)
    .replace(addresses, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

/** Codes only: the text of a mail server may name the person (threat 62). */
function causeOf(error: unknown): string {
  const { responseCode, code, message = '' } = error as Partial<SmtpError>;
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message) ?? [];
  return [responseCode, enhanced, code].filter((part) => part !== undefined).join(' ') || 'no answer';
}
