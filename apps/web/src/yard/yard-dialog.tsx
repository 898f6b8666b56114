import type { CallOutput } from '@silowright/contract/endpoints';
import type { PlannedUnit } from '@silowright/domain/engineering/site-plan';
import { checkYard, driveIn, type Finding, pitchM } from '@silowright/domain/yard/check-yard';
import type { Point } from '@silowright/domain/yard/plane';
import {
  firstPlan,
  moveThing,
  placeOfThing,
  withUnits,
  type YardPlan,
  type YardThing,
} from '@silowright/domain/yard/yard-plan';
import { findingRows, thingName, yardThings } from '@silowright/texts/yard-rows';
import { useDeferredValue, useMemo, useState } from 'react';
import { sessionValues } from '../session/session-store.ts';
import { ShareButton } from '../share/share-button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Loading } from '../ui/loading.tsx';
import { MoveButtons } from '../ui/move-things.tsx';
import { Notice } from '../ui/notice.tsx';
import { useCall } from '../use-call.ts';
import { HowPicture } from './how-picture.tsx';
import { YardCanvas } from './yard-canvas.tsx';
import { YardFields } from './yard-fields.tsx';
import { savedPlan, savePlan } from './yard-session.ts';

export interface YardDialogProps {
  readonly diameterMm: number;
  readonly onClose: () => void;
}

/** The yard from above, arranged by the visitor (TD-06). */
export function YardDialog({ diameterMm, onClose }: YardDialogProps) {
  const { t } = useTexts();
  const { id, amountOfUnits = 1 } = sessionValues();
  const answer = useCall('engineering-data', { params: { id } });
  const unit = useMemo(() => answer.data && plannedUnit(diameterMm, answer.data), [answer.data, diameterMm]);
  return (
    <Dialog open title={t('yard-plan.title')} onClose={onClose}>
      {unit ? (
        <Yard unit={unit} amountOfUnits={amountOfUnits} />
      ) : answer.isError ? (
        <Notice kind="error" onRetry={() => void answer.refetch()}>
          {t('yard-plan.not-loaded')}
        </Notice>
      ) : (
        <Loading>{t('state.loading')}</Loading>
      )}
    </Dialog>
  );
}

const plannedUnit = (diameterMm: number, data: CallOutput<'engineering-data'>): PlannedUnit => ({
  diameterMm,
  support: data.support,
  slabSideM: data.loads.slab?.sideM,
  connections: data.connections,
  lifting: data.lifting,
  access: data.access,
});

function Yard({ unit, amountOfUnits }: { readonly unit: PlannedUnit; readonly amountOfUnits: number }) {
  const texts = useTexts();
  const { t } = texts;
  const [saved] = useState(savedPlan);
  const [plan, setPlan] = useState<YardPlan>(() =>
    saved ? withUnits(saved, amountOfUnits, pitchM(unit)) : firstPlan(amountOfUnits, pitchM(unit)),
  );
  const [chosen, setChosen] = useState<YardThing>({ kind: 'unit', at: 0 });
  const [result, setResult] = useState<'saved' | 'not-saved' | 'removed'>();
  // While a finger drags, the driven area may follow a moment later.
  const later = useDeferredValue(plan);
  const driven = useMemo(() => driveIn(later), [later]);
  const findings = useMemo(() => checkYard(later, unit, driven), [later, unit, driven]);
  const change = (changed: YardPlan) => {
    setPlan(changed);
    setResult(undefined);
  };
  const moving = {
    chosen,
    onChoose: setChosen,
    onMove: (thing: YardThing, to: Point) => change(moveThing(plan, thing, to)),
  };
  const save = (kept: YardPlan | null) =>
    savePlan(kept).then(
      () => setResult(kept ? 'saved' : 'removed'),
      () => setResult('not-saved'),
    );
  return (
    <div className="flex flex-col gap-5">
      <details open={!saved}>
        <summary className="link flex min-h-11 items-center">{t('yard-plan.how')}</summary>
        <HowPicture />
      </details>
      <YardCanvas {...{ plan, drawn: later, unit, driven }} {...moving} />
      <MoveButtons
        {...moving}
        things={yardThings(plan)}
        placeOf={(thing) => placeOfThing(plan, thing)!}
        legend={t('yard-plan.things')}
        nameOf={(thing) => thingName(thing, plan, texts)}
        keys={t('yard-plan.keys')}
        step={0.5}
        fineStep={0.1}
      />
      <YardFields {...{ plan, chosen }} onPlan={change} onChoose={setChosen} />
      <Findings findings={findings} />
      <p className="max-w-[65ch] text-sm text-muted">{t('yard-plan.note')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => void save(plan)}>{t('yard-plan.save')}</Button>
        {(saved || result === 'saved') && (
          <>
            <ShareButton />
            <Button look="quiet" onClick={() => void save(null)}>
              {t('yard-plan.remove')}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={`${result === 'not-saved' ? 'text-bad' : 'text-good'} empty:hidden`}>
        {result && t(`yard-plan.${result}`)}
      </p>
    </div>
  );
}

const marks = { good: '✓', tight: '!', bad: '✗' } as const;

function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const texts = useTexts();
  const { t } = texts;
  const poor = findings.filter(({ state }) => state !== 'good').length;
  return (
    <section aria-labelledby="yard-checks" className="flex flex-col gap-2">
      <h3 id="yard-checks" className="text-lg">
        {t('yard-plan.checks')}
      </h3>
      <p role="status" className={poor > 0 ? 'text-bad' : 'text-good'}>
        {poor > 0 ? t('yard-plan.some', { count: poor }) : t('yard-plan.all-good')}
      </p>
      <table className="w-full border-collapse text-sm">
        <tbody>
          {findingRows(findings, texts).map(({ kind, state, label, measured, needed, verdict }) => (
            <tr key={kind} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {label}
              </th>
              <td className="py-1.5 pr-3 text-right whitespace-nowrap tabular-nums">
                {measured}
                <span className="block text-muted">{needed}</span>
              </td>
              <td
                className={`py-1.5 whitespace-nowrap ${state === 'good' ? 'text-good' : 'font-bold text-bad'}`}
              >
                <span aria-hidden="true">{marks[state]} </span>
                {verdict}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
