import { maxLength } from '@silowright/domain/session/field-rules';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { useEffect, useRef, useState } from 'react';

/** Delay after the last key before searching. */
const pauseMs = 200;

export interface SearchFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** For a dialog that opens for it. */
  readonly takesFocus?: boolean;
  /** A row of its own on a phone. */
  readonly isWholeRow?: boolean;
}

/** Searches after a pause in typing. Follows the address when Back changes it. */
export function SearchField({
  label,
  hint,
  value,
  onSearch,
  takesFocus = false,
  isWholeRow = false,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  if (value !== asked.current) {
    asked.current = value;
    setTyped(value);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      latest.current(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={`min-w-52 flex-2 md:min-w-64 ${isWholeRow ? 'max-md:basis-full' : ''}`}>
      <span className="mb-1 block text-sm font-bold">{label}</span>
      <input
        ref={input}
        type="search"
        className={inputLook(undefined)}
        placeholder={hint}
        maxLength={maxLength.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}
