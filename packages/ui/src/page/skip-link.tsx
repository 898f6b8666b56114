import type { MouseEvent } from 'react';
import { useTexts } from '../texts/use-texts.ts';

/** The first tab stop of every page. Moves the focus by script, because the hash names the step. */
export function SkipLink() {
  const { t } = useTexts();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, as links do
    <a
      href="#main"
      onClick={skip}
      className="sr-only rounded-control bg-surface px-4 py-2.5 font-bold text-brand underline focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30 focus:px-4 focus:py-2.5"
    >
      {t('header.skip')}
    </a>
  );
}
