import type { EventBody } from '@silowright/contract/webhook-events';
import type { MailParts } from '../deals/mails/write-mail.ts';
import { foldIntoDigest } from '../platform/jobs/digests.ts';
import type { OutboxMessage } from '../platform/jobs/outbox.ts';
import type { Channel } from '../platform/jobs/outbox-lane.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { composeMail } from './compose-mail.ts';
import { hubspotUrl, sendToHubspot } from './webhooks/hubspot.ts';
import { sendSignedWebhook } from './webhooks/signed-webhook.ts';
import { writeEvent } from './write-event.ts';

export const mailChannel = (parts: MailParts, mailer: Mailer): Channel => ({
  lane: 'mail',
  keepsSent: mailer.captures,
  // With RATE_LIMIT=off every mail is sent separately, because benches and torture runs count mails.
  ...(parts.config.rateLimit && {
    fold: (message: OutboxMessage) => parts.store.write((db) => foldIntoDigest(db, message, parts.nowMs())),
  }),
  compose: (message) => composeMail(message, parts),
  deliver: ({ recipient }, raw) => mailer.send({ from: parts.config.mailFrom, to: recipient, raw }),
});

/** The configured calls to other systems. */
export function callChannels({ config, store, nowMs, texts }: Omit<MailParts, 'pdf'>): Channel[] {
  const { webhookUrl, webhookSecret, hubspotToken } = config;
  const compose: Channel['compose'] = async (message) =>
    Buffer.from(JSON.stringify(await writeEvent(message, { store, config, texts })));
  return [
    ...(webhookUrl && webhookSecret
      ? [
          {
            lane: 'webhook' as const,
            keepsSent: false,
            compose,
            deliver: ({ id }: { id: string }, body: Uint8Array) =>
              sendSignedWebhook({ url: webhookUrl, secret: webhookSecret }, { id, body }, nowMs()),
          },
        ]
      : []),
    ...(hubspotToken
      ? [
          {
            lane: 'hubspot' as const,
            keepsSent: false,
            compose,
            deliver: (_message: unknown, body: Uint8Array) =>
              sendToHubspot(
                { baseUrl: hubspotUrl, token: hubspotToken },
                JSON.parse(Buffer.from(body).toString()) as EventBody,
              ),
          },
        ]
      : []),
  ];
}
