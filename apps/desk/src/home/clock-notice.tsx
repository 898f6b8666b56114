import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { May } from '../access/may.tsx';
import { invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import { useAttempt } from '../parts/use-attempt.ts';

const pollIntervalMs = 60_000;

/** Only staff can know whether a clock that jumped is right. Until they confirm it, nothing is erased or expires. */
export function ClockNotice() {
  const { t, locale } = useTexts();
  const clock = useStaffCall('admin-get-clock', {}, { refetchInterval: pollIntervalMs });
  const { failure, attempt } = useAttempt();
  if (!clock.data || clock.data.right) return null;
  const { now, seen } = clock.data;
  const confirm = async () => {
    await attempt(() => staffCall('admin-confirm-clock', { body: { now } }));
    await invalidateCalls('admin-get-clock');
  };
  return (
    <div className="mt-6 max-w-[75ch]">
      <Notice kind="error">
        <h2 className="font-bold">{t('admin.clock-title')}</h2>
        <p className="mt-1">
          {t('admin.clock-doubt', { now: timeText(locale, now), seen: timeText(locale, seen) })}
        </p>
        <p className="mt-1">{t('admin.clock-wrong')}</p>
        <May scope="access:write">
          <Button look="secondary" className="mt-3" onClick={() => void confirm()}>
            {t('admin.clock-confirm')}
          </Button>
        </May>
        {failure && <p className="mt-2">{failure}</p>}
      </Notice>
    </div>
  );
}
