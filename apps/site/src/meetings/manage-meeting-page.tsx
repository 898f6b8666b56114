import { ApiError, type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { config } from '@silowright/ui/calls/config.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { callQuery, errorText, useCall } from '@silowright/ui/calls/use-call.ts';
import { Button, buttonLook } from '@silowright/ui/parts/button.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { useParams } from 'wouter';
import { AreaPage } from '../shell/area-page.tsx';
import { MeetingTime } from './meeting-booked.tsx';
import { meetingTexts, visitorTimeZone } from './meeting-times.ts';
import { MoveMeeting } from './move-meeting.tsx';

type Meeting = CallOutput<'read-meeting'>;

/** Can still be confirmed, in time or late. */
const isOpen = ({ state }: Meeting): boolean => state === 'unconfirmed' || state === 'lapsed';

/** `/meeting/{token}`: the page of the mail link; confirms, moves or cancels a meeting (D11). */
export function ManageMeetingPage() {
  const texts = useTexts();
  const { t, locale } = texts;
  const { token = '' } = useParams<{ token: string }>();
  const answer = useCall('read-meeting', { params: { token } });
  const [task, setTask] = useState<'move' | 'cancel'>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [done, setDone] = useState<'confirmed' | 'moved'>();

  const change = async (work: () => Promise<Meeting>, what?: 'confirmed' | 'moved') => {
    setBusy(true);
    setProblem(undefined);
    try {
      const changed = await work();
      const { queryKey } = callQuery('read-meeting', { params: { token } });
      // An answer from before the change must not replace it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, changed);
      setTask(undefined);
      setDone(what);
    } catch (error) {
      console.warn('The meeting could not be changed.', error);
      setProblem(error);
      await queryClient.invalidateQueries(callQuery('list-meeting-slots', {}));
    }
    setBusy(false);
  };
  const move = (startsAt: string) =>
    change(
      () => call('move-meeting', { params: { token }, body: { startsAt, timeZone: visitorTimeZone() } }),
      'moved',
    );
  const cancel = () => change(() => call('cancel-meeting', { params: { token } }));
  const confirm = () => change(() => call('confirm-meeting', { params: { token } }), 'confirmed');

  const meeting = answer.data;
  return (
    <AreaPage card title={t('meeting.manage-title')}>
      {answer.isPending && <Loading>{t('state.loading')}</Loading>}
      {answer.isError && <Unreadable error={answer.error} onRetry={() => void answer.refetch()} />}
      {done && !task && <Notice kind="success">{t(`meeting.${done}`)}</Notice>}
      {problem !== undefined && (
        <Notice kind="error" takeFocus>
          {errorText(problem, texts)}
        </Notice>
      )}
      {meeting && <MeetingTime startsAt={meeting.starts_at} endsAt={meeting.ends_at} />}
      {meeting && isOpen(meeting) && !task && (
        <>
          <Notice kind="info">
            {t(`meeting.${meeting.state}`, {
              time: meeting.confirm_by
                ? meetingTexts(locale, visitorTimeZone()).time(meeting.confirm_by)
                : '',
            })}
          </Notice>
          <div className="flex flex-wrap gap-3">
            <Button disabled={isBusy} onClick={() => void confirm()}>
              {t(meeting.state === 'lapsed' ? 'meeting.confirm-late' : 'meeting.confirm')}
            </Button>
            {meeting.state === 'unconfirmed' && (
              <Button look="secondary" disabled={isBusy} onClick={() => setTask('cancel')}>
                {t('meeting.cancel')}
              </Button>
            )}
          </div>
        </>
      )}
      {meeting && (meeting.state === 'cancelled' || meeting.state === 'past') && (
        <>
          <Notice kind="info">{t(`meeting.${meeting.state}`)}</Notice>
          <NewMeeting />
        </>
      )}
      {meeting?.state === 'lapsed' && problem !== undefined && <NewMeeting />}
      {meeting?.state === 'booked' && !task && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setTask('move')}>{t('meeting.move')}</Button>
          <Button look="secondary" onClick={() => setTask('cancel')}>
            {t('meeting.cancel')}
          </Button>
        </div>
      )}
      {meeting && (meeting.state === 'booked' || isOpen(meeting)) && task === 'cancel' && (
        <div className="flex flex-col gap-4" role="alert">
          <p>{t('meeting.cancel-question')}</p>
          <div className="flex flex-wrap gap-3">
            <Button disabled={isBusy} onClick={() => void cancel()}>
              {t('meeting.cancel-yes')}
            </Button>
            <Button look="secondary" disabled={isBusy} onClick={() => setTask(undefined)}>
              {t('meeting.keep')}
            </Button>
          </div>
        </div>
      )}
      {meeting?.state === 'booked' && task === 'move' && (
        <MoveMeeting isBusy={isBusy} onMove={(slot) => void move(slot)} onKeep={() => setTask(undefined)} />
      )}
    </AreaPage>
  );
}

function Unreadable({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const texts = useTexts();
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <Notice kind="error">{texts.t('meeting.unknown')}</Notice>
        <NewMeeting />
      </>
    );
  return (
    <Notice kind="error" onRetry={onRetry}>
      {errorText(error, texts)}
    </Notice>
  );
}

const NewMeeting = () => {
  const { t } = useTexts();
  return (
    <div>
      <a href={`${config.base}/meeting${window.location.search}`} className={buttonLook('primary')}>
        {t('meeting.new')}
      </a>
    </div>
  );
};
