import { type BudgetAnswers, budgetQuestions } from '@silowright/domain/budget/questions';
import { drawTankStage } from '@silowright/domain/budget/stage-tank';
import { StagePicture } from '@silowright/picture/drawing/unit-stage.tsx';
import type { BoxPx } from '@silowright/picture/drawing/use-box.ts';
import { useWideStage } from '@silowright/ui/parts/use-wide-stage.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useCallback } from 'react';

/** The tank that the answers describe so far, in its surroundings, from the first answer on. */
export function TankStage({ answers }: { readonly answers: Partial<BudgetAnswers> }) {
  const { t, metres } = useTexts();
  const wide = useWideStage();
  const isComplete = budgetQuestions.every(({ key }) => answers[key] !== undefined);
  const draw = useCallback(
    (box: BoxPx) =>
      drawTankStage(answers, {
        ...box,
        abovePx: wide ? 110 : 36,
        groundPx: wide ? 100 : 44,
        formatMetres: (mm, isApproximate) => `${isApproximate ? '≈\u00a0' : ''}${metres(mm)} m`,
        open: { connectors: t('budget.open.connectors'), access: t('budget.open.access') },
      }),
    [answers, wide, metres, t],
  );
  return (
    <div className="relative z-[5] h-52 overflow-hidden md:h-72 bg-sunken lg:h-[calc(var(--screen)-134px)] lg:min-h-96 tall:sticky tall:top-14 print:hidden">
      <StagePicture
        draw={draw}
        title={t('budget.your-tank')}
        description={t('budget.sketch')}
        className="size-full"
      />
      <div className="pointer-events-none absolute top-0 left-0 p-6 max-lg:hidden">
        <p className="text-2xl font-bold">{t(isComplete ? 'budget.your-tank' : 'budget.so-far')}</p>
        {!isComplete && <p>{t('budget.so-far-hint')}</p>}
      </div>
    </div>
  );
}
