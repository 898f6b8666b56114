import type { Fill } from '@silowright/domain/drawing/drawing';
import { paintMarkup } from '@silowright/domain/drawing/svg-markup';

export type Paints = ReadonlyMap<Fill, string>;

/** A drawing that is replaced by another has most of its paints. */
const keptMs = 1000;

const svgNamespace = 'http://www.w3.org/2000/svg';

interface Shared {
  readonly element: Element;
  drawings: number;
}
const shared = new Map<string, Shared>();
let host: SVGSVGElement | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;

/**
 * Puts gradients and patterns into the page, each once for all drawings: they are half of the elements of a drawing,
 * and a browser works for each. The result is called when the drawing is gone.
 */
export function sharePaints(paints: Paints): () => void {
  host ??= addHost();
  const ids = new Set<string>();
  for (const [fill, id] of paints) {
    if (ids.has(id)) continue;
    ids.add(id);
    const known = shared.get(id);
    if (known) known.drawings += 1;
    else {
      const element = document.createElementNS(svgNamespace, 'defs');
      // From our own drawing data; texts in it are escaped (threat 21).
      element.innerHTML = paintMarkup(fill, id);
      host.append(element);
      shared.set(id, { element, drawings: 1 });
    }
  }
  return () => {
    for (const id of ids) shared.get(id)!.drawings -= 1;
    clearTimeout(removal);
    removal = setTimeout(removeUnused, keptMs);
  };
}

function removeUnused(): void {
  for (const [id, { element, drawings }] of shared)
    if (drawings === 0) {
      element.remove();
      shared.delete(id);
    }
}

/** Without a size, but not hidden: paints of a hidden element are not used. */
function addHost(): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.classList.add('absolute', 'forced-color-adjust-none');
  document.body.append(svg);
  return svg;
}

/** Equal paints have equal ids, so that an unchanged part keeps its paint. */
export function paintId(fill: Exclude<Fill, string>): string {
  const before = ids.get(fill);
  if (before) return before;
  let hash = 0;
  for (const character of JSON.stringify(fill)) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  const id = `paint-${(hash >>> 0).toString(36)}`;
  ids.set(fill, id);
  return id;
}
const ids = new WeakMap<Exclude<Fill, string>, string>();
