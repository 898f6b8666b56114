import type { ReactNode } from 'react';

export interface ChoiceCardProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly price: ReactNode;
  readonly picture?: ReactNode;
  /** Side effects of the choice, or why it is not available. */
  readonly note?: ReactNode;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
}

/** One choice with its price; the whole card is clickable. */
export const ChoiceCard = ({
  kind,
  name,
  value,
  checked,
  onChange,
  label,
  price,
  picture,
  note,
  disabled = false,
  invalid = false,
}: ChoiceCardProps) => (
  <label
    className={`flex min-h-13 items-center gap-3 rounded-control border px-3 py-1.5 transition-colors focus-card ${checked ? 'border-brand bg-brand-tint shadow-[inset_0_0_0_1px_var(--color-brand)]' : `bg-surface ${invalid ? 'border-bad' : 'border-line'}`} ${disabled ? 'cursor-not-allowed text-muted' : 'hover:border-brand'}`}
  >
    <input
      type={kind}
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      aria-invalid={invalid || undefined}
      onChange={(event) => onChange(event.target.checked)}
      className="size-5 shrink-0 outline-none"
    />
    {picture}
    {/* The price wraps below a long name. */}
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      <span className="max-w-full grow basis-[min-content] hyphens-auto [overflow-wrap:break-word]">
        {label}
        {note && <span className="mt-0.5 block text-sm text-muted">{note}</span>}
      </span>
      <span className="ml-auto text-right whitespace-nowrap tabular-nums">{price}</span>
    </span>
  </label>
);
