import type { IncomingEventName } from '@silowright/contract/incoming-kinds';
import type { IncomingEvent } from '@silowright/contract/incoming-sheet';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import CircleX from 'lucide-react/icons/circle-x';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FilePen from 'lucide-react/icons/file-pen';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import PenLine from 'lucide-react/icons/pen-line';
import Replace from 'lucide-react/icons/replace';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import User from 'lucide-react/icons/user';
import { type ReactNode, useState } from 'react';
import { timeText } from '../parts/formats.ts';
import { Segments } from '../parts/page-parts.tsx';
import { type TimelineFilter, type TimelineRow, timelineFilters, timelineRows } from './timeline-rows.ts';

const plain = 'border-line-strong bg-surface text-muted';
const good = 'border-good-tint bg-good-tint text-good';
const bad = 'border-bad-tint bg-bad-tint text-bad';
const brand = 'border-brand-tint bg-brand-tint text-brand-strong';
const visit = 'border-sunken bg-sunken text-ink';

/** Sign and colour of an event; its sentence says the same. */
const signs: Record<IncomingEventName, readonly [icon: typeof Eye, look: string]> = {
  arrived: [Sparkles, plain],
  opened: [Eye, visit],
  downloaded: [Download, visit],
  reopened: [RotateCcw, visit],
  signed: [PenLine, good],
  declined: [CircleX, bad],
  'handed-over': [PenLine, plain],
  buyer: [User, plain],
  chosen: [Check, plain],
  handled: [Check, plain],
  unhandled: [RotateCcw, plain],
  assigned: [User, plain],
  noted: [MessageSquare, plain],
  withdrawn: [Ban, bad],
  voided: [Ban, bad],
  superseded: [Replace, plain],
  extended: [Calendar, plain],
  'sent-again': [Mail, plain],
  'mail-discarded': [Mail, bad],
  confirmed: [Check, good],
  moved: [Calendar, plain],
  cancelled: [CircleX, bad],
  mailed: [Mail, plain],
  'follow-up': [Bell, brand],
  'follow-up-done': [Check, good],
  revised: [FilePen, brand],
  'approval-asked': [Hourglass, brand],
  'approval-given': [Check, good],
  'approval-refused': [CircleX, bad],
};

/** Everything that happened, newest first. It is added to and never changed (DK-07). */
export function Timeline({
  events,
  children,
}: {
  readonly events: readonly IncomingEvent[];
  readonly children?: ReactNode;
}) {
  const { t } = useTexts();
  const [filter, setFilter] = useState<TimelineFilter>('all');
  const rows = timelineRows(events, filter);
  return (
    <section aria-labelledby="timeline" className="rounded-surface border border-line bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="timeline" className="text-lg">
          {t('admin.timeline')}
        </h2>
        <Segments
          className="text-sm [&_label]:px-2.5"
          label={t('admin.timeline')}
          value={filter}
          choices={timelineFilters.map((each) => [each, t(`admin.timeline-${each}`)])}
          onChoose={setFilter}
        />
      </div>
      {children}
      {rows.length === 0 && <p className="py-3 text-sm text-muted">{t('admin.timeline-nothing')}</p>}
      <ol className="relative flex flex-col gap-3 text-sm before:absolute before:inset-y-2 before:left-3 before:w-px before:bg-line">
        {rows.map((row) => (
          <Row key={`${row.at} ${row.event} ${row.details} ${row.revision}`} row={row} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row }: { readonly row: TimelineRow }) {
  const { t, locale } = useTexts();
  const [Icon, look] = signs[row.event];
  const key = row.event === 'noted' && !row.quote ? 'noted-before' : row.event;
  const sentence = t(`admin.event-${key}`, {
    details: row.time === undefined ? row.details || '–' : timeText(locale, row.time),
  });
  const about = [row.author, row.revision].filter(Boolean).join(' · ');
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
      <span
        aria-hidden="true"
        className={`z-1 flex size-6 items-center justify-center rounded-full border ${look}`}
      >
        <Icon size={13} />
      </span>
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-bold">
            {row.times > 1 ? t('admin.event-times', { event: sentence, count: row.times }) : sentence}
          </span>
          {about && <span className="text-muted"> · {about}</span>}
        </p>
        <time dateTime={row.at} className="text-xs whitespace-nowrap text-muted tabular-nums">
          {timeText(locale, row.at)}
        </time>
        {row.quote && (
          <p className="mt-1 w-full rounded-control bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
            {row.event === 'declined' ? t('desk.quoted', { text: row.quote }) : row.quote}
          </p>
        )}
      </div>
    </li>
  );
}
