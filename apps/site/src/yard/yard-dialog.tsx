import { checkYard, driveIn } from '@silowright/domain/yard/check-yard';
import type { Point } from '@silowright/domain/yard/plane';
import { turnUnits, type Yard, yardOf } from '@silowright/domain/yard/standing-units';
import { moveThing, placeOfThing, type YardPlan, type YardThing } from '@silowright/domain/yard/yard-plan';
import { YardFindings } from '@silowright/picture/yard/yard-findings.tsx';
import { thingName, yardThings } from '@silowright/texts/yard-rows';
import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { MoveButtons } from '@silowright/ui/parts/move-things.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { sessionValues } from '../session/session-store.ts';
import { ShareButton } from '../share/share-button.tsx';
import { AerialFields } from './aerial-picture.tsx';
import { HowPicture } from './how-picture.tsx';
import { YardCanvas } from './yard-canvas.tsx';
import { YardFields } from './yard-fields.tsx';
import { loadYard, type PositionOnYard, saveYard } from './yard-positions.ts';

interface YardDialogProps {
  readonly diameterMm: number;
  readonly onClose: () => void;
}

/** The yard from above, arranged by the visitor (TD-06). */
export function YardDialog({ diameterMm, onClose }: YardDialogProps) {
  const { t } = useTexts();
  const query = useQuery(
    { queryKey: ['yard', sessionValues().id], queryFn: () => loadYard(diameterMm), gcTime: 0 },
    queryClient,
  );
  return (
    <Dialog open title={t('yard-plan.title')} onClose={onClose}>
      {query.data ? (
        <YardEditor positions={query.data} />
      ) : query.isError ? (
        <Notice kind="error" onRetry={() => void query.refetch()}>
          {t('yard-plan.not-loaded')}
        </Notice>
      ) : (
        <Loading>{t('state.loading')}</Loading>
      )}
    </Dialog>
  );
}

function YardEditor({ positions }: { readonly positions: readonly [PositionOnYard, ...PositionOnYard[]] }) {
  const texts = useTexts();
  const { t } = texts;
  const [saved] = useState(() => positions.some(({ plan }) => plan));
  const [yard, setYard] = useState<Yard>(() => yardOf(positions));
  const { plan } = yard;
  const [chosen, setChosen] = useState<YardThing>({ kind: 'unit', at: 0 });
  const [result, setResult] = useState<'saved' | 'not-saved' | 'removed'>();
  const source = useKnownSettings()?.aerial_tiles ?? undefined;
  const [isFailed, setFailed] = useState(false);
  const things = yardThings(source ? plan : { ...plan, aerial: undefined });
  // While a finger drags, the driven area may follow a moment later.
  const later = useDeferredValue(yard);
  const driven = useMemo(() => driveIn(later.plan), [later.plan]);
  const findings = useMemo(() => checkYard(later.plan, later.standing, driven), [later, driven]);
  const changeYard = (changed: Yard) => {
    setYard(changed);
    setResult(undefined);
  };
  const change = (changed: YardPlan) => changeYard({ ...yard, plan: changed });
  const moving = {
    chosen,
    onChoose: setChosen,
    onMove: (thing: YardThing, to: Point) => change(moveThing(plan, thing, to)),
  };
  const save = (kept: Yard | null) =>
    saveYard(positions, kept).then(
      () => setResult(kept ? 'saved' : 'removed'),
      () => setResult('not-saved'),
    );
  return (
    <div className="flex flex-col gap-5">
      <details open={!saved}>
        <summary className="link flex min-h-11 items-center">{t('yard-plan.how')}</summary>
        <HowPicture />
      </details>
      <YardCanvas
        plan={plan}
        drawn={later}
        driven={driven}
        source={source}
        {...moving}
        onFailed={() => setFailed(true)}
      />
      {source && (
        <AerialFields
          source={source}
          isFailed={isFailed}
          place={plan.aerial}
          onPlace={(aerial) => {
            setFailed(false);
            setChosen(aerial ? { kind: 'aerial' } : { kind: 'unit', at: 0 });
            change({ ...plan, aerial });
          }}
        />
      )}
      <MoveButtons
        {...moving}
        things={things}
        placeOf={(thing) => placeOfThing(plan, thing)!}
        legend={t('yard-plan.things')}
        nameOf={(thing) => thingName(thing, yard, texts)}
        keys={t('yard-plan.keys')}
        step={0.5}
        fineStep={0.1}
      />
      <YardFields
        yard={yard}
        chosen={chosen}
        onPlan={change}
        onTurn={(of, turnDeg) => changeYard({ ...yard, standing: turnUnits(yard.standing, of, turnDeg) })}
        onChoose={setChosen}
      />
      <YardFindings findings={findings} />
      <p className="max-w-[65ch] text-sm text-muted">{t('yard-plan.note')}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => void save(yard)}>{t('yard-plan.save')}</Button>
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
