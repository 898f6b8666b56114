import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { useKnownSettings } from '../session/public-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Loading } from '../ui/loading.tsx';

const MeetingPlanner = lazyPart(
  'meeting-planner',
  ['visitor', 'meeting'],
  async () => (await import('./meeting-planner.tsx')).MeetingPlanner,
);
const ExternalCalendar = lazyPart(
  'external-calendar',
  ['meeting'],
  async () => (await import('./external-calendar.tsx')).ExternalCalendar,
);

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
