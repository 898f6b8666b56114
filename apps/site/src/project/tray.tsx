import { maximumPositions } from '@silowright/domain/deal/check-deal';
import { Button } from '@silowright/ui/parts/button.tsx';
import { CloseButton } from '@silowright/ui/parts/dialog.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-store.ts';
import { ChangeNote } from './change-note.tsx';
import { mayAdd, numbersOf } from './change-positions.ts';
import { startPosition } from './go-to-position.ts';
import { GroupLine } from './group-line.tsx';
import { LoadLine } from './load-line.tsx';
import { usePictureScale } from './position-picture.tsx';
import { PriceProblem } from './price-problem.tsx';
import { useProjectPrice } from './project-price.ts';
import { usePositions, useReadyPositions } from './project-store.ts';
import { ProjectAmount, ProjectHolds } from './project-total.tsx';
import { endsGroup, groupsOf } from './roles.ts';
import { TrayRow } from './tray-row.tsx';

export interface TrayProps {
  readonly onClose: () => void;
}

/** The positions of the project with pictures and prices: beside the page, on a phone a sheet from below (PJ-01). */
export function Tray({ onClose }: TrayProps) {
  const { t } = useTexts();
  const all = usePositions();
  const ready = useReadyPositions();
  // What is only begun has no role yet.
  const positions = all.map((each) => ready.find(({ key }) => key === each.key) ?? each);
  const shown = useSession((state) => state.project?.position);
  const place = useSession((state) => state.values.locationPlacename);
  const prices = useProjectPrice();
  const scale = usePictureScale(positions, 'tray');
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const numbers = numbersOf(positions);
  const groups = groupsOf(ready);
  return (
    <>
      <div aria-hidden="true" className="fixed inset-0 z-20 bg-ink/45 lg:hidden" onClick={onClose} />
      <section
        id="project-tray"
        aria-labelledby="project-tray-title"
        className="fixed right-3 z-30 flex w-131 flex-col overflow-hidden rounded-surface border border-line bg-surface whitespace-normal shadow-float motion-safe:animate-[appear_180ms_var(--ease-out)] lg:top-[calc(var(--sticky-top)+10px)] lg:max-h-[calc(var(--screen)-var(--sticky-top)-100px)] max-lg:inset-x-0 max-lg:bottom-(--sticky-bottom) max-lg:max-h-[calc(var(--screen)*0.92)] max-lg:w-auto max-lg:rounded-b-none max-lg:border-b-0"
      >
        <div className="flex items-center justify-between gap-4 border-b border-line py-1.5 pr-5 pl-4 lg:pl-5">
          <h2
            ref={heading}
            id="project-tray-title"
            tabIndex={-1}
            className="flex min-w-0 items-baseline gap-2 text-lg whitespace-nowrap outline-none"
          >
            {t('project.title')}
            {place && (
              <span className="truncate text-base font-normal text-muted">
                {t('project.for-place', { place })}
              </span>
            )}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <ul className="divide-y divide-line">
            {positions.map((position) => {
              const group = endsGroup(groups, position);
              return (
                <TrayRow
                  key={position.key}
                  position={position}
                  number={numbers.get(position.key)}
                  isShown={position.key === shown}
                  scale={scale}
                  price={prices.price}
                  positions={positions}
                  footer={
                    group !== undefined && (
                      <GroupLine
                        group={group}
                        members={groups.get(group)!}
                        numbers={numbers}
                        className="border-t border-line border-dashed py-2 pr-4 pl-4 lg:pr-5 lg:pl-5"
                      />
                    )
                  }
                  onNews={setNews}
                />
              );
            })}
          </ul>
          <ChangeNote
            className="border-t border-line pr-2 pl-4 lg:pl-5"
            onUndone={(text) => {
              setNews(text);
              heading.current?.focus();
            }}
          />
          <PriceProblem state={prices} className="m-4" />
          {prices.price && <LoadLine price={prices.price} isOld={prices.isOld} />}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3 lg:px-5">
          <p className="min-w-0 flex-1 basis-48 leading-tight">
            <span className="sr-only">{t('project.total')} </span>
            <strong className="block text-2xl tabular-nums">
              <ProjectAmount />
            </strong>
            <span className="text-sm text-muted">
              <ProjectHolds short />
            </span>
          </p>
          {mayAdd(positions) ? (
            <Button
              look="secondary"
              className="max-sm:w-full"
              onClick={() => startPosition({ replace: true })}
            >
              <Plus aria-hidden="true" size={18} />
              {t('project.add')}
            </Button>
          ) : (
            <p className="text-sm text-muted">{t('project.full', { count: maximumPositions })}</p>
          )}
        </div>
        <p role="status" className="sr-only">
          {news}
        </p>
      </section>
    </>
  );
}
