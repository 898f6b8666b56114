import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense } from 'react';
import { lazy } from '../parts/lazy.ts';

const MeetingPlanner = lazy(() => import('./meeting-planner.tsx'), 'MeetingPlanner', 'visitor', 'meeting');
const ExternalCalendar = lazy(() => import('./external-calendar.tsx'), 'ExternalCalendar', 'meeting');

export interface MeetingDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The scheduling dialog: an external calendar if configured, otherwise the built-in one (D11). */
export function MeetingDialog({ open, onClose }: MeetingDialogProps) {
  const { t } = useTexts();
  const settings = useKnownSettings();
  return (
    <Dialog open={open} onClose={onClose} title={t('action.book-meeting')}>
      <Suspense fallback={<Loading>{t('state.loading')}</Loading>}>
        {settings?.book_meeting_url ? (
          <ExternalCalendar url={settings.book_meeting_url} />
        ) : (
          <MeetingPlanner />
        )}
      </Suspense>
    </Dialog>
  );
}
