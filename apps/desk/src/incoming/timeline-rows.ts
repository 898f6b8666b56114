import type { IncomingEvent } from '@silowright/contract/incoming-sheet';

export const timelineFilters = ['all', 'notes', 'mails'] as const;
export type TimelineFilter = (typeof timelineFilters)[number];

/** Events whose details are a text of somebody, shown below as written. */
const quoting: readonly string[] = [
  'noted',
  'declined',
  'follow-up-done',
  'revised',
  'approval-asked',
  'approval-refused',
];
/** Events whose details are a time. */
const timed: readonly string[] = ['extended', 'moved'];

export interface TimelineRow extends IncomingEvent {
  /** Visits in a row are one row. */
  readonly times: number;
  /** An ISO time inside the sentence. */
  readonly time?: string;
  readonly quote?: string;
}

/** The newest first. */
export function timelineRows(events: readonly IncomingEvent[], filter: TimelineFilter): TimelineRow[] {
  const rows: TimelineRow[] = [];
  for (const event of events.filter((each) => passes(each, filter)).toReversed()) {
    const later = rows.at(-1);
    const isRepeated =
      event.event === 'opened' && later?.event === 'opened' && later.revision === event.revision;
    if (isRepeated) rows[rows.length - 1] = { ...later, times: later.times + 1 };
    else rows.push({ ...event, times: 1, ...partsOf(event) });
  }
  return rows;
}

function passes({ event }: IncomingEvent, filter: TimelineFilter): boolean {
  if (filter === 'notes') return event === 'noted' || event === 'follow-up-done';
  if (filter === 'mails') return ['mailed', 'sent-again', 'mail-discarded'].includes(event);
  return true;
}

function partsOf({ event, details }: IncomingEvent): Pick<TimelineRow, 'time' | 'quote'> {
  if (quoting.includes(event)) return details ? { quote: details } : {};
  if (timed.includes(event)) return { time: details };
  if (event !== 'follow-up') return {};
  // Its ISO time, a space and its text.
  const [, time = '', about = ''] = /^(\S+) ?(.*)$/.exec(details) ?? [];
  return { time, ...(about && { quote: about }) };
}
