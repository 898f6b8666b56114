import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mood, startMailServer, type TestMailServer } from '../../mails/testing/mail-server.ts';
import { serverOf, smtpMailer } from './smtp-mailer.ts';

/** Short, but long enough for a busy machine. */
const impatient = { connectMs: 3000, silenceMs: 3000, messageMs: 10_000 };
const mail = {
  from: 'sender@example.com',
  to: 'reader@example.com',
  raw: Buffer.from('Subject: hello\r\nMessage-ID: <1@example.com>\r\n\r\nbody\r\n'),
};

describe('the SMTP mailer', () => {
  let server: TestMailServer | undefined;
  let silent: Server | undefined;
  afterEach(async () => {
    await server?.stop();
    silent?.close();
  });

  it.each<[Mood, string]>([
    ['accept', 'accepted'],
    ['try-later', 'later'],
    ['refuse', 'refused'],
    ['refuse-recipient', 'refused'],
    ['refuse-by-name', 'refused'],
    ['closing', 'away'],
    ['hang-after-data', 'later'],
  ])('an answer of %s means %s', async (mood, outcome) => {
    server = await startMailServer([mood]);
    const delivery = await smtpMailer(server.url, impatient).send(mail);
    expect(delivery.outcome).toBe(outcome);
  });

  it('sends the message unchanged to the one recipient (threat 18)', async () => {
    server = await startMailServer();
    await smtpMailer(server.url, impatient).send(mail);
    const [received] = server.received;
    expect(received?.to).toEqual(['reader@example.com']);
    expect(received?.raw.trimEnd()).toBe(mail.raw.toString().trimEnd());
  });

  it('gives staff the server’s answer, and the log only its codes, because the text may name a person (threat 62, S14)', async () => {
    server = await startMailServer(['refuse-with-person']);
    const delivery = await smtpMailer(server.url, impatient).send(mail);
    expect(delivery).toMatchObject({
      reason: expect.stringContaining('Anna Jansen'),
      cause: expect.stringMatching(/^550 5\.2\.1\b/),
    });
    expect('cause' in delivery && delivery.cause).not.toMatch(/Anna|Jansen|Purchasing/);
  });

  it('converts a domain with non-ASCII letters (S14)', async () => {
    // The library of the other test servers treats both forms as one, so this one records the raw commands.
    const commands: string[] = [];
    silent = createServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        commands.push(...bytes.toString().split('\r\n'));
        socket.write(commands.some((line) => line.startsWith('RCPT')) ? '550 no\r\n' : '250 ok\r\n');
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent?.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    await smtpMailer(`smtp://127.0.0.1:${port}`, impatient).send({ ...mail, to: 'Anna@müller.example' });
    expect(commands.find((line) => line.startsWith('RCPT'))).toBe('RCPT TO:<Anna@xn--mller-kva.example>');
  });

  it('keeps the server’s answer without the address in it (threat 62)', async () => {
    server = await startMailServer(['refuse-by-name']);
    const delivery = await smtpMailer(server.url, impatient).send(mail);
    expect(delivery).toMatchObject({ reason: expect.stringMatching(/550 <…>: … Unknown/) });
    expect(JSON.stringify(delivery)).not.toMatch(/reader|example\.com/);
  });

  it.each([
    ['smtp://user:secret@mail.example.com', true],
    ['smtp://user:secret@127.0.0.1:2525', false],
    ['smtp://user:secret@localhost', false],
    ['smtp://mail.example.com', false],
    ['smtps://user:secret@mail.example.com', false],
  ])(
    'requires TLS before sending a password to another machine: %s → %s (threat 73, S11)',
    (url, demanded) => {
      expect(serverOf(url, 1000, 1000).options.requireTLS).toBe(demanded);
    },
  );

  it('sends no password to a server without TLS (threat 73, S11)', async () => {
    server = await startMailServer();
    // An address of this machine that is not recognised as loopback counts as remote.
    const far = server.url.replace('smtp://', 'smtp://user:secret@').replace('127.0.0.1', '127.1');
    const delivery = await smtpMailer(far, impatient).send(mail);
    expect(delivery).toMatchObject({ outcome: 'away', reason: expect.stringMatching(/tls/i) });
    expect(server.received).toEqual([]);
  });

  it('reports away if the connection is refused', async () => {
    server = await startMailServer();
    await server.stop();
    const delivery = await smtpMailer(server.url, impatient).send(mail);
    server = undefined;
    expect(delivery.outcome).toBe('away');
  });

  it('reports away if the server never answers', async () => {
    silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent?.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const delivery = await smtpMailer(`smtp://127.0.0.1:${port}`, impatient).send(mail);
    expect(delivery.outcome).toBe('away');
  });

  it('reports away if the password is wrong, because the mail is not the problem', async () => {
    server = await startMailServer();
    const withPassword = server.url.replace('smtp://', 'smtp://user:wrong@');
    const delivery = await smtpMailer(withPassword, impatient).send(mail);
    expect(delivery.outcome).toBe('away');
  });
});
