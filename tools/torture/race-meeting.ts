import { bookMeeting } from '@silowright/contract/meetings';
import { openReplicas, type Replicas } from './parts-of-race/replicas.ts';
import { runRounds, tally } from './shared/run-rounds.ts';
import type { Torture } from './torture.ts';

const callsAtOnce = 6;
const lanes = 4;
const slotMinutes = 15;
const daysAhead = 14;
/** The calendar is emptied after a week of slots, so that there are always free ones. */
const slots = (7 * 24 * 60) / slotMinutes;

/** `npm run torture -- race-meeting --rounds 1000`: several visitors book one time concurrently, on two processes. */
export const torture: Torture<{ rounds: number }> = {
  options: { rounds: 300 },
  run: async ({ rounds }, ledger) => {
    const replicas = await openReplicas({
      MEETING_WEEKDAYS: '1,2,3,4,5,6,7',
      MEETING_HOURS: '0-24',
      MEETING_MINUTES: `${slotMinutes}`,
      MEETING_DAYS_AHEAD: `${daysAhead}`,
    });
    const slotMs = slotMinutes * 60_000;
    const first = (Math.ceil(Date.now() / slotMs) + 96) * slotMs;
    try {
      let clean = true;
      for (let done = 0; done < rounds; done += slots) {
        await replicas.store.write((db) => db.deleteFrom('meetings').execute());
        const now = Math.min(slots, rounds - done);
        const lane = (round: number) => oneBooking(replicas, first + round * slotMs);
        clean =
          (await runRounds(
            now,
            Array.from({ length: lanes }, () => lane),
            ledger,
          )) && clean;
      }
      return clean;
    } finally {
      await replicas.stop();
    }
  },
};

async function oneBooking(replicas: Replicas, slot: number): Promise<string[]> {
  const startsAt = new Date(slot).toISOString();
  const answers = await Promise.all(
    Array.from({ length: callsAtOnce }, (_, caller) =>
      replicas.put(caller, bookMeeting.path, {
        localeStr: 'de_DE',
        startsAt,
        timeZone: 'Europe/Berlin',
        clientEmail: `caller-${caller}-${slot}@farm.example`,
        lastName: `Caller ${caller}`,
      }),
    ),
  );
  const wrong: string[] = [];
  const won = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status, text }) => status === 409 && text.includes('slot-taken')).length;
  if (won !== 1 || refused !== callsAtOnce - 1) {
    wrong.push(`${startsAt}: ${tally(answers.map(({ status, text }) => `${status} ${text}`))}`);
  }
  const mails = await replicas.store.read((db) =>
    db
      .selectFrom('meetings')
      .leftJoin('outbox', 'outbox.meeting_id', 'meetings.id')
      .select(['meetings.id', 'outbox.recipient'])
      .where('meetings.starts_at', '=', slot)
      .execute(),
  );
  const meetings = new Set(mails.map(({ id }) => id)).size;
  const recipients = new Set(mails.map(({ recipient }) => recipient)).size;
  // The visitor; sales are notified after the confirmation.
  if (meetings !== 1 || mails.length !== 1 || recipients !== 1) {
    wrong.push(`${startsAt}: ${meetings} meetings, ${mails.length} mails to ${recipients} recipients`);
  }
  return wrong;
}
