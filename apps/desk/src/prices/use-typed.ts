import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useMay } from '../access/may.tsx';

export interface TypedOptions {
  readonly shown: string;
  /** Refused input; stays in the field until it is corrected. */
  readonly refused?: string | undefined;
  /** Applies the input. Returns false if refused; Enter then does not move to the next field. */
  readonly onLeave: (text: string) => boolean;
  /** The input, or an earlier refusal, is discarded. */
  readonly onRestore?: () => void;
}

/**
 * Input is applied on blur or Enter, never while typing, because half a price is another price. Escape restores
 * the value.
 */
export function useTyped({ shown, refused, onLeave, onRestore }: TypedOptions) {
  const may = useMay();
  const [typed, setTyped] = useState<string>();
  const restore = () => {
    setTyped(undefined);
    onRestore?.();
  };
  const leave = (): boolean => {
    if (typed === undefined) return refused === undefined;
    if (typed === shown) {
      restore();
      return true;
    }
    setTyped(undefined);
    return onLeave(typed);
  };
  // Scrolling out of view or leaving the page also counts as blur.
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => void latest.current(), []);
  const text = typed ?? refused ?? shown;
  return {
    text,
    isSettled: text === shown,
    input: {
      value: text,
      readOnly: !may('prices:write'),
      // In other fields Ctrl+Z belongs to the browser; see undo-button.tsx.
      'data-settled': text === shown ? '' : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      onBlur: () => void leave(),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') restore();
        if (event.key === 'Enter' && !leave()) event.stopPropagation();
      },
    },
  };
}
