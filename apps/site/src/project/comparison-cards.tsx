import { commonScale, ProjectStage } from '@silowright/picture/drawing/project-stage.tsx';
import { useBox } from '@silowright/picture/drawing/use-box.ts';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useId, useMemo, useRef } from 'react';
import { type Compared, letterOf } from './comparison-rows.ts';
import { drawnPositions, positionName } from './position-words.ts';
import type { Position } from './project-store.ts';
import { effectWords } from './role-words.ts';
import { isInTotal } from './roles.ts';

export interface ComparisonCardsProps {
  readonly answer: Compared;
  /** In its order. */
  readonly positions: readonly Position[];
  readonly amounts: readonly (number | null)[];
  readonly picked: string;
  readonly onPick: (key: string) => void;
}

const sized = { abovePx: 10, groundPx: 24, person: true };

export const Letter = ({ children }: { readonly children: string }) => (
  <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-[5px] bg-ink text-sm font-bold text-surface">
    {children}
  </span>
);

/** The alternatives as cards of one radio group, on one ground at one scale. */
export function ComparisonCards({ answer, positions, amounts, picked, onPick }: ComparisonCardsProps) {
  const texts = useTexts();
  const { t } = texts;
  const money = texts.moneyIn(answer.currency);
  const name = useId();
  const first = useRef<HTMLDivElement>(null);
  const box = useBox(first);
  const drawn = useMemo(
    () =>
      positions.map((each) => drawnPositions([each]).map((one) => ({ ...one, number: '', isOpen: false }))),
    [positions],
  );
  const scale = useMemo(() => box && commonScale(drawn.flat(), { ...box, ...sized }), [drawn, box]);
  const now = answer.positions[positions.findIndex(isInTotal)];
  const isMany = positions.length > 2;
  return (
    <RadioGroup
      legend={t('compare.which')}
      legendHidden
      className="grid grid-cols-2 gap-2.5 lg:grid-cols-(--columns) lg:gap-4"
    >
      <p className="text-sm text-muted max-lg:hidden">{t('compare.scale')}</p>
      {positions.map((position, at) => {
        const { number, total_in_cents } = answer.positions[at]!;
        const { values } = position.session;
        const isPicked = position.key === picked;
        const effect =
          now && now !== answer.positions[at]
            ? effectWords(total_in_cents - now.total_in_cents, { currency: answer.currency, amounts }, texts)
            : '';
        return (
          <label
            key={position.key}
            className="choice-card flex min-w-0 flex-col overflow-hidden rounded-surface border border-line-strong bg-surface hover:border-brand"
          >
            <div ref={at === 0 ? first : undefined}>
              <ProjectStage
                positions={drawn[at]!}
                scene={values.placement === 'inside' ? 'hall' : sceneOf(values.segment)}
                {...sized}
                minMmPerPx={scale}
                title=""
                className={isMany ? 'h-30 sm:h-44 lg:h-44' : 'h-40 sm:h-52 lg:h-52'}
              />
            </div>
            <span className="flex flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 px-2.5 py-2 lg:px-4">
              <input
                type="radio"
                name={name}
                value={position.key}
                checked={isPicked}
                onChange={() => onPick(position.key)}
                className="size-5 shrink-0 outline-none"
              />
              <Letter>{letterOf(number)}</Letter>
              <strong className="ml-auto whitespace-nowrap tabular-nums">
                {money.price(total_in_cents, { among: amounts })}
              </strong>
              <span className="w-full font-bold hyphens-auto max-lg:text-sm">
                {t('compare.units-of', {
                  count: values.amountOfUnits ?? 1,
                  name: positionName(position, texts),
                })}
              </span>
              <span className="w-full text-sm text-muted tabular-nums">
                {isInTotal(position) ? (
                  <span className="font-bold text-brand-strong">{t('project.in-total')}</span>
                ) : (
                  effect || t('project.not-in-total')
                )}
              </span>
            </span>
          </label>
        );
      })}
      {!isMany && <span className="max-lg:hidden" />}
    </RadioGroup>
  );
}
