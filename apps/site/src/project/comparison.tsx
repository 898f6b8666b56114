import { Button } from '@silowright/ui/parts/button.tsx';
import { CloseButton, DialogTitle, useModal } from '@silowright/ui/parts/dialog.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { useId, useMemo, useState } from 'react';
import { mayAdd, numbersOf } from './change-positions.ts';
import { duplicatePosition, leaveOpen, setChosen } from './change-roles.ts';
import { ComparisonCards } from './comparison-cards.tsx';
import { headline } from './comparison-headline.ts';
import { comparedInWords, letterOf } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { changePosition } from './go-to-position.ts';
import { type Position, useReadyPositions } from './project-store.ts';
import { groupOf, isInTotal, maximumAlternatives } from './roles.ts';
import { useComparison } from './use-comparison.ts';

export interface ComparisonProps {
  readonly group: string;
  readonly onClose: () => void;
}

/** The alternatives of a choice: their pictures at one scale, what differs with its money, and the choice (PJ-04). */
export function Comparison({ group, onClose }: ComparisonProps) {
  const { t } = useTexts();
  const positions = useReadyPositions();
  const members = useMemo(() => positions.filter((each) => groupOf(each) === group), [positions, group]);
  const numbers = numbersOf(positions);
  const modal = useModal(true, onClose);
  const titleId = useId();
  const { answer, problem, again } = useComparison(group, positions);
  const [picked, pick] = useState(() => (members.find(isInTotal) ?? members[0])?.key);
  const list = members.map(({ key }) => numbers.get(key)).join(', ');
  const isComplete = answer !== undefined && answer.positions.length === members.length;
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-auto h-(--screen) max-h-full w-full max-w-full flex-col overflow-hidden bg-surface whitespace-normal backdrop:animate-none open:flex open:animate-[appear_180ms_var(--ease-out)] lg:h-fit lg:max-h-[calc(var(--screen)*0.96)] lg:w-[min(76rem,96vw)] lg:rounded-surface lg:shadow-float"
    >
      {isComplete && picked !== undefined ? (
        <Compared
          answer={answer}
          members={members}
          positions={positions}
          picked={picked}
          onPick={pick}
          titleId={titleId}
          onClose={onClose}
        />
      ) : (
        <>
          <Header titleId={titleId} title={t('compare.title', { list })} onClose={onClose} />
          <div className="p-4 lg:p-6">
            {problem ? (
              <Notice kind={problem === 'away' ? 'info' : 'error'} onRetry={again}>
                {t(problem === 'away' ? 'compare.away' : 'compare.failed')}
              </Notice>
            ) : (
              <Skeleton label={t('compare.loading')}>
                <Bone className="h-120 w-full" />
              </Skeleton>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}

interface HeaderProps {
  readonly titleId: string;
  readonly title: string;
  readonly above?: string;
  readonly onClose: () => void;
}

const Header = ({ titleId, title, above = '', onClose }: HeaderProps) => (
  <div className="flex items-start justify-between gap-4 border-b border-line px-4 py-2.5 lg:px-6">
    <div className="min-w-0">
      <p className="text-sm text-muted">{above}</p>
      <div className="-mt-1.5 hyphens-auto">
        <DialogTitle id={titleId} title={title} />
      </div>
    </div>
    <CloseButton onClose={onClose} />
  </div>
);

interface ComparedProps {
  readonly answer: NonNullable<ReturnType<typeof useComparison>['answer']>;
  readonly members: readonly Position[];
  readonly positions: readonly Position[];
  /** The key of a position. */
  readonly picked: string;
  readonly onPick: (key: string) => void;
  readonly titleId: string;
  readonly onClose: () => void;
}

function Compared({ answer, members, positions, picked, onPick, titleId, onClose }: ComparedProps) {
  const texts = useTexts();
  const { t } = texts;
  const ordered = useMemo(
    () =>
      answer.positions.flatMap(
        ({ configurationId }) => members.find(({ session }) => session.values.id === configurationId) ?? [],
      ),
    [answer, members],
  );
  const words = useMemo(() => comparedInWords(answer, ordered, texts), [answer, ordered, texts]);
  const at = Math.max(
    0,
    ordered.findIndex(({ key }) => key === picked),
  );
  const shown = answer.positions[at]!;
  const letter = letterOf(shown.number);
  const next = String.fromCharCode('A'.charCodeAt(0) + ordered.length);
  const mayGrow = ordered.length < maximumAlternatives && mayAdd(positions);
  const number = shown.number.slice(0, shown.number.indexOf('.'));
  const changeTo = (key: string | undefined) => key && changePosition(key, { replace: true });
  const columns: Readonly<Record<`--${string}`, string>> = {
    '--columns': `minmax(7rem,10rem) repeat(${ordered.length}, minmax(0,1fr))${ordered.length === 2 ? ' minmax(7rem,9rem)' : ''}`,
  };
  return (
    <>
      <Header
        titleId={titleId}
        above={t('project.position', { number })}
        title={headline(answer, words, texts)}
        onClose={onClose}
      />
      <div style={columns} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 lg:px-6">
        <ComparisonCards
          answer={answer}
          positions={ordered}
          amounts={words.amounts}
          picked={picked}
          onPick={onPick}
        />
        <ComparisonTable
          answer={answer}
          words={words}
          pickedAt={at}
          others={positions.length - ordered.length}
        />
        <div className="flex flex-wrap gap-x-6 pt-2">
          {ordered.map((position, which) => (
            <button
              key={position.key}
              type="button"
              className="link min-h-11 text-sm"
              onClick={() => changeTo(position.key)}
            >
              {t('compare.change', { letter: letterOf(answer.positions[which]!.number) })}
            </button>
          ))}
          {mayGrow && (
            <button
              type="button"
              aria-label={t('compare.add-named', { letter: next, other: letter })}
              className="link inline-flex min-h-11 items-center gap-1.5 text-sm"
              onClick={() => changeTo(duplicatePosition(picked, 'alternative'))}
            >
              <Plus aria-hidden="true" size={16} />
              {t('compare.add', { letter: next })}
            </button>
          )}
        </div>
      </div>
      <div className="flex items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 max-lg:flex-wrap lg:px-6">
        <p className="min-w-0 leading-tight max-lg:flex max-lg:w-full max-lg:items-baseline max-lg:gap-2">
          <strong className="text-xl tabular-nums lg:block lg:text-2xl">
            {texts.moneyIn(answer.currency).price(shown.total_in_cents, { among: words.amounts })}
          </strong>
          <span className="text-sm text-muted">{t('compare.with', { letter })}</span>
        </p>
        <div className="flex gap-2.5 max-lg:w-full">
          <Button
            look="secondary"
            className="max-lg:flex-1 max-lg:px-2"
            onClick={() => {
              leaveOpen(groupOf(ordered[at]!)!);
              onClose();
            }}
          >
            <span className="lg:hidden">{t('compare.keep-short')}</span>
            <span className="max-lg:hidden">
              {t(ordered.length > 2 ? 'compare.keep-all' : 'compare.keep-both')}
            </span>
          </Button>
          <Button
            className="max-lg:flex-1 max-lg:px-2"
            onClick={() => {
              setChosen(ordered[at]!.key, true);
              onClose();
            }}
          >
            {t('compare.continue', { letter })}
            <ArrowRight aria-hidden="true" size={18} />
          </Button>
        </div>
      </div>
    </>
  );
}
