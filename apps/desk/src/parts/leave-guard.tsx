import { guardBack } from '@silowright/ui/page/guard-back.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ReactNode, useEffect } from 'react';
import { Router } from 'wouter';

/** Forms with unsaved input. */
const unsaved = new Set<symbol>();

/** Asks before unsaved input is lost. Returns true if leaving is allowed. */
const mayLeave = (question: string): boolean => {
  if (unsaved.size > 0 && !window.confirm(question)) return false;
  unsaved.clear();
  return true;
};

/** Links and redirects of the desk ask first if there is unsaved input. */
export function GuardedRouter({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <Router
      aroundNav={(navigate, to, options) => {
        if (mayLeave(t('admin.leave-sure'))) navigate(to, options);
      }}
    >
      {children}
    </Router>
  );
}

/**
 * While `isUnsaved`, leaving by link, Back or closing the tab asks first. Returns the same check for a button or
 * Escape.
 */
export function useUnsaved(isUnsaved: boolean): () => boolean {
  const { t } = useTexts();
  const question = t('admin.leave-sure');
  useEffect(() => {
    if (!isUnsaved) return;
    const form = Symbol('form');
    unsaved.add(form);
    const { href } = window.location;
    const { state } = window.history;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    guardBack((event) => {
      if (mayLeave(question)) return;
      // Restores the history entry that Back left.
      event.stopImmediatePropagation();
      window.history.pushState(state, '', href);
    });
    return () => {
      unsaved.delete(form);
      window.removeEventListener('beforeunload', onUnload);
      guardBack(undefined);
    };
  }, [isUnsaved, question]);
  return () => !isUnsaved || mayLeave(question);
}
