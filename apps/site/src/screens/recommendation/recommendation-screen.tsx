import type { OlderFlowAnswer } from '@silowright/contract/configurator';
import { chosenConstruction, constructions } from '@silowright/domain/catalogue/constructions';
import { totalVolumeM3 } from '@silowright/domain/session/values';
import { Button } from '@silowright/ui/parts/button.tsx';
import { FieldFrame, inputLook } from '@silowright/ui/parts/field.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useRecommendation } from '../../configuration/use-recommendation.ts';
import { goBack, leaveStep } from '../../flow/step-navigation.ts';
import { MeetingDialog } from '../../meetings/meeting-dialog.tsx';
import { CallFailed } from '../../parts/call-failed.tsx';
import { segmentTextKey } from '../../session/market-of.ts';
import { setDraft, setValues, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { RequestStage } from '../request-stage.tsx';
import { readSize, sizeText } from './size-text.ts';

/** The recommendation of the older flow: one construction in up to three sizes (RM-07), or a meeting (RM-08). */
export function Screen() {
  const { t } = useTexts();
  const values = useSession((state) => state.values);
  const draft = useSession((state) => state.drafts.recommendation?.size);
  const meeting = useOverlay('meeting');
  // The chosen size is not an input of this call.
  const {
    diameter_height: stored,
    diameterInMm: _d,
    heightInMm: _h,
    book_meeting_url: _b,
    ...asked
  } = values;
  const answer = useRecommendation(asked);
  const found = answer.data && 'recommendations' in answer.data ? answer.data : undefined;
  const sizes = found?.recommendations.map(sizeText) ?? [];
  const chosen = [draft, stored].find((size) => size !== undefined && sizes.includes(size)) ?? sizes[0];

  const submit = () => {
    if (!chosen || !found) return;
    leaveStep(() =>
      setValues({
        diameter_height: chosen,
        ...sizeValues(chosen),
        construction: found.construction,
        book_meeting_url: found.book_meeting_url,
      }),
    );
  };

  const isNone = found !== undefined && chosen === undefined;
  return (
    <>
      <StepPage
        title={t(isNone ? 'classic.none-title' : 'classic.title')}
        next={chosen ? {} : undefined}
        wider="form"
        stage={
          <RequestStage
            bar
            dimensions={chosen !== undefined}
            values={{
              ...values,
              construction: chosenConstruction(found?.construction ?? values.construction, values.substance),
              ...(chosen && sizeValues(chosen)),
            }}
          />
        }
        onSubmit={submit}
      >
        {answer.isPending && <Loading>{t('classic.loading')}</Loading>}
        <CallFailed answer={answer} takeFocus />
        {found && chosen && (
          <Recommended
            answer={found}
            chosen={chosen}
            onChoose={(size) => setDraft('recommendation', { size })}
          />
        )}
        {isNone && (
          <div className="flex max-w-[65ch] flex-col items-start gap-6">
            <p role="alert" className="text-lg">
              {t('classic.not-found')}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={meeting.show}>{t('classic.plan-meeting')}</Button>
              <Button look="secondary" onClick={goBack}>
                {t('recommendation.go-back')}
              </Button>
            </div>
          </div>
        )}
      </StepPage>
      <MeetingDialog open={meeting.open} onClose={meeting.close} />
    </>
  );
}

function sizeValues(size: string) {
  const { diameterMm, heightMm } = readSize(size);
  return { diameterInMm: diameterMm, heightInMm: heightMm };
}

interface RecommendedProps {
  readonly answer: OlderFlowAnswer;
  readonly chosen: string;
  readonly onChoose: (size: string) => void;
}

function Recommended({ answer, chosen, onChoose }: RecommendedProps) {
  const { t, number, metres, volume } = useTexts();
  const id = useId();
  const values = useSession((state) => state.values);
  const { volumePerUnit = 0, amountOfUnits = 1 } = values;
  const construction = chosenConstruction(answer.construction, values.substance);
  const { kind } = constructions[construction];
  const facts = [
    [t('classic.number-of-units'), number(amountOfUnits)],
    [t('classic.construction'), t(`construction.${construction}`)],
    [t('classic.volume-per-unit'), volume(volumePerUnit)],
    [t('classic.total-volume'), volume(totalVolumeM3({ volumePerUnit, amountOfUnits }) ?? 0)],
  ];
  const market = t(segmentTextKey(values));
  return (
    <section aria-label={t('classic.title')} className="flex max-w-190 flex-col gap-6">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <FieldFrame id={id} label={t('classic.size')} hint={t('classic.size-hint')}>
        <select
          id={id}
          value={chosen}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChoose(event.target.value)}
          className={`${inputLook(undefined)} max-w-80 tabular-nums`}
        >
          {answer.recommendations.map((size) => (
            <option key={sizeText(size)} value={sizeText(size)}>
              {t('recommendation.size', { diameter: metres(size.diameter), height: metres(size.height) })}
            </option>
          ))}
        </select>
      </FieldFrame>
      <ul className="flex flex-col gap-2 border-t border-line pt-4">
        {([1, 2] as const).map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-good" />
            {t(`classic.${kind}-point-${point}`, { market })}
          </li>
        ))}
      </ul>
    </section>
  );
}
