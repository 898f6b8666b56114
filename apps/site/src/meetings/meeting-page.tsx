import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { AreaPage } from '../shell/area-page.tsx';
import { ExternalCalendar } from './external-calendar.tsx';
import { MeetingBooked, type MeetingBookedProps } from './meeting-booked.tsx';
import { MeetingPlanner } from './meeting-planner.tsx';

/** `/meeting`: booking with or without a configuration. */
export function MeetingPage() {
  const { t } = useTexts();
  const external = useKnownSettings()?.book_meeting_url;
  const [booked, setBooked] = useState<MeetingBookedProps>();
  if (booked)
    return (
      <AreaPage card title={t('meeting.booked-title')}>
        <MeetingBooked {...booked} />
      </AreaPage>
    );
  return (
    <AreaPage title={t('meeting.title')}>
      {external ? <ExternalCalendar url={external} /> : <MeetingPlanner wide onBooked={setBooked} />}
    </AreaPage>
  );
}
