import type { EventName } from '@silowright/contract/webhook-events';
import type { Config } from '../config/config.ts';
import { queueMessage } from '../store/queue-message.ts';
import type { Db } from '../store/store.ts';

/** Queues an event for other systems, in the transaction that causes it. */
export async function queueEvent(
  db: Db,
  config: Pick<Config, 'webhookUrl' | 'hubspotToken'>,
  event: { readonly name: EventName } & (
    | { readonly offerId: string }
    | { readonly leadId: string }
    | { readonly meetingId: string; readonly details: object }
  ),
  nowMs: number,
): Promise<void> {
  const { name, details = {}, ...subject } = { details: undefined, ...event };
  const message = {
    ...subject,
    payload: { event: name, ...details },
    recipientRole: 'system',
    state: 'waiting',
  } as const;
  if (config.webhookUrl) {
    const recipient = new URL(config.webhookUrl).host;
    await queueMessage(db, { ...message, kind: 'webhook', recipient }, nowMs);
  }
  if (config.hubspotToken) {
    await queueMessage(db, { ...message, kind: 'hubspot', recipient: 'HubSpot' }, nowMs);
  }
}
