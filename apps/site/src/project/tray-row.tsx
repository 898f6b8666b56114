import { maximumAmount, minimumAmount } from '@silowright/domain/session/field-rules';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { duplicatePosition } from './change-positions.ts';
import { changePosition, giveUpPosition } from './go-to-position.ts';
import { PositionPicture } from './position-picture.tsx';
import { positionFacts, positionName } from './position-words.ts';
import type { ProjectPrice } from './project-price.ts';
import { isReady, type Position } from './project-store.ts';
import { UnitStepper } from './unit-stepper.tsx';

export interface TrayRowProps {
  readonly position: Position;
  /** As printed; absent while it is not finished. */
  readonly number: string | undefined;
  readonly isShown: boolean;
  readonly scale: number;
  readonly price: ProjectPrice | undefined;
  readonly mayDuplicate: boolean;
  readonly mayRemove: boolean;
  /** Said to who does not see the change. */
  readonly onNews: (text: string) => void;
}

/** A position: its units in small, what it is, its price, and what can be done with it. */
export function TrayRow({
  position,
  number = '–',
  isShown,
  scale,
  price,
  mayDuplicate,
  mayRemove,
  onNews,
}: TrayRowProps) {
  const texts = useTexts();
  const { t } = texts;
  const { key, session } = position;
  const { values } = session;
  const ready = isReady(position);
  const name = positionName(position, texts);
  const goodsCents = price?.positions.get(key)?.goodsCents;
  const named = (action: string) => `${action}, ${t('project.position', { number })}, ${name}`;
  return (
    <li
      data-position={number}
      aria-current={isShown ? 'true' : undefined}
      className={`flex gap-2.5 border-l-4 py-3 pr-2 pl-2.5 lg:gap-3.5 lg:pr-3 lg:pl-4 ${isShown ? 'border-l-brand bg-brand-tint' : 'border-l-transparent'}`}
    >
      <PositionPicture position={position} number={number} size="tray" scale={scale} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-baseline justify-between gap-3 pr-1 lg:pr-2">
          <h3 className="min-w-0 leading-snug hyphens-auto">
            <span className="sr-only">{t('project.position', { number })}: </span>
            {name}
          </h3>
          {ready && (
            <strong className="whitespace-nowrap tabular-nums">
              {price && goodsCents !== undefined
                ? texts.moneyIn(price.currency).price(goodsCents, { among: price.amounts })
                : '–'}
            </strong>
          )}
        </div>
        <p className="text-sm text-muted">
          {ready ? positionFacts(position, texts) : t('project.unfinished-hint')}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between pt-2">
          {ready && (
            <UnitStepper
              positionKey={key}
              number={number}
              amountOfUnits={values.amountOfUnits ?? 1}
              minimum={minimumAmount}
              maximum={maximumAmount}
              onNews={onNews}
            />
          )}
          <div className="ml-auto flex items-center">
            {isShown ? (
              <span className="inline-flex min-h-11 items-center gap-2 px-1.5 text-sm font-bold text-brand-strong sm:px-2">
                <Eye aria-hidden="true" size={18} className="max-sm:hidden" />
                {t('project.shown')}
              </span>
            ) : (
              <RowButton
                icon={<Pencil aria-hidden="true" size={18} className="max-sm:hidden" />}
                label={t(ready ? 'project.change' : 'project.go-on')}
                name={named(t(ready ? 'project.change' : 'project.go-on'))}
                onClick={() => changePosition(key, { replace: true })}
              />
            )}
            {ready && mayDuplicate && (
              <RowButton
                icon={<Copy aria-hidden="true" size={18} />}
                label={t('project.duplicate')}
                labelClass="max-sm:sr-only"
                name={named(t('project.duplicate'))}
                onClick={() => {
                  duplicatePosition(key);
                  onNews(t('project.added', { number: '', name }));
                }}
              />
            )}
            {mayRemove && (
              <RowButton
                icon={<Trash2 aria-hidden="true" size={18} />}
                label={t('project.remove')}
                labelClass="sr-only"
                name={named(t('project.remove'))}
                onClick={() => {
                  giveUpPosition(key);
                  onNews(t('project.removed', { number, name }));
                  document.getElementById('project-tray-title')?.focus();
                }}
              />
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

interface RowButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly labelClass?: string;
  /** With the position, for who hears it. */
  readonly name: string;
  readonly onClick: () => void;
}

const RowButton = ({ icon, label, labelClass = '', name, onClick }: RowButtonProps) => (
  <button
    type="button"
    aria-label={name}
    onClick={onClick}
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1.5 text-sm font-bold hover:bg-sunken sm:px-2"
  >
    {icon}
    <span className={labelClass}>{label}</span>
  </button>
);
