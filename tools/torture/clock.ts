import { createLead } from '@silowright/contract/leads';
import { bookMeeting, listMeetingSlots } from '@silowright/contract/meetings';
import { signQuotation } from '@silowright/contract/signing';
import { client, offersIn, queueOf, sendOffer } from '../../apps/server/src/configurator/testing/offers.ts';
import { startMailServer } from '../../apps/server/src/mails/testing/mail-server.ts';
import { newId } from '../../apps/server/src/platform/http/testing/test-client.ts';
import { completeBuyer, tokenHeader, tokenOf } from '../../apps/server/src/signing/testing/signings.ts';
import { type Clock, dayMs, makeClock, minuteMs } from './shared/clock.ts';
import { startTimedServer, type TimedServer } from './shared/timed-server.ts';
import type { Torture } from './torture.ts';

interface Leap {
  readonly name: string;
  readonly from: string;
  /** Jumps applied one after the other, with visitors in between. */
  readonly pushes: readonly number[];
  /** Whether an earlier quotation can still be signed. */
  readonly signable: boolean;
}

const leaps: readonly Leap[] = [
  { name: 'ten minutes on', from: '2026-11-16T09:00:00Z', pushes: [10 * minuteMs], signable: true },
  { name: 'ten minutes back', from: '2026-11-16T09:00:00Z', pushes: [-10 * minuteMs], signable: true },
  { name: '400 days on', from: '2026-11-16T09:00:00Z', pushes: [400 * dayMs], signable: false },
  {
    name: '400 days on and back',
    from: '2026-11-16T09:00:00Z',
    pushes: [400 * dayMs, -400 * dayMs],
    signable: true,
  },
  { name: 'into summer time', from: '2027-03-28T00:55:00Z', pushes: [10 * minuteMs], signable: true },
  { name: 'out of summer time', from: '2026-10-25T00:55:00Z', pushes: [10 * minuteMs], signable: true },
  { name: 'over a leap day', from: '2028-02-28T22:55:00Z', pushes: [10 * minuteMs, dayMs], signable: true },
  { name: 'into a new year', from: '2026-12-31T22:55:00Z', pushes: [10 * minuteMs], signable: true },
];

/** The clock of a running server jumps (threat 57): no request is rejected, nothing is lost, every mail is sent. */
export const torture: Torture = {
  options: {},
  run: async (_, ledger) => {
    let clean = true;
    for (const leap of leaps) {
      const wrong = await tryLeap(leap);
      for (const sentence of wrong) console.error(`${leap.name}: ${sentence}`);
      ledger.add({ leaps: 1, wrong: wrong.length });
      clean &&= wrong.length === 0;
    }
    return clean;
  },
};

async function tryLeap({ from, pushes, signable }: Leap): Promise<string[]> {
  const clock = makeClock(from);
  const server = await startTimedServer(clock);
  const mail = await startMailServer();
  const lanes = server.mailLanes(mail.url);
  const drain = () => Promise.all(lanes.map((lane) => lane.drain()));
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: string) => {
    if (!holds) wrong.push(sentence);
  };
  // The mail server is down, so the lanes are waiting when the clock jumps.
  await mail.stop();
  const first = await visit(server, must);
  await drain();
  for (const push of pushes) {
    clock.push(push);
    await visit(server, must);
    await drain();
  }
  must((await server.app.server.inject('/readyz')).statusCode === 200, 'is not ready');
  await tryTokens(server, clock, must);

  const signed = await server.browser.call(signQuotation, {
    params: { configurationId: first.id },
    headers: tokenHeader(await tokenOf(server, first.number)),
    body: {
      quotation_number: first.number,
      name: 'Anna Müller',
      consent: true,
      signature: { kind: 'typed', text: 'Anna Müller' },
    },
  });
  must(signed.status === (signable ? 200 : 409), `signing answered ${signed.status}`);

  await mail.restart();
  // Time for a lease plus a clock that was ten minutes ahead.
  for (let minute = 0; minute < 20; minute++) {
    clock.push(minuteMs);
    await drain();
  }
  const queue = await queueOf(server.store);
  const unsent = queue.filter(({ state }) => state !== 'sent');
  must(unsent.length === 0, `${unsent.length} of ${queue.length} mails are ${unsent[0]?.state}`);
  must((await offersIn(server.store)).length === pushes.length + 1, 'an offer is lost');
  await mail.stop();
  await server.stop();
  return wrong;
}

type Must = (holds: boolean, sentence: string) => void;

/** A quotation, a lead and a meeting, always of the same person, so that mail limits apply too. */
async function visit({ browser }: TimedServer, must: Must): Promise<{ id: string; number: string }> {
  const { id, answer } = await sendOffer(browser, { buyer: completeBuyer });
  must(answer.status === 200 && answer.body.mail === 'queued', `an offer is ${JSON.stringify(answer.body)}`);
  const lead = await browser.put(createLead, {
    id: newId(),
    localeStr: 'nl_NL',
    clientEmail: `${newId()}@farm.example`,
    company: 'Jansen BV',
    lastName: 'Jansen',
    volume: 40,
    segment: 'food',
  });
  must(lead.status === 200, `a lead returned ${lead.status}`);
  const { slots } = (await browser.call(listMeetingSlots)).body;
  must(
    new Set(slots).size === slots.length && slots.length > 0,
    'the calendar is empty or lists a time twice',
  );
  must(
    slots.every((slot, position) => slot > (slots[position - 1] ?? '')),
    'the calendar is out of order',
  );
  const meeting = await browser.put(bookMeeting, {
    localeStr: 'de_DE',
    startsAt: slots[0],
    timeZone: 'Europe/Berlin',
    clientEmail: `${newId()}@farm.example`,
    lastName: client.lastName,
  });
  must(meeting.status === 200, `a meeting returned ${meeting.status}`);
  return { id, number: answer.body.quotation_number };
}

/** A difference of up to a minute between the server's and the provider's clock is accepted. */
async function tryTokens({ asStaff, workshop }: TimedServer, clock: Clock, must: Must): Promise<void> {
  const now = Math.floor(clock.nowMs() / 1000);
  const tokens: readonly [string, Record<string, number>, number][] = [
    ['of now', { iat: now, exp: now + 3600 }, 200],
    ['of a provider 50 s ahead', { iat: now + 50, exp: now + 3600 }, 200],
    ['that ended 50 s ago', { iat: now - 3600, exp: now - 50 }, 200],
    ['of a provider ten minutes ahead', { iat: now + 600, exp: now + 4200 }, 401],
    ['that ended ten minutes ago', { iat: now - 4200, exp: now - 600 }, 401],
  ];
  for (const [name, claims, status] of tokens) {
    const answer = await asStaff('GET', '/mails', workshop.goodToken(claims));
    must(answer.status === status, `a token ${name} is answered ${answer.status}`);
  }
}
