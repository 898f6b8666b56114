import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import { describedBy, FieldFrame, inputLook } from './field.tsx';

export interface Suggestion {
  readonly value: string;
  readonly content: ReactNode;
}

export interface ComboboxProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'children' | 'ref'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The list is shown if there are any. */
  readonly suggestions: readonly Suggestion[];
  /** Marks the first entry, so that Tab or Enter picks it. Otherwise nothing is marked until an arrow key is used. */
  readonly markFirst: boolean;
  readonly suggestionsLabel: string;
  /** Announced when the list appears. */
  readonly countText: string;
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
  readonly onBlur?: () => void;
  /** Shown inside the field, at its end. */
  readonly aside?: ReactNode;
}

/**
 * A text field with suggestions: up and down move, Tab or Enter picks the marked one, Escape closes (LO-03,
 * PB-02).
 */
export function Combobox({
  ref,
  id,
  label,
  hint,
  error,
  optional = false,
  value,
  onValue,
  suggestions,
  markFirst,
  suggestionsLabel,
  countText,
  onPick,
  onClose,
  onBlur,
  aside,
  ...input
}: ComboboxProps) {
  const [marked, setMarked] = useState<string>();
  const isOpen = suggestions.length > 0;
  // Ignore a mark that is no longer in the list.
  const kept = suggestions.findIndex((suggestion) => suggestion.value === marked);
  const active = kept >= 0 ? kept : markFirst && isOpen ? 0 : -1;

  const pick = (picked: string) => {
    setMarked(undefined);
    onPick(picked);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = suggestions[active];
    if (step) {
      event.preventDefault();
      const from = active < 0 && step < 0 ? 0 : active;
      setMarked(suggestions[(from + step + suggestions.length) % suggestions.length]?.value);
    } else if (current && (event.key === 'Enter' || event.key === 'Tab')) {
      // Tab picks and moves to the next field; Enter picks and stays.
      if (event.key === 'Enter') event.preventDefault();
      pick(current.value);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  };

  return (
    <div className="relative">
      <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
        <div className="relative">
          <input
            {...input}
            ref={ref}
            id={id}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            autoComplete="off"
            spellCheck={false}
            value={value}
            className={`${inputLook(error)} ${aside ? 'pr-12' : ''}`}
            onKeyDown={onKeyDown}
            onBlur={() => {
              onClose();
              onBlur?.();
            }}
            onChange={(event) => onValue(event.target.value)}
          />
          {aside}
        </div>
      </FieldFrame>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={suggestionsLabel}
        className={
          isOpen
            ? 'absolute inset-x-0 z-30 mt-1 rounded-control border border-line bg-surface p-1 shadow-float'
            : 'hidden'
        }
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work on the field, which keeps the focus
          <div
            key={suggestion.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken aria-selected:bg-brand-tint"
            // Keeps the focus in the field until the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion.value)}
          >
            {suggestion.content}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && countText}
      </p>
    </div>
  );
}
