import { askOutside } from './ask-outside.ts';
import type { Delivery } from './mail/mailer.ts';

export type OutsideAnswer =
  | { readonly ok: true; readonly body: unknown }
  | { readonly ok: false; readonly delivery: Delivery };

/** One call to a configured system. 5xx is a temporary problem of the other side; 4xx and redirects are permanent. */
export async function callOutside(url: string, init: RequestInit): Promise<OutsideAnswer> {
  let response: Response;
  try {
    response = await askOutside(url, init);
  } catch (error) {
    const reason = reasonOf(error);
    return { ok: false, delivery: { outcome: 'away', reason, cause: reason } };
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, body };
  const reason = `answered ${response.status}`;
  const passes = response.status >= 500 || response.status === 408 || response.status === 429;
  return { ok: false, delivery: { outcome: passes ? 'later' : 'refused', reason, cause: reason } };
}

/** fetch puts the reason into the cause. */
const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};
