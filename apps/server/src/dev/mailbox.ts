import type { FastifyInstance } from 'fastify';
import type { Attachment } from 'postal-mime';
import type { Store } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { html } from '../platform/http/html.ts';
import { capturedMail, capturedMails } from '../platform/jobs/outbox.ts';
import { sendMailHtml, sendPage, withPictures } from './page.ts';

/** Shows the captured mails as their readers would see them (D2). */
export function mountMailbox(app: FastifyInstance, store: Store): void {
  const config = { access: 'anybody' as const };
  const read = async (id: string) => {
    const raw = await store.read((db) => capturedMail(db, id));
    if (!raw) throw new ApiError('not-found');
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(Buffer.from(raw));
  };

  app.get('/dev/mailbox', { config }, async (_request, reply) => {
    const mails = await store.read(capturedMails);
    return sendPage(
      reply,
      'Mailbox',
      html`<p>Without SMTP_URL mails are kept here, the newest first. <a href="/dev/mails">Every mail in every language</a></p>
<table><tr><th>Time</th><th>To</th><th>As</th><th>Mail</th></tr>${mails.map(
        (mail) =>
          html`<tr><td>${new Date(mail.sent_at ?? 0).toISOString()}</td><td>${mail.recipient}</td><td>${mail.recipient_role}</td><td><a href="/dev/mailbox/${mail.id}">${mail.kind}</a></td></tr>`,
      )}</table>`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', { config }, async ({ params }, reply) => {
    const mail = await read(params.id);
    const beside = mail.attachments.filter(({ contentId }) => !contentId);
    return sendPage(
      reply,
      mail.subject ?? 'Mail',
      html`<p><a href="/dev/mailbox">Mailbox</a></p>
<table>
<tr><th>From</th><td>${mail.from?.name ?? ''} ${mail.from?.address ?? ''}</td></tr>
<tr><th>To</th><td>${mail.to?.map(({ address }) => address).join(', ') ?? ''}</td></tr>
<tr><th>Reply to</th><td>${mail.replyTo?.map(({ address }) => address).join(', ') ?? ''}</td></tr>
<tr><th>Message-ID</th><td>${mail.messageId ?? ''}</td></tr>
<tr><th>Attachments</th><td>${beside.map(
        (attachment, at) =>
          html`<a href="/dev/mailbox/${params.id}/attachment/${at}">${attachment.filename ?? 'file'}</a> `,
      )}</td></tr>
</table>
<h2>HTML</h2><iframe src="/dev/mailbox/${params.id}/html" title="HTML"></iframe>
<h2>Text</h2><pre>${mail.text ?? ''}</pre>`,
    );
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', { config }, async ({ params }, reply) => {
    const mail = await read(params.id);
    return sendMailHtml(reply, withPictures(mail.html ?? '', mail.attachments.flatMap(inlinePicture)));
  });

  app.get<{ Params: { id: string; at: string } }>(
    '/dev/mailbox/:id/attachment/:at',
    { config },
    async ({ params }, reply) => {
      const mail = await read(params.id);
      const attachment = mail.attachments.filter(({ contentId }) => !contentId)[Number(params.at)];
      if (!attachment) throw new ApiError('not-found');
      return reply
        .headers({
          'content-type': attachment.mimeType,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(attachment.filename ?? 'file')}`,
        })
        .send(Buffer.from(attachment.content as ArrayBuffer));
    },
  );
}

const inlinePicture = ({ contentId, mimeType, content }: Attachment) =>
  contentId
    ? [
        {
          contentId: contentId.replace(/^<|>$/g, ''),
          contentType: mimeType,
          content: new Uint8Array(content as ArrayBuffer),
        },
      ]
    : [];
