import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { serverOf } from './smtp-mailer.ts';

export interface SmtpFacts {
  readonly host: string;
  /** Whether the conversation was encrypted when the password was, or would be, told. */
  readonly encrypted: boolean;
  readonly loggedIn: boolean;
}

/** Connects, greets and logs in as a mail would, and leaves without one. Throws what the server or the network said. */
export async function probeSmtp(smtpUrl: string, patienceMs = 8000): Promise<SmtpFacts> {
  const { options, credentials } = serverOf(smtpUrl, patienceMs, patienceMs);
  const connection = new SMTPConnection(options);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (credentials) {
      await new Promise<void>((resolve, reject) => {
        connection.once('error', reject);
        connection.login({ credentials }, (error) => (error ? reject(error) : resolve()));
      });
    }
    return {
      host: `${options.host}:${options.port}`,
      encrypted: connection.secure,
      loggedIn: credentials !== undefined,
    };
  } finally {
    connection.close();
  }
}
