import { maximumAmount, minimumAmount } from '@silowright/domain/session/field-rules';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Copy from 'lucide-react/icons/copy';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { mayAdd } from './change-positions.ts';
import { CopyChoice } from './copy-choice.tsx';
import { changePosition, giveUpPosition } from './go-to-position.ts';
import { PositionPicture } from './position-picture.tsx';
import { positionFacts, positionName } from './position-words.ts';
import type { ProjectPrice } from './project-price.ts';
import { isReady, type Position } from './project-store.ts';
import { RoleControl } from './role-control.tsx';
import { effectWords } from './role-words.ts';
import { isInTotal } from './roles.ts';
import { UnitStepper } from './unit-stepper.tsx';

export interface TrayRowProps {
  readonly position: Position;
  /** As printed; absent while it is not finished. */
  readonly number: string | undefined;
  readonly isShown: boolean;
  readonly scale: number;
  readonly price: ProjectPrice | undefined;
  /** All of the project. */
  readonly positions: readonly Position[];
  /** Below it: the choice that it ends. */
  readonly footer: ReactNode;
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
  positions,
  footer,
  onNews,
}: TrayRowProps) {
  const texts = useTexts();
  const { t } = texts;
  const { key, session } = position;
  const { values } = session;
  const ready = isReady(position);
  const name = positionName(position, texts);
  const counted = isInTotal(position);
  const own = price?.positions.get(key);
  const money = price && texts.moneyIn(price.currency);
  const effectCents = counted ? null : own?.effectCents;
  const [isCopying, setCopying] = useState(false);
  const copyButton = useRef<HTMLButtonElement>(null);
  const copyId = useId();
  const named = (action: string) => `${action}, ${t('project.position', { number })}, ${name}`;
  return (
    <li data-position={number} aria-current={isShown ? 'true' : undefined}>
      <div
        className={`flex gap-2.5 border-l-4 pt-3 pb-1 pr-2 pl-2.5 lg:gap-3.5 lg:pr-3 lg:pl-4 ${isShown ? 'border-l-brand bg-brand-tint' : 'border-l-transparent'}`}
      >
        <PositionPicture position={position} number={number} size="tray" scale={scale} />
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-baseline justify-between gap-3 pr-1 lg:pr-2">
            <h3 className="min-w-0 leading-snug hyphens-auto">
              <span className="sr-only">{t('project.position', { number })}: </span>
              {name}
            </h3>
            {ready && (
              <strong className={`whitespace-nowrap tabular-nums ${counted ? '' : 'font-normal text-muted'}`}>
                {money && own ? money.price(own.goodsCents, { among: price.amounts }) : '–'}
              </strong>
            )}
          </div>
          <div className="flex items-baseline justify-between gap-3 pr-1 text-sm text-muted lg:pr-2">
            <p className="min-w-0">{ready ? positionFacts(position, texts) : t('project.unfinished-hint')}</p>
            {money && typeof effectCents === 'number' && (
              <p className="text-right whitespace-nowrap text-ink tabular-nums">
                {effectWords(effectCents, price, texts)}
              </p>
            )}
          </div>
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
              {ready && mayAdd(positions) && (
                <RowButton
                  ref={copyButton}
                  icon={<Copy aria-hidden="true" size={18} />}
                  label={t('project.duplicate')}
                  labelClass="max-sm:sr-only"
                  name={named(t('project.duplicate'))}
                  onClick={() => setCopying(!isCopying)}
                  aria-expanded={isCopying}
                  aria-controls={copyId}
                />
              )}
              {positions.length > 1 && (
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
          {isCopying && (
            <CopyChoice
              id={copyId}
              position={position}
              number={number}
              positions={positions}
              onNews={onNews}
              onClose={() => {
                setCopying(false);
                copyButton.current?.focus();
              }}
            />
          )}
          {ready && <RoleControl position={position} number={number} onNews={onNews} />}
        </div>
      </div>
      {footer}
    </li>
  );
}

interface RowButtonProps extends ComponentProps<'button'> {
  readonly icon: ReactNode;
  readonly label: string;
  readonly labelClass?: string;
  /** With the position, for who hears it. */
  readonly name: string;
}

const RowButton = ({ icon, label, labelClass = '', name, ...rest }: RowButtonProps) => (
  <button
    type="button"
    aria-label={name}
    {...rest}
    className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1.5 text-sm font-bold hover:bg-sunken sm:px-2"
  >
    {icon}
    <span className={labelClass}>{label}</span>
  </button>
);
