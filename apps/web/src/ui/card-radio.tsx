import { type ReactNode, useId } from 'react';

export interface CardRadioProps {
  /** Radios of one question share it. */
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChoose: (value: string) => void;
  /** A click of a pointer, also on what is chosen already; arrow keys only choose. */
  readonly onPick?: (value: string) => void;
  readonly children: ReactNode;
  /** Stands at the end of the line: a price, a picture. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly describedBy?: string | undefined;
  readonly id?: string | undefined;
  /** A picture fills the card; the radio is seen by the card's border only. */
  readonly picture?: ReactNode;
}

/** A native radio in a card: the whole card is the target. */
export const CardRadio = ({
  name,
  value,
  checked,
  onChoose,
  onPick,
  children,
  aside,
  className = '',
  describedBy,
  id,
  picture,
}: CardRadioProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose by the radio itself and go on by a button
  <label
    // A click that an arrow key makes has no detail.
    onClick={(event) => event.detail > 0 && onPick?.(value)}
    className={`flex min-h-14 rounded-control border bg-surface transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-tint has-checked:shadow-[0_0_0_1px_var(--color-brand)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${checked ? '' : 'border-line'} ${picture ? 'flex-col overflow-hidden' : 'items-center gap-3 px-4 py-3'} ${className}`}
  >
    {picture && <span className="block bg-sunken [&_svg]:block [&_svg]:w-full">{picture}</span>}
    <input
      type="radio"
      id={id}
      name={name}
      value={value}
      checked={checked}
      onChange={() => onChoose(value)}
      aria-describedby={describedBy}
      className={picture ? 'sr-only' : 'size-5 shrink-0 outline-none'}
    />
    <span className={picture ? 'px-4 py-3' : 'min-w-0 flex-1'}>{children}</span>
    {aside}
  </label>
);

export interface RadioGroupProps {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly error?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export const RadioGroup = ({
  legend,
  legendHidden = false,
  error,
  className = 'flex flex-col gap-2',
  children,
}: RadioGroupProps) => {
  const errorId = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and a plain group cannot be invalid
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0"
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-3 text-lg'}>{legend}</legend>
      <div className={className}>{children}</div>
      <p id={errorId} role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {error && `⚠\u00a0${error}`}
      </p>
    </fieldset>
  );
};
