import type { EventName } from '@silowright/contract/webhook-events';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/store.ts';
import { type NewMessage, queueMessages } from './queue-message.ts';

type Receivers = Pick<Config, 'webhookUrl' | 'hubspotToken'>;
type NewEvent = { readonly name: EventName } & (
  | { readonly offerId: string }
  | { readonly leadId: string }
  | { readonly meetingId: string; readonly details: object }
);

/** Queues an event for other systems, in the transaction that causes it. */
export async function queueEvent(db: Db, config: Receivers, event: NewEvent, nowMs: number): Promise<void> {
  await queueMessages(db, messagesOf(config, event), nowMs);
}

/** One message for each system. */
export function messagesOf({ webhookUrl, hubspotToken }: Receivers, event: NewEvent): NewMessage[] {
  const { name, details = {}, ...subject } = { details: undefined, ...event };
  const message = {
    ...subject,
    payload: { event: name, ...details },
    recipientRole: 'system',
    state: 'waiting',
  } as const;
  return [
    ...(webhookUrl ? [{ ...message, kind: 'webhook', recipient: new URL(webhookUrl).host }] : []),
    ...(hubspotToken ? [{ ...message, kind: 'hubspot', recipient: 'HubSpot' }] : []),
  ];
}
