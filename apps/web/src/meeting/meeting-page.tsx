import { useKnownSettings } from '../session/public-settings.ts';
import { AreaPage } from '../shell/area-page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { ExternalCalendar } from './external-calendar.tsx';
import { MeetingPlanner } from './meeting-planner.tsx';

/** `/meeting`: booking with or without a configuration. */
export function MeetingPage() {
  const { t } = useTexts();
  const external = useKnownSettings()?.book_meeting_url;
  return (
    <AreaPage title={t('meeting.title')}>
      {external ? <ExternalCalendar url={external} /> : <MeetingPlanner wide />}
    </AreaPage>
  );
}
