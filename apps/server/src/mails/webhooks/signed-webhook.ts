import { createHmac } from 'node:crypto';
import { callOutside } from '../../platform/call-outside.ts';
import type { Delivery } from '../../platform/mail/mailer.ts';

/**
 * `t` is the time of the attempt in seconds, `v1` the HMAC-SHA256 of "t.body" in hex, so that the receiver can verify
 * the sender and reject replays.
 */
export const webhookSignature = (secret: string, timestampS: number, body: Uint8Array): string => {
  const digest = createHmac('sha256', secret).update(`${timestampS}.`).update(body).digest('hex');
  return `t=${timestampS},v1=${digest}`;
};

export async function sendSignedWebhook(
  target: { readonly url: string; readonly secret: string },
  message: { readonly id: string; readonly body: Uint8Array },
  nowMs: number,
): Promise<Delivery> {
  const answer = await callOutside(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'silowright-delivery': message.id,
      'silowright-signature': webhookSignature(target.secret, Math.floor(nowMs / 1000), message.body),
    },
    body: Buffer.from(message.body),
  });
  return answer.ok ? { outcome: 'accepted' } : answer.delivery;
}
