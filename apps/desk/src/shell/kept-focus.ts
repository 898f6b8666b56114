import { useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, summary';
/** A box with more controls is not near the lost one. */
const maxNear = 12;
const maxRecent = 20;

const isClosed = (element: Element): boolean => {
  const menu = element.closest('details:not([open])');
  return menu !== null && !menu.querySelector('summary')?.contains(element);
};
const isThere = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && !isClosed(element);
/** Computes the layout. */
const isShown = (element: Element): boolean => isThere(element) && (element.checkVisibility?.() ?? true);

function parentsOf(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...parentsOf(parent)] : [];
}

/** A section can have the focus until it moves on. */
function focusOn(element: HTMLElement): void {
  if (element.matches('section:not([tabindex])')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

const isSection = (box: Element): boolean => box.matches('section[aria-label]');

/** A control nearby, the named section around it, what had the focus before, or the heading. */
function placeNear(parents: readonly HTMLElement[], recent: readonly HTMLElement[]): HTMLElement | undefined {
  const left = parents.filter((box) => box.isConnected);
  const page = left.find((box) => box.matches('main, dialog'));
  if (!page) return undefined;
  for (const box of left.slice(0, left.indexOf(page))) {
    const near = [...box.querySelectorAll<HTMLElement>(controls)].filter(isShown);
    if (near.length > 0 && near.length <= maxNear)
      return near.find((each) => each.hasAttribute('aria-current')) ?? near[0];
    if (isSection(box)) return box;
  }
  const before = recent.findLast((each) => page.contains(each) && isShown(each));
  return before ?? page.querySelector<HTMLElement>('h1, h2') ?? undefined;
}

/**
 * Keeps the place of the keyboard. Many actions remove or disable the control that was pressed, or close the menu
 * around it, and browsers then move the focus to the start of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    let wasDisabled = false;
    /** Has the focus while `last` is disabled. */
    let deputy: HTMLElement | undefined;
    let parents: readonly HTMLElement[] = [];
    let recent: readonly HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === deputy) return;
      deputy = undefined;
      wasDisabled = false;
      last = target;
      parents = parentsOf(target);
      recent = [...recent.filter((each) => each !== target && each.isConnected), target].slice(-maxRecent);
    };
    // A press beside everything drops the focus on purpose.
    const forget = () => {
      last = undefined;
    };
    const check = () => {
      const active = document.activeElement;
      if (!last || (active !== last && active !== deputy && active !== document.body)) return;
      if (isThere(last)) {
        // It was disabled while it worked.
        if (wasDisabled) focusOn(last);
      } else if (last.isConnected && !isClosed(last)) {
        if (wasDisabled) return;
        wasDisabled = true;
        deputy = parents.find(isSection);
        if (deputy) focusOn(deputy);
      } else {
        forget();
        const place = placeNear(parents, recent);
        if (place) focusOn(place);
      }
    };
    const watch = new MutationObserver(check);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
