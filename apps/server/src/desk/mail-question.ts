import type { QueryOf } from '@silowright/contract/call';
import type { adminCountMails } from '@silowright/contract/mails';
import { startOfDay } from '../platform/zone-time.ts';
import type { MailListFilter } from './store/list-mails.ts';

const statesOf = {
  trouble: ['dead', 'held'],
  waiting: ['waiting', 'sending'],
  sent: ['sent'],
  discarded: ['discarded'],
} as const;

/** The filters of a call, with the days of the company's clock. */
export const mailFilterOf = (
  zone: string,
  { state, search, from, to, until }: QueryOf<typeof adminCountMails>,
): MailListFilter => ({
  states: state && statesOf[state],
  search,
  fromMs: from === undefined ? undefined : startOfDay(zone, from),
  toMs: to === undefined ? undefined : startOfDay(zone, to, 1),
  untilMs: until === undefined ? undefined : Number(until),
});
