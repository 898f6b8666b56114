import { ProjectStage } from '@silowright/picture/drawing/project-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { numbersOf } from './change-positions.ts';
import { pictured, picturedInWords, positionFacts, positionName } from './position-words.ts';
import { type Position, useProject, useReadyPositions } from './project-store.ts';
import { whatItIs, whatTotalHolds } from './role-words.ts';
import { isInTotal } from './roles.ts';

interface StageProps {
  readonly positions: readonly Position[];
  readonly abovePx: number;
  readonly groundPx: number;
  readonly className: string;
}

function Stage({ positions, ...look }: StageProps) {
  const texts = useTexts();
  const drawn = useMemo(() => pictured(positions), [positions]);
  const list = picturedInWords(positions, drawn, texts);
  const isInside = positions.every(({ session }) => session.values.placement === 'inside');
  return (
    <ProjectStage
      positions={drawn}
      scene={isInside ? 'hall' : sceneOf(positions[0]?.session.values.segment)}
      person
      title={texts.t('project.picture', { list })}
      {...look}
    />
  );
}

/** What is to be sent, while it is sent. */
export const UnsentProject = ({ className }: { readonly className: string }) => (
  <Stage positions={useReadyPositions()} abovePx={40} groundPx={72} className={className} />
);

/** The positions of the sent quotation, as its first page names them. */
export function SentProject() {
  const texts = useTexts();
  const { t } = texts;
  const positions = useProject((state) => state.sent);
  const total = useProject((state) => state.sentTotal);
  const numbers = numbersOf(positions);
  if (positions.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col gap-1">
        {positions.map((position) => (
          <li key={position.key} className="flex gap-2">
            <span className="w-7 shrink-0 text-muted tabular-nums">{numbers.get(position.key)}</span>
            <span>
              <strong>
                {position.session.values.amountOfUnits ?? 1} × {positionName(position, texts)}
              </strong>{' '}
              <span className="text-muted">{positionFacts(position, texts)}</span>
              {position.role.kind !== 'included' && (
                <span className="block font-bold text-brand-strong">{whatItIs(position, texts)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Stage
        positions={positions}
        abovePx={14}
        groundPx={38}
        className="min-h-40 flex-1 rounded-control bg-sunken"
      />
      {total && (
        <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-2">
          <span>
            {t('project.total')}
            <span className="block text-muted">
              {positions.every(isInTotal) ? '' : `${whatTotalHolds(positions, texts)}. `}
              {t('configure.without-vat')}
            </span>
          </span>
          <strong className="text-lg whitespace-nowrap tabular-nums">
            {texts.moneyIn(total.currency).price(total.cents, { among: [total.cents] })}
          </strong>
        </p>
      )}
    </>
  );
}
