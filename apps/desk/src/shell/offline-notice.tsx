import { ApiError } from '@silowright/ui/calls/api.ts';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSyncExternalStore } from 'react';
import { useMay } from '../access/may.tsx';
import { useWork } from '../incoming/use-work.ts';
import { clockText } from '../parts/formats.ts';

function onNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Above the page while the server cannot be reached: its rows are old, and nothing can be saved (DK-04, DK-07). */
export function OfflineNotice() {
  const { t, locale } = useTexts();
  const { error, dataUpdatedAt } = useWork(useMay()('incoming:read'));
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const isAway = error instanceof ApiError && error.code === 'network';
  if (isOnline && !isAway) return null;
  const time = clockText(locale, dataUpdatedAt);
  return (
    <div className="top-16 z-10 tall:sticky mb-4 print:hidden">
      <Notice kind="error">
        <strong>{dataUpdatedAt > 0 ? t('desk.not-live', { time }) : t('desk.offline')}.</strong>{' '}
        {t('desk.offline-about')}
      </Notice>
    </div>
  );
}
