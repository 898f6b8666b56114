import type { IncomingSheet } from '@silowright/contract/incoming-sheet';
import { plannedUnit } from '@silowright/domain/engineering/site-plan';
import { checkYard, driveIn } from '@silowright/domain/yard/check-yard';
import { drawYard } from '@silowright/domain/yard/draw-yard';
import { yardSideM } from '@silowright/domain/yard/yard-plan';
import { UnitDrawing } from '@silowright/picture/drawing/unit-drawing.tsx';
import { YardFindings } from '@silowright/picture/yard/yard-findings.tsx';
import { yardWords } from '@silowright/texts/yard-rows';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';

export interface YardPlanCardProps {
  readonly plan: NonNullable<IncomingSheet['yard']>;
  readonly diameterMm: number;
  readonly engineering: NonNullable<IncomingSheet['engineering']>;
}

/** In the widest column of the page. */
const widthPx = 480;

/** The customer's plan of the yard; a page of the site sheet too (TD-06). */
export function YardPlanCard({ plan, diameterMm, engineering }: YardPlanCardProps) {
  const { t, number } = useTexts();
  const { drawing, findings } = useMemo(() => {
    const unit = plannedUnit(diameterMm, engineering);
    const driven = driveIn(plan);
    const words = yardWords({ t, number }, 'var(--color-brand)');
    return {
      drawing: drawYard(plan, unit, words, ((yardSideM * 1000) / widthPx) * 1.25, driven),
      findings: checkYard(plan, unit, driven),
    };
  }, [plan, diameterMm, engineering, t, number]);
  return (
    <section className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-4">
      <h2 className="text-lg">{t('admin.yard-plan')}</h2>
      <UnitDrawing
        drawing={drawing}
        title={t('admin.yard-plan')}
        description={t('yard-plan.plan', { side: yardSideM })}
        className="aspect-square w-full max-w-120 rounded-control border border-line"
      />
      <YardFindings findings={findings} />
    </section>
  );
}
