import type { MailParts, WrittenMail } from '../deals/mails/write-mail.ts';
import type { OutboxMessage } from '../platform/jobs/outbox.ts';
import { wireAddress } from '../platform/mail/mailer.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import { mailKinds } from './mail-kinds.ts';

/** Characters that would end or fold a header. The contract rejects them; this is the last check (threat 19). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const headerBreakers = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** The whole message as sent. Its Message-ID is the id of the outbox row, so a repeat is recognised. */
export async function composeMail(message: OutboxMessage, parts: MailParts): Promise<Uint8Array> {
  const write = mailKinds[message.kind];
  if (!write) throw new Error(`unknown kind of mail: ${message.kind}`);
  return composeWritten(await write(message, parts), {
    from: { name: parts.config.companyName, address: parts.config.mailFrom },
    to: message.recipient,
    messageId: message.message_id,
    date: new Date(message.created_at),
  });
}

export interface MailEnvelope {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly messageId: string;
  readonly date: Date;
}

/** Addresses are objects, never text, because text may contain several (threat 18). */
export async function composeWritten(
  { content, speaker, company, replyTo, attachments }: WrittenMail,
  { from, to, messageId, date }: MailEnvelope,
): Promise<Uint8Array> {
  const { html, text } = renderMail(content, speaker, company);
  const sender = wireAddress(from.address);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  // With the first mail, not at the start.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composer = new MailComposer({
    from: { name: from.name, address: sender },
    to: { name: '', address: wireAddress(to) },
    ...(replyTo && { replyTo: { name: '', address: wireAddress(replyTo) } }),
    messageId: messageId.replace(/@[^@>]*>$/, `@${domain}>`),
    date,
    subject: content.subject.replace(headerBreakers, ' '),
    html,
    text,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments: attachments.map(({ filename, contentType, content: bytes, contentId }) => ({
      filename,
      contentType,
      content: Buffer.from(bytes),
      ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
