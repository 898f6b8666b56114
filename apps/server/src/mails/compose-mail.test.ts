import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailSpeaker, type WrittenMail } from '../deals/mails/write-mail.ts';
import { companyOf } from '../platform/config/company.ts';
import { loadConfig } from '../platform/config/config.ts';
import { smtpMailer } from '../platform/mail/smtp-mailer.ts';
import { composeWritten, type MailEnvelope } from './compose-mail.ts';
import { startMailServer, type TestMailServer } from './testing/mail-server.ts';

const outcome = loadConfig({ NODE_ENV: 'test' });
if (!outcome.ok) throw new Error(outcome.reason.join());
const config = outcome.value;

const plain: WrittenMail = {
  content: { reader: 'visitor', subject: 'Hello', preheader: 'Hello', title: 'Hello', blocks: [] },
  speaker: mailSpeaker(config, 'en_GB'),
  company: companyOf(config, 'en_GB'),
  attachments: [],
};
const envelope: MailEnvelope = {
  from: { name: 'Silowright', address: 'sender@silowright.example' },
  to: 'anna@farm.example',
  messageId: '<1@silowright>',
  date: new Date(0),
};
const breaker = 'x\r\nBcc: eve@evil.example\r\n\r\nNew body';

/** All recipients that a mail program would show or hide. */
const addressed = ({ to = [], cc = [], bcc = [] }: Email) =>
  [...to, ...cc, ...bcc].flatMap((entry) => entry.group ?? [entry]).map(({ address }) => address);

/** Bypasses the contract, which rejects all of this, to test the last check. */
describe('a composed mail', () => {
  let server: TestMailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  const send = async (mail: WrittenMail, to = envelope.to, from = envelope.from) => {
    const raw = await composeWritten(mail, { ...envelope, from, to });
    const delivery = await smtpMailer(server.url).send({ from: from.address, to, raw });
    return { delivery, mail: await PostalMime.parse(raw) };
  };

  it.each([
    ['a list', 'anna@farm.example, eve@evil.example'],
    ['a list with semicolons', 'anna@farm.example; eve@evil.example'],
    ['a group', 'All: anna@farm.example, eve@evil.example;'],
    ['a second address in brackets', 'anna@farm.example <eve@evil.example>'],
    ['a line break and a command', 'anna@farm.example>\r\nRCPT TO:<eve@evil.example'],
  ])('goes to nobody if its recipient is %s (threat 18)', async (_name, to) => {
    const { delivery } = await send(plain, to);
    expect(delivery.outcome).not.toBe('accepted');
    expect(server.received).toEqual([]);
  });

  it('uses the ASCII form of a domain in every header (S14)', async () => {
    const raw = await composeWritten(
      { ...plain, replyTo: 'jens@blåbær.example' },
      {
        ...envelope,
        to: 'anna@müller.example',
        from: { name: 'Silo', address: 'sender@silöwright.example' },
      },
    );
    const head = Buffer.from(raw).toString('latin1').split('\r\n\r\n')[0] ?? '';
    expect(head).toMatch(/^To: anna@xn--mller-kva\.example$/m);
    expect(head).toMatch(/^Reply-To: jens@xn--blbr-\w+\.example$/m);
    expect(head).toMatch(/^Message-ID: <1@xn--silwright-\w+\.example>$/m);
    expect(head).not.toMatch(/[\u0080-\uffff]/);
  });

  it.each<[string, Partial<WrittenMail>, Partial<MailEnvelope['from']>]>([
    ['the subject', { content: { ...plain.content, subject: breaker } }, {}],
    ['the title', { content: { ...plain.content, title: breaker, preheader: breaker } }, {}],
    ['the address to reply to', { replyTo: `anna@farm.example${breaker}` }, {}],
    ['the company', { company: { ...plain.company, name: breaker } }, { name: breaker }],
    [
      'a file name',
      { attachments: [{ filename: breaker, contentType: 'text/plain', content: Buffer.from('x') }] },
      {},
    ],
  ])(
    'has one recipient and no extra header with line breaks in %s (threat 19)',
    async (_name, change, from) => {
      const { delivery, mail } = await send({ ...plain, ...change }, undefined, {
        ...envelope.from,
        ...from,
      });
      expect(delivery.outcome).toBe('accepted');
      expect(server.received.map(({ to }) => to)).toEqual([[envelope.to]]);
      expect(addressed(mail)).toEqual([envelope.to]);
      const usual = (await send(plain)).mail;
      const names = (of: Email) => of.headers.map(({ key }) => key).filter((key) => key !== 'reply-to');
      expect(new Set(names(mail))).toEqual(new Set(names(usual)));
    },
  );
});
