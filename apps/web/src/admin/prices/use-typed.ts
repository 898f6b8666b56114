import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface TypedOptions {
  /** What counts now, as the field shows it. */
  readonly shown: string;
  /** What was typed before and refused; it stays in the field until it is mended. */
  readonly refused?: string | undefined;
  /** Takes what was typed; false: refused, and Enter does not go on to the next field. */
  readonly onLeave: (text: string) => boolean;
  /** What was typed, or refused before, is taken back. */
  readonly onRestore?: () => void;
}

/**
 * A text counts once its field is left or Enter is pressed, never while it is typed: half a price is another price.
 * Escape brings back what was there.
 */
export function useTyped({ shown, refused, onLeave, onRestore }: TypedOptions) {
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
  // Scrolled out of sight, or another page opened: the field is left as well.
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => () => void latest.current(), []);
  const text = typed ?? refused ?? shown;
  return {
    text,
    /** Whether the field shows what counts. */
    isSettled: text === shown,
    input: {
      value: text,
      // In any other field Ctrl+Z is the browser's; see undo-button.tsx.
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
