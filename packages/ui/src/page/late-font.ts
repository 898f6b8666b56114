import { addressChanged } from '../parts/history-entry.ts';

/**
 * A screen painted before the font has arrived keeps its letters, because other letters would move it. The next screen
 * has the font (ST-01).
 */
export function showLateFont(): void {
  document.fonts
    ?.load('1em "Late Screen Sans"')
    .then(
      () =>
        window.addEventListener(
          addressChanged,
          () => document.documentElement.style.setProperty('--screen-font', '"Late Screen Sans"'),
          { once: true },
        ),
      console.warn,
    );
}
