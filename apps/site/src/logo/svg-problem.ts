export type SvgProblem = 'logo.broken' | 'logo.svg-script' | 'logo.svg-reference';

/**
 * An SVG with a size, or why it is refused. The browser would draw it without its scripts and without files it refers
 * to; visitors should know before they see a half logo.
 */
export function svgProblem(text: string): { readonly svg: string } | { readonly problem: SvgProblem } {
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg' || root.getElementsByTagName('parsererror').length > 0)
    return { problem: 'logo.broken' };
  const elements = [root, ...root.getElementsByTagName('*')];
  if (elements.some(isActive)) return { problem: 'logo.svg-script' };
  if (elements.some(refersElsewhere)) return { problem: 'logo.svg-reference' };
  const [width, height] = sizeOf(root);
  if (!(width > 0 && height > 0)) return { problem: 'logo.broken' };
  // Some browsers draw nothing without a size.
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { svg: new XMLSerializer().serializeToString(root) };
}

const isActive = (element: Element): boolean =>
  ['script', 'foreignobject', 'iframe'].includes(element.localName.toLowerCase()) ||
  [...element.attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value));

/** Pictures may be inside the file, and paints have addresses in it. */
function refersElsewhere(element: Element): boolean {
  const styles = element.localName === 'style' ? (element.textContent ?? '') : '';
  return (
    [...element.attributes].some(
      ({ localName, value }) =>
        (localName === 'href' && element.localName !== 'a' && !/^\s*(#|data:image\/)/i.test(value)) ||
        isOutside(value),
    ) || isOutside(styles)
  );
}

const isOutside = (style: string): boolean =>
  /@import/i.test(style) || /url\(\s*['"]?\s*(?!#|data:|['"\s])/i.test(style);

/** In pixels, or in the units of its own drawing. */
function sizeOf(root: Element): readonly [number, number] {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const length = (name: string) => {
    const value = root.getAttribute(name) ?? '';
    return value.endsWith('%') ? Number.NaN : Number.parseFloat(value);
  };
  return [length('width') || box[2] || 0, length('height') || box[3] || 0];
}
