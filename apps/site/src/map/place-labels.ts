import type { CellLabel } from './decode-cell.ts';

/** Minimum rank (ten times log10 of the population) for a name at a zoom level, and for a bold name. */
const rankAtZoom: Readonly<Record<number, { readonly shown: number; readonly town: number }>> = {
  3: { shown: 66, town: 70 },
  4: { shown: 61, town: 67 },
  5: { shown: 56, town: 64 },
  6: { shown: 52, town: 60 },
  7: { shown: 48, town: 56 },
  8: { shown: 44, town: 52 },
  9: { shown: 40, town: 49 },
  10: { shown: 34, town: 45 },
  11: { shown: 30, town: 42 },
  12: { shown: 0, town: 38 },
};

export interface PlacedLabel {
  readonly name: string;
  /** Position of the dot in pixels. */
  readonly x: number;
  readonly y: number;
  /** The middle of the name: below the dot, clear of the pin, and inside the map. */
  readonly nameX: number;
  readonly isTown: boolean;
}

const gapPx = 4;
const lineHeightPx = 16;

/** If two names overlap, the larger place wins. At the edge of the map a name is beside its dot, so that it is whole. */
export function placeLabels(
  candidates: readonly (CellLabel & { readonly pixelX: number; readonly pixelY: number })[],
  zoom: number,
  widthOf: (name: string, isTown: boolean) => number,
  mapWidthPx: number,
): PlacedLabel[] {
  const { shown, town } = rankAtZoom[zoom] ?? { shown: 0, town: 0 };
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const placed: PlacedLabel[] = [];
  for (const { name, rank, pixelX: x, pixelY: y } of candidates.toSorted((a, b) => b.rank - a.rank)) {
    if (rank < shown) break;
    const isTown = rank >= town;
    const half = widthOf(name, isTown) / 2 + gapPx;
    const nameX = Math.max(half, Math.min(x, mapWidthPx - half));
    const box = { left: nameX - half, right: nameX + half, top: y - gapPx, bottom: y + lineHeightPx + gapPx };
    const touches = taken.some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    if (touches) continue;
    taken.push(box);
    placed.push({ name, x, y, nameX, isTown });
  }
  return placed;
}
