import type { Store } from '../db/store.ts';
import type { Delivery } from '../mail/mailer.ts';
import {
  bury,
  type Claim,
  claimMessage,
  dueMessages,
  keepComposed,
  markSent,
  type OutboxLaneName,
  type OutboxMessage,
  postpone,
  putBack,
} from './outbox.ts';

/** One kind of delivery: how its messages are written and delivered. */
export interface Channel {
  readonly lane: OutboxLaneName;
  /** Whether a delivered message stays readable (captured mails). */
  readonly keepsSent: boolean;
  /** Whether it was moved into a digest and is not sent separately. */
  fold?(message: OutboxMessage): Promise<boolean>;
  compose(message: OutboxMessage): Promise<Uint8Array>;
  deliver(message: OutboxMessage, raw: Uint8Array): Promise<Delivery>;
}

/** Events for the operator. */
export interface OutboxEvents {
  sent(message: OutboxMessage): void;
  /** The server is unreachable; called once each time the queue starts to wait. */
  away(lane: OutboxLaneName, cause: string): void;
  postponed(message: OutboxMessage, cause: string): void;
  dead(message: OutboxMessage, cause: string): void;
}

export interface LaneParts {
  readonly store: Store;
  readonly channel: Channel;
  /** Name of this process, stored with claimed messages. */
  readonly owner: string;
  readonly nowMs: () => number;
  /** By which attempts end: a mistake of the clock does not move it. */
  readonly expiryMs: () => number;
  readonly events: OutboxEvents;
  /** After abort no further message is claimed. */
  readonly stopping?: AbortSignal;
}

const minuteMs = 60_000;
/** Longer than any attempt, so that a message is claimed twice only if its process died. */
export const leaseMs = 5 * minuteMs;
export const probeEveryMs = 30_000;
const maxWaitMs = 4 * 60 * minuteMs;
/** After this time a deferred mail is a dead letter (D9). */
const patienceMs = 5 * 24 * 60 * minuteMs;
/** Bounds, because the time of the message or this one may be of a wrong clock (threat 57). Usual are about forty. */
const [minTries, maxTries] = [10, 50];

/** 1, 2, 4 … minutes, at most four hours. */
export const backoffMs = (attempts: number): number => Math.min(minuteMs * 2 ** attempts, maxWaitMs);

export interface OutboxLane {
  /** Sends due messages one after the other; returns when none is left. */
  drain(): Promise<void>;
}

/** Each message is settled in a separate commit, so a crash can repeat at most one message (threat 56). */
export function outboxLane({
  store,
  channel,
  owner,
  nowMs,
  expiryMs,
  events,
  stopping,
}: LaneParts): OutboxLane {
  let awayUntil = 0;
  /** A wait longer than requested: the clock was set back meanwhile (threat 57). */
  const isAway = () => {
    const waitMs = awayUntil - nowMs();
    return waitMs > 0 && waitMs <= probeEveryMs;
  };

  const claimNext = async (): Promise<OutboxMessage | undefined> => {
    const claim: Claim = { lane: channel.lane, owner, nowMs: nowMs(), leaseMs };
    for (const { id } of await store.read((db) => dueMessages(db, claim))) {
      const message = await store.write((db) => claimMessage(db, id, claim));
      if (message) return message;
    }
    return undefined;
  };

  const attempt = async (message: OutboxMessage): Promise<Delivery> => {
    let raw = message.raw;
    if (!raw) {
      try {
        const composed = await channel.compose(message);
        raw = composed;
        await store.write((db) => keepComposed(db, message.id, composed));
      } catch (error) {
        // Composing and rendering are retried like sending (D9).
        const reason = error instanceof Error ? error.message : String(error);
        return { outcome: 'later', reason, cause: 'could not be composed' };
      }
    }
    return channel.deliver(message, raw);
  };

  const settle = async (message: OutboxMessage, delivery: Delivery): Promise<void> => {
    const now = nowMs();
    if (delivery.outcome === 'accepted') {
      await store.write((db) => markSent(db, message, now, channel.keepsSent));
      events.sent(message);
      return;
    }
    const { outcome, reason, cause } = delivery;
    if (outcome === 'away') {
      await store.write((db) => putBack(db, message, reason));
      awayUntil = now + probeEveryMs;
      events.away(channel.lane, cause);
      return;
    }
    const { attempts } = message;
    const waitMs = backoffMs(attempts);
    const isYoung = expiryMs() + waitMs <= message.created_at + patienceMs;
    if (outcome === 'later' && (attempts < minTries || (isYoung && attempts < maxTries))) {
      await store.write((db) => postpone(db, message, now + waitMs, reason));
      events.postponed(message, cause);
      return;
    }
    await store.write((db) => bury(db, message, reason));
    events.dead(message, cause);
  };

  return {
    async drain() {
      while (!isAway() && !stopping?.aborted) {
        const message = await claimNext();
        if (!message) return;
        if (await channel.fold?.(message)) continue;
        await settle(message, await attempt(message));
      }
    },
  };
}
