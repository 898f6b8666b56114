import { queueOf, sendOffer } from '../../apps/server/src/configurator/testing/offers.ts';
import { type Mood, startMailServer } from '../../apps/server/src/mails/testing/mail-server.ts';
import type { Ledger } from './ledger.ts';
import { makeClock, minuteMs } from './shared/clock.ts';
import { startTimedServer } from './shared/timed-server.ts';
import type { Torture } from './torture.ts';

const promisedMs = 2 * minuteMs;

/**
 * An hour without a mail server (threat 56): visitors notice nothing, nothing is lost, and all mails are delivered
 * within two minutes after it returns. Then a mail server with every kind of failure. The hour is simulated.
 */
export const torture: Torture<{ offers: number }> = {
  options: { offers: 60 },
  run: async ({ offers }, ledger) => {
    const hour = await hourWithoutMail(offers, ledger);
    const moods = await badMoods(ledger);
    return hour && moods;
  },
};

async function hourWithoutMail(offers: number, ledger: Ledger): Promise<boolean> {
  const clock = makeClock('2026-11-16T09:00:00Z');
  const server = await startTimedServer(clock);
  const mail = await startMailServer();
  const lanes = server.mailLanes(mail.url);
  const drain = () => Promise.all(lanes.map((lane) => lane.drain()));
  await mail.stop();
  for (let number = 0; number < offers; number++) {
    await sendOffer(server.browser, { clientEmail: `visitor-${number}@farm.example` });
    for (let quarter = 0; quarter < 4; quarter++) {
      clock.push((60 * minuteMs) / offers / 4);
      await drain();
    }
  }
  const waited = (await queueOf(server.store)).filter(({ state }) => state === 'waiting').length;
  await mail.restart();
  const backAt = clock.nowMs();
  const unsent = async () => (await queueOf(server.store)).filter(({ state }) => state !== 'sent');
  while ((await unsent()).length > 0 && clock.nowMs() - backAt < 5 * promisedMs) {
    clock.push(5000);
    await drain();
  }
  const deliveredAfterMs = clock.nowMs() - backAt;
  const queue = await queueOf(server.store);
  const got = new Map<string, number>();
  for (const { to } of mail.accepted()) got.set(to[0] ?? '', (got.get(to[0] ?? '') ?? 0) + 1);
  const undelivered = queue.filter(({ state, recipient }) => state !== 'sent' || !got.has(recipient)).length;
  await mail.stop();
  await server.stop();
  ledger.add({
    hoursDown: 1,
    offers,
    mails: queue.length,
    undelivered,
    duplicates: mail.accepted().length - queue.length,
  });
  ledger.set({ deliveredAfterSeconds: Math.round(deliveredAfterMs / 1000) });
  const kept = waited === queue.length && undelivered === 0 && mail.accepted().length === queue.length;
  if (!kept) console.error(`of ${queue.length} mails ${waited} waited and ${undelivered} did not arrive`);
  if (deliveredAfterMs > promisedMs) console.error(`delivery took ${deliveredAfterMs} ms`);
  return kept && deliveredAfterMs <= promisedMs;
}

/** The expected result of the first mail of three, and whether the mail server may receive it twice. */
const moods: readonly { readonly mood: Mood; readonly first: 'waits' | 'dies'; readonly twice: boolean }[] = [
  { mood: 'try-later', first: 'waits', twice: true },
  { mood: 'closing', first: 'waits', twice: true },
  { mood: 'hang-after-data', first: 'waits', twice: true },
  { mood: 'drop-after-data', first: 'waits', twice: true },
  { mood: 'refuse', first: 'dies', twice: true },
  { mood: 'refuse-recipient', first: 'dies', twice: false },
];

async function badMoods(ledger: Ledger): Promise<boolean> {
  let clean = true;
  for (const { mood, first, twice } of moods) {
    const clock = makeClock('2026-11-16T09:00:00Z');
    const server = await startTimedServer(clock);
    const mail = await startMailServer([mood, 'accept']);
    const [lane] = server.mailLanes(mail.url);
    await sendOffer(server.browser);
    await lane?.drain();
    const { items: inTrouble } = (await server.asStaff('GET', '/mails?state=trouble')).json as {
      readonly items: readonly { readonly id: string }[];
    };
    const visible = inTrouble.length === (first === 'dies' ? 1 : 0);
    for (const { id } of inTrouble) await server.asStaff('POST', `/mails/${id}/send-again`);
    for (let minute = 0; minute < 5; minute++) {
      clock.push(minuteMs);
      await lane?.drain();
    }
    const queue = await queueOf(server.store);
    const ids = mail.received.map((each) => each.mail.messageId);
    const known = new Set(ids).size === queue.length && ids.length === queue.length + Number(twice);
    const sent = queue.every(({ state }) => state === 'sent');
    await mail.stop();
    await server.stop();
    const holds = visible && known && sent;
    if (!holds) console.error(`${mood}: ${JSON.stringify({ visible, known, sent })}`);
    ledger.add({ badMoods: 1, badMoodsWrong: Number(!holds) });
    clean &&= holds;
  }
  return clean;
}
