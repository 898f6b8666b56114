/** The specified fade time (CF-10). */
const fadeMs = 500;

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce), print').matches;

const names = new WeakMap<object, string>();
let pictures = 0;

/** The key of a picture: a new one has new elements, so that those before can stay below them while they fade in. */
export function pictureName(picture: object): string {
  const known = names.get(picture);
  if (known) return known;
  pictures += 1;
  names.set(picture, `unit${pictures}`);
  return pictureName(picture);
}

/**
 * Fades a picture in over the one it replaced. That one stays whole below it and goes last: of two half transparent
 * pictures one would see the scene behind both (U24).
 */
export function fadeOver(picture: Element, before: Element): void {
  if (isStill()) return;
  before.setAttribute('aria-hidden', 'true');
  picture.before(before);
  picture.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease-out' });
  const going = before.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], fadeMs);
  going.finished.catch(() => {}).then(() => before.remove());
}
