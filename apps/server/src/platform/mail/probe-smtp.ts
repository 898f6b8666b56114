import { newConnection, serverOf } from './smtp-mailer.ts';

export interface SmtpFacts {
  readonly host: string;
  /** Whether the connection was encrypted when the password was, or would be, sent. */
  readonly encrypted: boolean;
  readonly loggedIn: boolean;
}

/** Connects and logs in like a mail delivery, without sending one. Throws the error of the server or the network. */
export async function probeSmtp(smtpUrl: string, patienceMs = 8000): Promise<SmtpFacts> {
  const { options, credentials } = serverOf(smtpUrl, patienceMs, patienceMs);
  const connection = await newConnection(options);
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
