import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Timeline } from '@silowright/ui/parts/timeline.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useEffect, useRef } from 'react';
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

/** Reserved but not booked: the first step is to confirm it by mail. The page or dialog has the heading. */
export function MeetingBooked({ answer, email }: MeetingBookedProps) {
  const { t, locale } = useTexts();
  const { starts_at: startsAt, ends_at: endsAt, confirm_by: confirmBy, mail } = answer;
  const { time } = meetingTexts(locale, visitorTimeZone());
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return (
    <div role="status">
      <MeetingTime startsAt={startsAt} endsAt={endsAt} />
      <div className="mt-6">
        <Timeline
          steps={[
            {
              title: t('meeting.step-confirm'),
              text: t(mail === 'held' ? 'meeting.booked-held' : 'meeting.booked-mail', {
                email,
                time: time(confirmBy),
              }),
            },
            { title: t('meeting.step-invitation'), text: t('meeting.step-invitation-text') },
            { title: t('meeting.manage-title'), text: t('meeting.step-talk-text', { minutes }) },
          ]}
        />
      </div>
    </div>
  );
}

/** The heading in a dialog. */
export function MeetingBookedHeading() {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-5 text-xl outline-none">
      {t('meeting.booked-title')}
    </h2>
  );
}
