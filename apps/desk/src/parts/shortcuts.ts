import { useEffect, useRef } from 'react';
import { isSwitched, useSwitch } from './use-switch.ts';

/** Keys of one letter can be switched off, because speech input types letters by mistake. */
const keysSwitch = ['silowright.keys', 'off'] as const;
export const useKeysOff = () => useSwitch(...keysSwitch);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)) &&
  !(target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type));

/** A focused link, button or box has its own Enter and Space. */
const hasOwnKeys = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLElement &&
  target.closest('a, button, summary, input') !== null;

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Letter after G, and the page that it opens. */
export const goTo: Readonly<Record<string, string>> = {
  h: '/admin/home',
  q: '/admin/quotations',
  r: '/admin/requests',
  l: '/admin/leads',
  m: '/admin/meetings',
  e: '/admin/mails',
  d: '/admin/dealers',
  p: '/admin/prices',
};

/**
 * Keys of a page: 'j', 'X' with Shift, '/', 'g h' for one after the other. They rest while a field has the focus, in
 * a dialog, and with Ctrl, Alt or Meta. 'Ctrl+K' (or Meta) also works in a field.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    let first = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        const action = latest.current[`Ctrl+${event.key.toUpperCase()}`];
        if (!action || document.querySelector('dialog[open]')) return;
        event.preventDefault();
        return action(event);
      }
      if (isTyping(event.target) || hasOwnKeys(event) || document.querySelector('dialog[open]')) return;
      if (event.key !== 'Escape' && isSwitched(...keysSwitch)) return;
      const pair = first && `${first} ${event.key.toLowerCase()}`;
      const action = latest.current[pair] ?? latest.current[event.key];
      clearTimeout(timer);
      first = '';
      if (action) {
        event.preventDefault();
        action(event);
      } else if (Object.keys(latest.current).some((keys) => keys.startsWith(`${event.key} `))) {
        first = event.key;
        timer = setTimeout(() => {
          first = '';
        }, 1_000);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}
