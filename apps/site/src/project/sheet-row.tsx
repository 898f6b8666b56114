import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { changePosition } from './go-to-position.ts';
import { PositionPicture } from './position-picture.tsx';
import { type ChoiceInWords, choicesOf, positionFacts, positionName } from './position-words.ts';
import type { ProjectPrice } from './project-price.ts';
import type { Position } from './project-store.ts';
import { RoleControl } from './role-control.tsx';
import { effectWords, whatItIs } from './role-words.ts';
import { isInTotal } from './roles.ts';

export interface SheetRowProps {
  readonly position: Position;
  readonly number: string;
  readonly scale: number;
  readonly price: ProjectPrice | undefined;
  /** Below it: the choice that it ends. */
  readonly footer: ReactNode;
  readonly onNews: (text: string) => void;
}

/** A position with its price; it opens to all its options. */
export function SheetRow({ position, number, scale, price, footer, onNews }: SheetRowProps) {
  const texts = useTexts();
  const { t } = texts;
  const own = price?.positions.get(position.key);
  const counted = isInTotal(position);
  const effectCents = counted ? null : own?.effectCents;
  const effect =
    price && typeof effectCents === 'number' ? effectWords(effectCents, price, texts) : undefined;
  const money = (cents: number) =>
    price ? texts.moneyIn(price.currency).price(cents, { among: price.amounts }) : '';
  const facts = positionFacts(position, texts);
  const each =
    own &&
    own.amountOfUnits > 1 &&
    t('project.each', { count: own.amountOfUnits, price: money(own.goodsCents / own.amountOfUnits) });
  return (
    <li data-position={number}>
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-x-3 py-2 hover:bg-sunken max-lg:-mx-2 max-lg:px-2 [&::-webkit-details-marker]:hidden">
          <PositionPicture
            position={position}
            number=""
            size="line"
            scale={scale}
            className="self-start lg:hidden print:hidden"
          />
          <span className="w-9 self-start tabular-nums text-muted max-lg:hidden">{number}</span>
          <span className="min-w-0 flex-1 self-start leading-snug">
            <span className="flex justify-between gap-x-3">
              <span className="min-w-0">
                <span className="tabular-nums text-muted lg:hidden">{number} </span>
                <strong>{positionName(position, texts)}</strong>{' '}
                <span className="text-sm text-muted max-lg:hidden">{facts}</span>
              </span>
              <span className="flex shrink-0 items-baseline gap-x-4 self-start text-right">
                <span className="text-sm whitespace-nowrap text-muted tabular-nums max-sm:hidden">
                  {each}
                </span>
                <strong
                  className={`whitespace-nowrap tabular-nums ${counted ? '' : 'font-normal text-muted'}`}
                >
                  {own ? money(own.goodsCents) : '–'}
                </strong>
              </span>
            </span>
            <span className="block text-sm text-muted lg:hidden">
              {facts}
              <span className="block tabular-nums sm:hidden">{each}</span>
            </span>
            {position.role.kind !== 'included' && (
              <span className="flex flex-wrap justify-between gap-x-3 text-sm">
                <span className="font-bold text-brand-strong">{whatItIs(position, texts)}</span>
                {effect && <span className="whitespace-nowrap tabular-nums">{effect}</span>}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className="shrink-0 self-start mt-0.5 text-muted transition-transform group-open:rotate-180 print:hidden"
          />
        </summary>
        <div className="pb-3 lg:pr-7 lg:pl-12">
          <Options position={position} money={money} />
          <div className="flex flex-wrap items-start gap-x-6 pt-1 print:hidden">
            <button
              type="button"
              onClick={() => changePosition(position.key)}
              className="link inline-flex min-h-11 items-center gap-2 text-sm font-bold"
            >
              <Pencil aria-hidden="true" size={16} />
              {t('project.change')}
              <span className="sr-only">, {t('project.position', { number })}</span>
            </button>
            <RoleControl position={position} number={number} onNews={onNews} />
          </div>
        </div>
      </details>
      {footer}
    </li>
  );
}

/** The unit itself and every choice with its price for one unit; what costs nothing is one line. */
function Options({
  position,
  money,
}: {
  readonly position: Position;
  readonly money: (cents: number) => string;
}) {
  const texts = useTexts();
  const { t } = texts;
  const choices = choicesOf(position, texts).filter(({ isNone, cents }) => !isNone || cents !== 0);
  const isIncluded = ({ cents, isByOthers }: ChoiceInWords) => cents === 0 && !isByOthers;
  const included = choices.filter(isIncluded);
  const { unitPriceInCents } = position.session.values;
  return (
    <div className="divide-y divide-line text-sm">
      <dl className="divide-y divide-line">
        {unitPriceInCents !== undefined && (
          <div className="flex justify-between gap-4 py-1.5">
            <dt className="font-bold">{t('project.standard')}</dt>
            <dd className="tabular-nums">{money(unitPriceInCents)}</dd>
          </div>
        )}
        {choices
          .filter((choice) => !isIncluded(choice))
          .map(({ key, group, option, cents, isByOthers }) => (
            <div key={key} className="flex justify-between gap-4 py-1.5">
              <dt className="min-w-0 wrap-anywhere">
                <span className="font-bold">{group}</span> <span className="text-muted">{option}</span>
              </dt>
              <dd className="tabular-nums">{isByOthers ? '–' : money(cents)}</dd>
            </div>
          ))}
      </dl>
      {included.length > 0 && (
        <p className="py-1.5 text-muted">
          {t('project.included', {
            list: included.map(({ group, option }) => `${group}: ${option}`).join('; '),
          })}
        </p>
      )}
    </div>
  );
}
