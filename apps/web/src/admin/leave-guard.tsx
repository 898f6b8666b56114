import { type ReactNode, useEffect } from 'react';
import { Router } from 'wouter';
import { guardBack } from '../session/guard-back.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Forms with something typed that is not saved. */
const unsaved = new Set<symbol>();

/** Asks before what was typed is lost; true: it may go. */
const mayLeave = (question: string): boolean => {
  if (unsaved.size > 0 && !window.confirm(question)) return false;
  unsaved.clear();
  return true;
};

/** Links and redirects of the back office ask first where something is not saved. */
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

/** While `isUnsaved`, leaving asks: by a link, by Back, by closing the tab. Returns the question for a button or Escape. */
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
      // Who stays gets the entry again that Back has left.
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
