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
import { useSend } from '../parts/use-send.ts';
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
  const params = { token };
  const sending = useSend(
    ({ startsAt, action }: { readonly startsAt?: string; readonly action: 'confirm' | 'move' | 'cancel' }) =>
      startsAt
        ? call('move-meeting', { params, body: { startsAt, timeZone: visitorTimeZone() } })
        : call(action === 'confirm' ? 'confirm-meeting' : 'cancel-meeting', { params }),
    async (changed) => {
      const { queryKey } = callQuery('read-meeting', { params });
      // An answer from before the change must not replace it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, changed);
      setTask(undefined);
    },
    () => queryClient.invalidateQueries(callQuery('list-meeting-slots', {})),
  );
  const done = sending.isSuccess && sending.variables.action;
  const send = (action: 'confirm' | 'cancel') => () => sending.mutate({ action });
  const isBusy = sending.isPending;
  const meeting = answer.data;
  return (
    <AreaPage card title={t('meeting.manage-title')}>
      {answer.isPending && <Loading>{t('state.loading')}</Loading>}
      {answer.isError && <Unreadable error={answer.error} onRetry={() => void answer.refetch()} />}
      {done && done !== 'cancel' && !task && (
        <Notice kind="success">{t(done === 'move' ? 'meeting.moved' : 'meeting.confirmed')}</Notice>
      )}
      {sending.isError && (
        <Notice kind="error" takeFocus>
          {errorText(sending.error, texts)}
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
            <Button disabled={isBusy} onClick={send('confirm')}>
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
      {meeting?.state === 'lapsed' && sending.isError && <NewMeeting />}
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
            <Button disabled={isBusy} onClick={send('cancel')}>
              {t('meeting.cancel-yes')}
            </Button>
            <Button look="secondary" disabled={isBusy} onClick={() => setTask(undefined)}>
              {t('meeting.keep')}
            </Button>
          </div>
        </div>
      )}
      {meeting?.state === 'booked' && task === 'move' && (
        <MoveMeeting
          isBusy={isBusy}
          onMove={(startsAt) => sending.mutate({ action: 'move', startsAt })}
          onKeep={() => setTask(undefined)}
        />
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
