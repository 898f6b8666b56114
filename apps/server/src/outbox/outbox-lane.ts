import type { Delivery } from '../outside/delivery.ts';
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
} from '../store/outbox.ts';
import type { Store } from '../store/store.ts';

/** One way out of the house: how its messages are written and handed over. */
export interface Channel {
  readonly lane: OutboxLaneName;
  /** Whether a message that was handed over stays readable (captured mails). */
  readonly keepsSent: boolean;
  /** Whether it was put into a digest instead, and does not go by itself. */
  fold?(message: OutboxMessage): Promise<boolean>;
  compose(message: OutboxMessage): Promise<Uint8Array>;
  deliver(message: OutboxMessage, raw: Uint8Array): Promise<Delivery>;
}

/** What the operator hears of. */
export interface OutboxEvents {
  sent(message: OutboxMessage): void;
  /** Nobody could be reached; told once each time the queue begins to wait. */
  away(lane: OutboxLaneName, cause: string): void;
  postponed(message: OutboxMessage, cause: string): void;
  dead(message: OutboxMessage, cause: string): void;
}

export interface LaneParts {
  readonly store: Store;
  readonly channel: Channel;
  /** Of this process; others see by it whose a message is. */
  readonly owner: string;
  readonly nowMs: () => number;
  readonly events: OutboxEvents;
  /** Once it is aborted no further message is taken. */
  readonly stopping?: AbortSignal;
}

const minuteMs = 60_000;
/** Longer than any try may take, so that a message is in two hands only when its taker died. */
export const leaseMs = 5 * minuteMs;
export const probeEveryMs = 30_000;
const longestWaitMs = 4 * 60 * minuteMs;
/** After this a mail is a dead letter, whatever the server promises (D9). */
const patienceMs = 5 * 24 * 60 * minuteMs;
/** Before it was tried so often it is none: the days may be a leap of the clock (threat 57). */
const fewestTries = 10;

/** 1, 2, 4 … minutes, at most four hours. */
export const backoffMs = (attempts: number): number => Math.min(minuteMs * 2 ** attempts, longestWaitMs);

export interface OutboxLane {
  /** Sends what is due, one message after the other; returns when there is nothing to do for now. */
  drain(): Promise<void>;
}

/** Each message is settled by a commit of its own: a crash can repeat one message at most (threat 56). */
export function outboxLane({ store, channel, owner, nowMs, events, stopping }: LaneParts): OutboxLane {
  let awayUntil = 0;
  /** A wait longer than was asked for: the clock was set back meanwhile (threat 57). */
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
        // Writing and drawing are tried again like sending (D9).
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
    const next = now + backoffMs(message.attempts);
    const isEarly = next <= message.created_at + patienceMs || message.attempts < fewestTries;
    if (outcome === 'later' && isEarly) {
      await store.write((db) => postpone(db, message, next, reason));
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
