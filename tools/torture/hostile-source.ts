import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createLead } from '@silowright/contract/leads';
import { bookMeeting, confirmMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { sendOffer } from '../../apps/server/src/configurator/testing/offers.ts';
import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import type { Store } from '../../apps/server/src/platform/db/store.ts';
import { connectionLimits } from '../../apps/server/src/platform/http/limit-connections.ts';
import { startTestApp, type TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { newId, TestClient } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { releaseHeld } from '../../apps/server/src/platform/jobs/held-mails.ts';
import { allPerHour } from '../../apps/server/src/platform/source/recipient-limits.ts';
import { askEveryCall } from './parts-of-hostile/ask-every-call.ts';
import type { Torture } from './torture.ts';

/** Each process has its own request limit, so that together they accept far more than a share. */
const processes = 8;
const minuteMs = 60_000;
const maxPercent = 5;

interface Hostile {
  readonly name: string;
  address(attempt: number): string;
}

/** One hosted server, and one customer with a whole IPv6 network. */
const hostiles: readonly Hostile[] = [
  { name: 'v4', address: () => '192.0.2.66' },
  { name: 'v6', address: (at) => `2001:db8:66:${(at % 65_536).toString(16)}::${(at % 9999) + 1}` },
];

/**
 * `npm run torture -- hostile-source --minutes 60`: an hour of two hostile sources and of honest visitors (threats
 * 66, 67). The clock of the servers is advanced by a minute at a time, to compress the hour. The request limit of
 * each process uses the machine's clock; therefore there are eight processes. Connections are real. Before that, one
 * address asks for every call of the route table, `atOnce` requests at a time (S16).
 */
export const torture: Torture<{ minutes: number; attempts: number; honest: number; atOnce: number }> = {
  options: { minutes: 60, attempts: 12, honest: 2, atOnce: 130 },
  run: async ({ minutes, attempts, honest, atOnce }, ledger) => {
    const everyCall = await askEveryCall(atOnce);
    ledger.set({
      routesAsked: everyCall.routes,
      requestsToRoutes: everyCall.asked,
      honestServedPercent: everyCall.minServedPercent,
      serverErrors: everyCall.serverErrors,
    });
    // Monday at seven: all times of the calendar are free, and none expires within the hour.
    const start = Date.parse('2026-01-12T06:00:00Z');
    let now = start;
    const store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
    const shared = { ...store, close: async () => {} } as Store;
    const apps: TestApp[] = [];
    for (let count = 0; count < processes; count++) {
      apps.push(await startTestApp({ RATE_LIMIT: 'on' }, { store: shared, nowMs: () => now }));
    }
    let turn = 0;
    const browserAt = (remoteAddress: string) => {
      const { server } = (apps[turn++ % apps.length] as TestApp).app;
      const inject = (options: object) => server.inject({ ...options, remoteAddress });
      return new TestClient({ inject } as unknown as ConstructorParameters<typeof TestClient>[0]);
    };
    const seen = { tries: 0, mails: 0, slots: 0, asked: 0, queued: 0 };
    try {
      for (let minute = 0; minute < minutes; minute++) {
        now = start + minute * minuteMs;
        for (const hostile of hostiles) {
          for (let at = 0; at < attempts; at++)
            seen.tries += await attack(hostile, seen.tries, browserAt, store);
        }
        await releaseHeld(store, { nowMs: () => now, expiryMs: () => now });
        for (let at = 0; at < honest; at++) {
          const visitor = browserAt(`198.51.${minute % 250}.${at + 1}`);
          const { answer } = await sendOffer(visitor, { clientEmail: `honest-${seen.asked++}@farm.example` });
          if (answer.status === 200 && answer.body.mail === 'queued') seen.queued += 1;
          else console.error(`an honest quotation returned ${answer.status} ${JSON.stringify(answer.body)}`);
        }
        for (const { name } of hostiles) {
          const share = await shareOf(store, apps[0] as TestApp, name, now);
          seen.mails = Math.max(seen.mails, share.mails);
          seen.slots = Math.max(seen.slots, share.slots);
        }
      }
      const connections = await holdConnections(apps[0] as TestApp);
      const honestServed = connections.honestServed ? 100 : 0;
      const connectionsPercent = (100 * connections.held) / connectionLimits.connections;
      ledger.set({
        minutes,
        hostileTries: seen.tries,
        mailsPercent: seen.mails,
        slotsPercent: seen.slots,
        connectionsPercent,
        honestQuotations: seen.asked,
        honestQueuedPercent: seen.asked === 0 ? 100 : (100 * seen.queued) / seen.asked,
        honestConnectionsPercent: honestServed,
      });
      const isFair = [seen.mails, seen.slots, connectionsPercent].every((percent) => percent <= maxPercent);
      const isServed = everyCall.minServedPercent === 100 && everyCall.serverErrors === 0;
      return isFair && isServed && seen.queued === seen.asked && connections.honestServed;
    } finally {
      for (const app of apps) await app.stop();
      await store.close();
    }
  },
};

/** Sends a lead, an offer and a booking to new addresses, reads those mailboxes and confirms at once. */
async function attack(
  { name, address }: Hostile,
  at: number,
  browserAt: (address: string) => TestClient,
  store: Store,
): Promise<number> {
  const email = (what: string) => `${name}-${what}-${at}@evil.example`;
  await browserAt(address(at)).put(createLead, {
    id: newId(),
    localeStr: 'nl_NL',
    clientEmail: email('lead'),
    company: 'Bots',
    lastName: 'Bot',
    volume: 4,
    segment: 'food',
  });
  await sendOffer(browserAt(address(at + 1)), { clientEmail: email('offer') }).catch(() => {});
  const { slots } = (await browserAt('203.0.113.1').call(listMeetingSlots)).body;
  const booked = await browserAt(address(at + 2)).put(bookMeeting, {
    localeStr: 'de_DE',
    startsAt: slots?.[at % slots.length],
    timeZone: 'Europe/Berlin',
    lastName: 'Bot',
    clientEmail: email('meeting'),
  });
  if (booked.status === 200) {
    const mail = await store.read((db) =>
      db.selectFrom('outbox').select('payload').where('recipient', '=', email('meeting')).executeTakeFirst(),
    );
    const { token } = JSON.parse(mail?.payload ?? '{}') as { token: string };
    await browserAt(address(at + 3)).call(confirmMeeting, { params: { token } });
  }
  return 1;
}

/** A source's share of the last hour's mails and of the calendar, in percent. */
async function shareOf(store: Store, app: TestApp, name: string, nowMs: number) {
  const mails = await store.read((db) =>
    db
      .selectFrom('outbox')
      .select(['state', 'kind', 'payload'])
      .where('recipient', 'like', `${name}-%@evil.example`)
      .where('recipient_role', '=', 'visitor')
      .where('not_before', '>', nowMs - 60 * minuteMs)
      .execute(),
  );
  // The invitation of a confirmed meeting goes to a verified mailbox and does not count as a typed address.
  const gone = mails.filter(({ state, payload }) => state !== 'held' && !payload.includes('"booked"'));
  const taken = await store.read((db) =>
    db
      .selectFrom('meetings')
      .select('slot')
      .where('slot', 'is not', null)
      .where('content', 'like', `%${name}-meeting-%`)
      .where((row) => row.or([row('confirm_by', 'is', null), row('confirm_by', '>', nowMs)]))
      .execute(),
  );
  const free = (await app.browser().call(listMeetingSlots)).body.slots?.length ?? 0;
  const booked = await store.read((db) =>
    db.selectFrom('meetings').select('slot').where('slot', 'is not', null).execute(),
  );
  return {
    mails: (100 * gone.length) / allPerHour,
    slots: (100 * taken.length) / (free + booked.length),
  };
}

/** Opens connections from one address until no more are accepted, and checks that another address is served. */
async function holdConnections({ app }: TestApp): Promise<{ held: number; honestServed: boolean }> {
  const { port } = app.server.server.address() as { port: number };
  const open = (localAddress: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.resume();
    return socket;
  };
  const wanted = connectionLimits.connections / 10;
  const sockets = Array.from({ length: wanted }, () => open('127.0.0.66'));
  await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])));
  // By then all are accepted or closed. The server counts them, because the client sees a close later.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const held = await new Promise<number>((resolve) =>
    app.server.server.getConnections((_error, count) => resolve(count)),
  );
  const visitor = open('127.0.0.10');
  visitor.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const honestServed = await Promise.race([
    once(visitor, 'data').then(() => true),
    once(visitor, 'close').then(() => false),
  ]);
  for (const socket of [...sockets, visitor]) socket.destroy();
  return { held, honestServed };
}
