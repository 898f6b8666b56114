import { randomUUID } from 'node:crypto';
import { Counter, Gauge } from 'prom-client';
import type { MailParts } from '../deals/mails/write-mail.ts';
import { causeOf } from '../platform/db/store-errors.ts';
import { releaseHeld } from '../platform/jobs/held-mails.ts';
import { countHeld, laneOf } from '../platform/jobs/outbox.ts';
import { type Channel, type OutboxEvents, outboxLane } from '../platform/jobs/outbox-lane.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import type { GuardedClock } from '../platform/watch/guard-clock.ts';
import { callChannels, mailChannel } from './channels.ts';

/** The logger methods used here. */
export interface OutboxLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface RunningOutbox {
  /** Waits until claimed messages are settled. */
  stop(): Promise<void>;
}

const pollMs = 1000;
/** Concurrent mails per process. */
const mailLanes = 2;

const sentCounter = new Counter({
  name: 'silowright_outbox_sent_total',
  help: 'Delivered messages',
  labelNames: ['kind'],
});
const deadCounter = new Counter({
  name: 'silowright_outbox_dead_total',
  help: 'Permanently rejected messages: staff must check them',
  labelNames: ['kind'],
});

const reachable = new Gauge({
  name: 'silowright_outbox_reachable',
  help: '0 while the mail server or another system cannot be reached, or its certificate is invalid',
  labelNames: ['lane'],
});

const heldGauge = new Gauge({
  name: 'silowright_outbox_held',
  help: 'Messages held back by the limit of a recipient, of a source, or of all mails',
});
const watchEveryMs = 60_000;
const releaseEveryMs = 10_000;

type OutboxParts = MailParts & Pick<GuardedClock, 'expiryMs'> & { readonly log: OutboxLog };

/** Starts sending queued messages in this process, next to any number of others. */
export function startOutbox(parts: OutboxParts): RunningOutbox {
  const { store, nowMs, expiryMs, log } = parts;
  const owner = randomUUID();
  const events = outboxEvents(log);
  const mail = mailChannel(parts, openMailer(parts.config));
  const channels: Channel[] = [...Array.from({ length: mailLanes }, () => mail), ...callChannels(parts)];
  const stopping = new AbortController();

  const running = channels.map(async (channel) => {
    const lane = outboxLane({ store, channel, owner, nowMs, expiryMs, events, stopping: stopping.signal });
    while (!stopping.signal.aborted) {
      try {
        await lane.drain();
      } catch (error) {
        // The database is unreachable: leases expire, and nothing is lost.
        log.warn({ ...causeOf(error), lane: channel.lane }, 'the outbox cannot reach its database');
      }
      await pause(pollMs, stopping.signal);
    }
  });

  const watching = watchHeld(parts, stopping.signal);
  const releasing = keepReleasing(parts, stopping.signal);

  return {
    async stop() {
      stopping.abort();
      await Promise.all([...running, watching, releasing]);
    },
  };
}

async function keepReleasing(
  {
    log,
    ...parts
  }: Pick<MailParts, 'store'> & Pick<GuardedClock, 'nowMs' | 'expiryMs'> & { readonly log: OutboxLog },
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    try {
      const released = await releaseHeld(parts.store, parts);
      if (released > 0) log.info({ released }, 'held mails released');
    } catch (error) {
      log.warn(causeOf(error), 'held mails cannot be released');
    }
    await pause(releaseEveryMs, stopping);
  }
}

/** Warns the operator if more mails are held than a minute ago: a sign of abuse (threats 14, 15). */
export async function watchHeld(
  { store, log }: Pick<MailParts, 'store'> & { readonly log: OutboxLog },
  stopping: AbortSignal,
  everyMs = watchEveryMs,
): Promise<void> {
  let known = 0;
  while (!stopping.aborted) {
    try {
      const held = await store.read(countHeld);
      heldGauge.set(held);
      if (held > known)
        log.error(
          { held },
          'MAILS HELD: too many to one address or from one source; they are sent when the limits allow it, see the desk',
        );
      known = held;
    } catch (error) {
      log.warn(causeOf(error), 'held mails cannot be counted');
    }
    await pause(everyMs, stopping);
  }
}

/** No address or name is logged: with the id, staff find the message and the answer. */
function outboxEvents(log: OutboxLog): OutboxEvents {
  return {
    sent: ({ id, kind }) => {
      sentCounter.inc({ kind });
      reachable.set({ lane: laneOf(kind) }, 1);
      log.info({ message: id, kind }, 'message sent');
    },
    away: (lane, cause) => {
      reachable.set({ lane }, 0);
      log.warn({ lane, cause }, 'cannot be reached; its queue waits');
    },
    postponed: ({ id, kind }, cause) => log.warn({ message: id, kind, cause }, 'message deferred'),
    dead: ({ id, kind }, cause) => {
      deadCounter.inc({ kind });
      log.error(
        { message: id, kind, cause },
        'DEAD LETTER: this message was permanently rejected; see the desk',
      );
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
