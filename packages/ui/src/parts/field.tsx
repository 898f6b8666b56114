import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** Props for a field component. */
export interface FieldBinding {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValue: (value: string) => void;
  readonly onBlur: () => void;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** Remaining characters; shown near the limit. */
  readonly left?: number | undefined;
  readonly children: ReactNode;
}

/** Label, control, hint and error of one field. */
export function FieldFrame({ id, label, hint, error, optional = false, left, children }: FieldFrameProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-bold">
        {label}
        {optional && <span className="font-normal text-muted"> {t('field.optional')}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {left !== undefined && (
        // Announced only at the limit, because an announcement per key would disturb typing.
        <p id={`${id}-left`} aria-live={left === 0 ? 'polite' : 'off'} className="text-sm text-muted">
          {t('field.left', { count: left })}
        </p>
      )}
      {/* Read with its field; the form message announces the number of errors once (Y12). */}
      <p id={`${id}-error`} className="text-sm text-bad empty:hidden">
        {error && `⚠\u00a0${error}`}
      </p>
    </div>
  );
}

export const describedBy = (
  id: string,
  {
    prefix,
    hint,
    unit,
    left,
    error,
  }: { prefix?: unknown; hint?: unknown; unit?: unknown; left?: number | undefined; error?: unknown },
): string | undefined =>
  [
    prefix && `${id}-prefix`,
    unit && `${id}-unit`,
    hint && `${id}-hint`,
    left !== undefined && `${id}-left`,
    error && `${id}-error`,
  ]
    .filter(Boolean)
    .join(' ') || undefined;

/** Only within the last tenth of the maximum length. */
function leftNearEnd(value: string, maxLength: number | undefined): number | undefined {
  if (maxLength === undefined || value.length < maxLength * 0.9) return undefined;
  return Math.max(maxLength - value.length, 0);
}

export const inputLook = (error: unknown): string =>
  `min-h-11 w-full rounded-control border bg-surface px-3 py-2 text-base placeholder:text-muted disabled:bg-sunken disabled:text-muted ${error ? 'border-bad' : 'border-line-strong'}`;

export interface TextFieldProps
  extends FieldBinding,
    Omit<ComponentProps<'input'>, 'id' | 'name' | 'value' | 'onBlur' | 'onChange' | 'prefix'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** Shown in the field after the number. */
  readonly unit?: string;
  /** Shown in the field before the text. */
  readonly prefix?: string | undefined;
}

export function TextField({
  label,
  hint,
  optional,
  unit,
  prefix,
  error,
  onValue,
  className = '',
  ...input
}: TextFieldProps) {
  const left = leftNearEnd(input.value, input.maxLength);
  return (
    <FieldFrame
      id={input.id}
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      left={left}
    >
      <div className={`relative ${className}`}>
        {prefix && (
          <span
            id={`${input.id}-prefix`}
            className="pointer-events-none absolute inset-y-px left-px flex w-14 items-center justify-center rounded-l-control border-r border-line bg-sunken tabular-nums"
          >
            {prefix}
          </span>
        )}
        <input
          {...input}
          className={`${inputLook(error)} ${unit ? 'pr-12' : ''} ${prefix ? 'pl-17' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(input.id, { prefix, hint, unit, left, error })}
          onChange={(event) => onValue(event.target.value)}
        />
        {unit && (
          <span
            id={`${input.id}-unit`}
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-muted"
          >
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

const separators = ['.', ','];

/** Spaces group digits or come with pasted text; they are not part of the number. */
export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

export interface IntegerFieldProps extends TextFieldProps {
  /** Shown for a fraction, until it is corrected: otherwise 10.5 would silently become 105. */
  readonly wholeText: string;
}

/** Signs and fractions cannot be typed; pasted ones are checked by the digits rule (VO-04). */
export function IntegerField({ wholeText, ...props }: IntegerFieldProps) {
  const [isBroken, setBroken] = useState(false);
  const isSaid = props.value !== '' && (isBroken || separators.some((sign) => props.value.includes(sign)));
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        {...props}
        inputMode="numeric"
        autoComplete="off"
        onValue={(text) => {
          if (text.length < props.value.length) setBroken(false);
          props.onValue(withoutSpaces(text));
        }}
        onFocus={() => setBroken(false)}
        onKeyDown={(event: KeyboardEvent) => {
          if (separators.includes(event.key)) setBroken(true);
          if ([...separators, '-', '+'].includes(event.key)) event.preventDefault();
        }}
      />
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {isSaid && wholeText}
      </p>
    </div>
  );
}

export interface TextAreaProps extends FieldBinding {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  readonly rows?: number;
  /** The same maximum as in the call, so that nothing is typed that would be refused. */
  readonly maxLength: number;
}

export function TextArea({ label, hint, optional, error, onValue, rows = 3, ...input }: TextAreaProps) {
  const left = leftNearEnd(input.value, input.maxLength);
  return (
    <FieldFrame
      id={input.id}
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      left={left}
    >
      <textarea
        {...input}
        rows={rows}
        className={inputLook(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, { hint, left, error })}
        onChange={(event) => onValue(event.target.value)}
      />
    </FieldFrame>
  );
}
