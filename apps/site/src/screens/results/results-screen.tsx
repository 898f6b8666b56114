import { config } from '@silowright/ui/calls/config.ts';
import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Award from 'lucide-react/icons/award';
import History from 'lucide-react/icons/history';
import Ruler from 'lucide-react/icons/ruler';
import { useEffect } from 'react';
import { SendingFailed } from '../../deals/sending-failed.tsx';
import { useSending } from '../../deals/use-sending.ts';
import { bookedDraft, MeetingTime } from '../../meetings/meeting-booked.tsx';
import { MeetingDialog } from '../../meetings/meeting-dialog.tsx';
import { resetSession, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { RequestStage } from '../request-stage.tsx';
import { ResultsSummary } from './results-summary.tsx';

/** The end of the older flow: thanks, a summary, and the meeting if requested (RS-01 to RS-04). */
export function Screen() {
  const { t } = useTexts();
  const values = useSession((state) => state.values);
  const { followup, book_meeting_url } = values;
  const claims = useKnownSettings()?.claims;
  const meeting = useOverlay('meeting');
  const booked = useSession((state) => state.drafts[bookedDraft]);
  const wantsMeeting = followup === 'meeting' && Boolean(book_meeting_url) && !booked;
  const { state, send } = useSending('results');
  useEffect(() => {
    if (wantsMeeting) meeting.show();
  }, []);

  const problem = state.kind === 'waiting' || state.kind === 'failed' ? state : undefined;
  const problemTitle = problem && t(problem.kind === 'waiting' ? 'offline.title' : 'finalized.failed-title');
  useDocumentTitle(problemTitle ?? t('step.results'));
  return (
    <>
      <StepPage
        key={problem?.kind ?? 'fine'}
        title={problemTitle ?? t('results.title', { percent: claims?.journey_percent ?? 80 })}
        subtitle={
          problem ? undefined : t(followup === 'call' ? 'results.subtitle-call' : 'results.subtitle-meeting')
        }
        hideAnswers
        onBack={false}
        wider="text"
        stage={<RequestStage values={values} dimensions={values.diameterInMm !== undefined} />}
      >
        {problem?.kind === 'waiting' && (
          <Notice kind="info" onRetry={() => void send()}>
            {t('offline.kept')}
          </Notice>
        )}
        {problem?.kind === 'failed' && (
          <SendingFailed error={problem.error} onRetry={() => void send()} detailsStep="contact" />
        )}
        <div className="flex max-w-[44rem] flex-col gap-6">
          {booked?.startsAt && booked.endsAt && (
            <div className="flex flex-col gap-2" role="status">
              <p>{t('results.meeting-booked')}</p>
              <MeetingTime startsAt={booked.startsAt} endsAt={booked.endsAt} />
            </div>
          )}
          {wantsMeeting && (
            <Button className="self-start max-sm:w-full" onClick={meeting.show}>
              {t('results.open-meeting')}
            </Button>
          )}
          <ResultsSummary />
          <TrustPoints />
          <button type="button" onClick={restart} className="link min-h-11 self-start">
            {t('results.restart')}
          </button>
        </div>
      </StepPage>
      <MeetingDialog open={meeting.open} onClose={meeting.close} />
    </>
  );
}

/** Back to the site's root; clears this visit (RS-02). */
function restart(): void {
  resetSession();
  window.location.assign(`${config.base}/`);
}

function TrustPoints() {
  const { t } = useTexts();
  const claims = useKnownSettings()?.claims;
  const points = [
    [Ruler, t('results.trust-sizes')],
    ...(claims && claims.years_of_experience > 0
      ? ([[History, t('results.trust-years', { years: claims.years_of_experience })]] as const)
      : []),
    ...(claims?.iso_9001 ? ([[Award, t('results.trust-iso')]] as const) : []),
  ] as const;
  return (
    <section aria-labelledby="trust-points">
      <h2 id="trust-points" className="sr-only">
        {t('results.trust')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {points.map(([Icon, text]) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden="true" size={28} strokeWidth={1.5} className="shrink-0 text-brand" />
            <span className="leading-snug">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
