import type { MailCounter } from '../../../apps/server/src/mails/testing/mail-counter.ts';
import type { Scratch } from './scratch.ts';
import type { StaffIdentity } from './staff-identity.ts';

/** The places and services that a server process uses. */
export interface ServerPlaces {
  readonly scratch: Scratch;
  readonly staff: StaffIdentity;
  readonly mails: MailCounter;
}

export const serverEnv = ({ scratch, staff, mails }: ServerPlaces) => ({
  ...scratch.env,
  ...staff.env,
  SMTP_URL: mails.url,
  LOG_LEVEL: 'error',
  MEETING_MINUTES: '10',
  MEETING_DAYS_AHEAD: '60',
});
