import { sizeOfWire } from '@silowright/contract/wire-size';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { QuotedPicture, useSmallScale } from './quoted-project.tsx';
import { type Choice, groupOf, type QuotedPosition } from './use-choice.ts';

export interface ChoosePositionsProps {
  readonly signing: CallOutput<'read-signing'>;
  readonly choice: Choice;
  /** After an attempt to sign: groups without a choice say so. */
  readonly isComplaining: boolean;
}

/** The id of the first control of a group, to focus it. */
export const idOfChoice = ({ number }: QuotedPosition): string => `signing-choice-${number}`;

/** Every position in the order of the paper: alternatives as radios, optional ones as switches (PJ-04). */
export function ChoosePositions({ signing, choice, isComplaining }: ChoosePositionsProps) {
  const { positions } = signing;
  const scale = useSmallScale(positions);
  const shared = { signing, choice, scale };
  return (
    <div className="flex flex-col gap-3">
      {positions.map((position) => {
        if (position.role === 'included')
          return <Included key={position.id} position={position} {...shared} />;
        if (position.role === 'optional')
          return <Optional key={position.id} position={position} {...shared} />;
        const group = groupOf(positions, position);
        if (group[0] !== position) return null;
        return <Alternatives key={position.id} group={group} isComplaining={isComplaining} {...shared} />;
      })}
    </div>
  );
}

interface Shared {
  readonly signing: ChoosePositionsProps['signing'];
  readonly choice: Choice;
  readonly scale: number;
}

function Alternatives({
  group,
  isComplaining,
  ...shared
}: Shared & { readonly group: readonly QuotedPosition[]; readonly isComplaining: boolean }) {
  const { t } = useTexts();
  const errorId = useId();
  const [first] = group;
  const isMissing = isComplaining && !group.some(shared.choice.isChosen);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and a plain group cannot be invalid
      role="radiogroup"
      aria-invalid={isMissing ? true : undefined}
      aria-describedby={isMissing ? errorId : undefined}
      className="min-w-0"
    >
      <legend className="mb-2 text-sm font-bold text-muted">
        {t('signing.choose-one', { number: first?.number.split('.')[0] ?? '' })}
      </legend>
      <p id={errorId} role="alert" className="mb-2 text-sm text-bad empty:hidden">
        {isMissing &&
          `⚠\u00a0${t('signing.choice-missing', { list: group.map(({ number }) => number).join(', ') })}`}
      </p>
      <div className="flex flex-col gap-2">
        {group.map((position) => (
          <Alternative key={position.id} position={position} {...shared} />
        ))}
      </div>
    </fieldset>
  );
}

type RowProps = Shared & { readonly position: QuotedPosition };

const cardLook =
  'choice-card flex min-h-14 gap-3 rounded-control border bg-surface px-3 py-3 transition-colors hover:border-brand sm:px-4';

function Alternative({ position, ...shared }: RowProps) {
  const { choice } = shared;
  const isChosen = choice.isChosen(position);
  return (
    <label className={`${cardLook} ${isChosen ? '' : 'border-line-strong'}`}>
      <input
        type="radio"
        id={idOfChoice(position)}
        name={`choice-${position.group}`}
        value={position.id}
        checked={isChosen}
        onChange={() => choice.take(position.id)}
        className="mt-5 size-6 shrink-0 scroll-mb-40 outline-none"
      />
      <Row position={position} {...shared} />
    </label>
  );
}

const switchLook =
  "relative mt-4.5 h-7 w-12 scroll-mb-40 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken outline-none transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-[1.375rem] before:rounded-full before:bg-surface before:shadow before:transition-transform before:content-[''] checked:border-brand checked:bg-brand checked:before:translate-x-5 motion-reduce:before:transition-none forced-colors:w-6 forced-colors:appearance-auto forced-colors:before:hidden";

function Optional({ position, ...shared }: RowProps) {
  const { choice } = shared;
  const isChosen = choice.isChosen(position);
  return (
    <label className={`${cardLook} ${isChosen ? '' : 'border-line-strong'}`}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isChosen}
        id={idOfChoice(position)}
        checked={isChosen}
        onChange={() => choice.take(position.id)}
        className={switchLook}
      />
      <Row position={position} {...shared} />
    </label>
  );
}

const Included = ({ position, ...shared }: RowProps) => (
  <div className="flex gap-3 px-3 py-1 sm:px-4">
    <Check aria-hidden="true" size={24} strokeWidth={2.5} className="mt-5 shrink-0 text-good" />
    <Row position={position} {...shared} />
  </div>
);

/** Picture, what it is, what it costs, and what it does to the total. */
function Row({ position, signing, choice, scale }: RowProps) {
  const { t, volume, metres, moneyIn } = useTexts();
  const { number, name, role, options, unit } = position;
  const size = sizeOfWire(unit.size);
  const measures = `Ø\u00a0${metres(size.diameterMm)}\u00a0×\u00a0${metres(size.heightMm)}\u00a0m`;
  const effect = useEffectOf(position, choice, signing.currency);
  return (
    <>
      <QuotedPicture position={position} scale={scale} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 gap-y-0.5 self-center max-sm:grid-cols-1">
        <span className="leading-snug hyphens-auto">
          <span className="text-muted">{number}</span>{' '}
          <strong>
            {unit.amount > 1 && `${unit.amount}\u00a0×\u00a0`}
            <span lang={signing.sheet.language}>{name}</span>, {volume(size.volumeM3).replace(' ', '\u00a0')}
          </strong>
          {role === 'optional' && <span className="text-sm text-muted"> {t('signing.optional')}</span>}
        </span>
        <strong className="whitespace-nowrap tabular-nums sm:text-right">
          {moneyIn(signing.currency).price(position.in_cents)}
        </strong>
        <span className="text-sm text-muted">
          {[measures, ...options.slice(0, 2)].join(' · ')}
          {effect.transport && (
            <span className="block whitespace-nowrap tabular-nums">{effect.transport}</span>
          )}
        </span>
        {role !== 'included' && (
          <span className="text-sm whitespace-nowrap text-muted tabular-nums sm:text-right">
            {effect.total}
          </span>
        )}
      </span>
    </>
  );
}

/** What the total would be, or for a chosen optional position, what it adds. Nothing while it is computed. */
function useEffectOf(
  position: QuotedPosition,
  choice: Choice,
  currency: string,
): { readonly total: string; readonly transport?: string } {
  const { t, moneyIn } = useTexts();
  const isChosen = choice.isChosen(position);
  if (isChosen && position.role === 'alternative') return { total: t('signing.in-total') };
  const effect = choice.priced?.money.effects[position.id];
  if (!effect) return { total: '…' };
  const { difference_in_cents: difference, transport_in_cents: transport } = effect;
  if (difference === null || transport === null) return { total: t('signing.effect-unknown') };
  const { price } = moneyIn(currency);
  // To the cent, like the prices beside it.
  const signed = (cents: number) => {
    const added = isChosen ? -cents : cents;
    return `${added < 0 ? '−' : '+'}\u00a0${price(Math.abs(added))}`;
  };
  return {
    total: t('signing.effect', { difference: signed(difference) }),
    ...(position.role === 'optional' && {
      transport: t('signing.effect-transport', { difference: signed(transport) }),
    }),
  };
}
