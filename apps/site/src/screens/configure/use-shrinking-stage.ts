import { type RefObject, useEffect, useRef } from 'react';

/** Visible part of a stage that is scrolled under the header. */
const smallestPx = 120;

/**
 * On a phone the stage shrinks while the page scrolls. Its box keeps its height, so that the page does not jump: the
 * box sticks with only its lower part below the header, and the picture is scaled into that part.
 */
export function useShrinkingStage(active: boolean): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = stage.current;
    if (!box || !active) return;
    let [headerPx, fullPx] = [0, 0];
    const start = () => {
      if (getComputedStyle(box).position !== 'sticky') return;
      // In a growing frame the host page scrolls, not this one.
      if (document.documentElement.hasAttribute('data-grows')) return;
      headerPx = document.querySelector('header')?.offsetHeight ?? 0;
      fullPx = box.offsetHeight;
      box.style.top = `${headerPx - (fullPx - smallestPx)}px`;
      follow();
      addEventListener('scroll', onScroll, { passive: true });
    };
    const follow = () => {
      frame = 0;
      const hidden = Math.max(0, headerPx - box.getBoundingClientRect().top);
      box.style.setProperty('--stage-scale', String(Math.max(smallestPx, fullPx - hidden) / fullPx));
      box.toggleAttribute('data-shrunk', hidden > fullPx * 0.2);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    // In the frame that needs the layout anyway.
    let frame = requestAnimationFrame(start);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      box.style.top = '';
      box.style.removeProperty('--stage-scale');
      box.removeAttribute('data-shrunk');
    };
  }, [active]);
  return stage;
}
