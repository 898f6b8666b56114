import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense } from 'react';

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
