import CalendarDays from 'lucide-react/icons/calendar-days';
import { useEffect, useRef } from 'react';
import type { CallOutput } from '../api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { meetingTexts, visitorTimeZone } from './meeting-times.ts';

/** Session key of the meeting booked in this visit. */
export const bookedDraft = 'meeting-booked';

/** Date and time in the visitor's time zone. */
export function MeetingTime({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }) {
  const { t, locale } = useTexts();
  const timeZone = visitorTimeZone();
  const { date, time } = meetingTexts(locale, timeZone);
  return (
    <div className="flex items-center gap-4 rounded-surface border border-line bg-surface px-5 py-4">
      <CalendarDays aria-hidden="true" size={32} strokeWidth={1.5} className="shrink-0 text-brand" />
      <p>
        <strong className="block text-lg">{date(startsAt)}</strong>
        <span className="block tabular-nums">
          {time(startsAt)}–{time(endsAt)}
        </span>
        <span className="block text-sm text-muted">
          {t('meeting.time-zone', { zone: timeZone.replaceAll('_', ' ') })}
        </span>
      </p>
    </div>
  );
}

export interface MeetingBookedProps {
  readonly answer: CallOutput<'book-meeting'>;
  readonly email: string;
}

/** Reserved but not booked: says first that it must be confirmed by mail. */
export function MeetingBooked({ answer, email }: MeetingBookedProps) {
  const { t, locale } = useTexts();
  const { time } = meetingTexts(locale, visitorTimeZone());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5" role="status">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('meeting.booked-title')}
      </h2>
      <p className="max-w-[65ch]">
        {t(answer.mail === 'held' ? 'meeting.booked-held' : 'meeting.booked-mail', {
          email,
          time: time(answer.confirm_by),
        })}
      </p>
      <MeetingTime startsAt={answer.starts_at} endsAt={answer.ends_at} />
    </div>
  );
}
