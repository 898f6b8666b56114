import { contentWidth, type Paper, page } from './paper.ts';

/** Text that is not split, in one of two columns. */
export interface Block {
  readonly height: number;
  readonly draw: (x: number, y: number) => void;
  /** A heading: stays with the block after it. */
  readonly leads?: true;
}

export const columnGap = 26;
export const columnWidth = (contentWidth - columnGap) / 2;
const lefts = [page.left, page.left + columnWidth + columnGap];

/**
 * Draws blocks in two columns of about equal height, read left then right, and returns the y below both. What does
 * not fit continues on the next page. `after` is the height of what must follow on the last page.
 */
export function twoColumns(paper: Paper, blocks: readonly Block[], top: number, after: number): number {
  let start = top;
  let rest = blocks;
  for (;;) {
    const space = page.bottom - start;
    const whole = balanced(rest, space);
    const split = whole ?? filled(rest, space);
    const below = drawColumns(split.columns, start);
    rest = split.left;
    if (rest.length === 0) {
      if (below + after <= page.bottom || below === top) return below;
      paper.addPage();
      return page.top;
    }
    paper.addPage();
    start = page.top;
  }
}

/** The height that twoColumns needs on one page; infinite if one page is not enough. */
export const columnsHeight = (blocks: readonly Block[]): number => {
  const split = balanced(blocks, page.bottom - page.top);
  return split ? Math.max(...split.columns.map(heightOf)) : Number.POSITIVE_INFINITY;
};

interface Split {
  readonly columns: readonly (readonly Block[])[];
  readonly left: readonly Block[];
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

/** The lowest pair of columns that takes all blocks. */
function balanced(blocks: readonly Block[], space: number): Split | undefined {
  let best: { split: Split; height: number } | undefined;
  for (let at = 1; at <= blocks.length; at++) {
    if (blocks[at - 1]?.leads) continue;
    const columns = [blocks.slice(0, at), blocks.slice(at)];
    const height = Math.max(...columns.map(heightOf));
    if (height <= space && (!best || height < best.height)) best = { split: { columns, left: [] }, height };
  }
  return best?.split;
}

/** Two full columns, and what is left over. */
function filled(blocks: readonly Block[], space: number): Split {
  const columns: Block[][] = [];
  let at = 0;
  for (let column = 0; column < lefts.length; column++) {
    let height = 0;
    let end = at;
    while (end < blocks.length && height + (blocks[end]?.height ?? 0) <= space)
      height += blocks[end++]?.height ?? 0;
    while (end > at && end < blocks.length && blocks[end - 1]?.leads) end--;
    // A block higher than a page is drawn all the same.
    if (end === at && at < blocks.length) end++;
    columns.push(blocks.slice(at, end));
    at = end;
  }
  return { columns, left: blocks.slice(at) };
}

function drawColumns(columns: readonly (readonly Block[])[], top: number): number {
  let below = top;
  columns.forEach((blocks, column) => {
    let y = top;
    for (const { height, draw } of blocks) {
      draw(lefts[column] ?? page.left, y);
      y += height;
    }
    below = Math.max(below, y);
  });
  return below;
}
