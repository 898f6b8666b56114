import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { failureText } from '../calls/staff-api.ts';

interface Message {
  readonly text: string;
  readonly undo?: (() => void) | undefined;
  readonly isError: boolean;
}

export interface Saved {
  /** Confirms a save, with a way back where there is one. */
  readonly say: (text: string, undo?: () => void) => void;
  readonly fail: (text: string) => void;
  /** Does what may fail, and then says why. Returns whether it succeeded. */
  readonly attempt: (work: () => Promise<unknown>) => Promise<boolean>;
}

const SavedContext = createContext<Saved | undefined>(undefined);

export function useSaved(): Saved {
  const saved = useContext(SavedContext);
  if (!saved) throw new Error('no SavedProvider');
  return saved;
}

const shownMs = 10_000;

/** One line at the foot of the page that confirms what was just done (DK-01). */
export function SavedProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const [message, setMessage] = useState<Message>();
  const close = useCallback(() => setMessage(undefined), []);
  useEffect(() => {
    if (!message || message.isError) return;
    const timer = setTimeout(close, shownMs);
    return () => clearTimeout(timer);
  }, [message, close]);
  const saved = useMemo<Saved>(() => {
    const fail = (text: string) => setMessage({ text, isError: true });
    return {
      say: (text, undo) => setMessage({ text, undo, isError: false }),
      fail,
      attempt: async (work) => {
        try {
          await work();
          return true;
        } catch (error) {
          fail(failureText(error));
          return false;
        }
      },
    };
  }, []);
  return (
    <SavedContext value={saved}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(5rem+var(--bar-height,0px))] z-30 flex justify-center md:bottom-[calc(1.5rem+var(--bar-height,0px))] print:hidden"
      >
        {message && (
          <p
            className={`pointer-events-auto flex items-center gap-3 rounded-control border bg-surface px-4 py-1 shadow-float ${message.isError ? 'border-bad' : 'border-line'}`}
          >
            {!message.isError && <Check aria-hidden="true" size={18} className="shrink-0 text-good" />}
            <span className="py-2">{message.text}</span>
            {message.undo && (
              <button
                type="button"
                className="min-h-11 text-brand-strong underline"
                onClick={() => {
                  message.undo?.();
                  close();
                }}
              >
                {t('desk.undo')}
              </button>
            )}
            <button
              type="button"
              aria-label={t('action.close')}
              className="flex size-11 items-center justify-center"
              onClick={close}
            >
              <X aria-hidden="true" size={18} />
            </button>
          </p>
        )}
      </div>
    </SavedContext>
  );
}
