import type { IncomingSheet } from '@silowright/contract/incoming-sheet';
import { plannedUnit } from '@silowright/domain/engineering/site-plan';
import { checkYard, driveIn } from '@silowright/domain/yard/check-yard';
import { drawYard } from '@silowright/domain/yard/draw-yard';
import { equalUnits, type Yard, type YardPosition, yardOf } from '@silowright/domain/yard/standing-units';
import { yardSideM } from '@silowright/domain/yard/yard-plan';
import { UnitDrawing } from '@silowright/picture/drawing/unit-drawing.tsx';
import { YardFindings } from '@silowright/picture/yard/yard-findings.tsx';
import { yardWords } from '@silowright/texts/yard-rows';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';

type Positions = NonNullable<IncomingSheet['yard_positions']>;

export interface YardPlanCardProps {
  /** One with its plan, or all of a project. */
  readonly positions: readonly Positions[number][];
}

/** In the widest column of the page. */
const widthPx = 480;

/** The customer's plan of the yard; a page of the site sheet too (TD-06). */
export function YardPlanCard({ positions }: YardPlanCardProps) {
  const { t, number } = useTexts();
  const { drawing, findings } = useMemo(() => {
    const { plan, standing } = sentYard(positions);
    const driven = driveIn(plan);
    const words = yardWords({ t, number }, 'var(--color-brand)');
    return {
      drawing: drawYard(plan, standing, words, ((yardSideM * 1000) / widthPx) * 1.25, driven),
      findings: checkYard(plan, standing, driven),
    };
  }, [positions, t, number]);
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

/** As the customer sent it. */
function sentYard(positions: YardPlanCardProps['positions']): Yard {
  const [first, ...others] = positions.map(
    (each): YardPosition => ({
      number: each.number,
      unit: plannedUnit(each.diameter_mm, each.engineering),
      amountOfUnits: each.amount_of_units,
      plan: each.plan,
    }),
  );
  return first?.plan && others.length === 0
    ? { plan: first.plan, standing: equalUnits(first.plan, first.unit) }
    : yardOf([first!, ...others]);
}
