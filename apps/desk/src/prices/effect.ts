import { type EffectLine, effectLines, type PublishEffect } from '@silowright/contract/price-fields';
import { staffSend } from '../calls/staff-api.ts';
import type { ListKind } from '../parts/list-choice.tsx';

/** What a list would do to the last quotations, with the progress of working it out (PX-09). */
export async function askEffect(
  kind: ListKind,
  list: object,
  /** Aborted when the draft is changed; ends the work on the server too. */
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<PublishEffect> {
  const name = kind === 'base' ? 'admin-preview-prices' : 'admin-preview-options';
  const answer = await staffSend(name, { body: list } as never, signal, { Accept: effectLines });
  let effect: PublishEffect | undefined;
  for await (const line of linesOf(answer)) {
    if ('progress' in line) onProgress(line.progress);
    else if ('effect' in line) effect = line.effect;
  }
  if (!effect) throw new Error('no effect');
  return effect;
}

async function* linesOf({ body }: Response): AsyncGenerator<EffectLine> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as EffectLine;
  }
}

/** One bar of the histogram: changes above `from` percent, up to and including `to`. */
export interface EffectBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const maxBars = 8;
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

/** Changes in percent as bars of equal width, with the finest width that gives few bars; zero is an edge (PX-09). */
export function effectBars(percents: readonly number[]): EffectBar[] {
  if (percents.length === 0) return [];
  const [smallest, largest] = [Math.min(0, ...percents), Math.max(0, ...percents)];
  // A change on an edge belongs to the bar nearer to zero.
  const edges = (step: number) => [Math.floor(smallest / step), Math.ceil(largest / step)] as const;
  const fits = (step: number) => edges(step)[1] - edges(step)[0] <= maxBars;
  let step = steps.find(fits) ?? 100;
  while (!fits(step)) step *= 2;
  const [first, last] = edges(step);
  const counts = Array.from({ length: last - first }, () => 0);
  for (const percent of percents) {
    const at = percent > 0 ? Math.ceil(percent / step) - 1 : Math.floor(percent / step);
    counts[at - first]! += 1;
  }
  return counts.map((count, at) => ({
    // Multiples of a tenth, without the rounding errors of floating point.
    from: Number(((first + at) * step).toFixed(1)),
    to: Number(((first + at + 1) * step).toFixed(1)),
    count,
  }));
}

/** The edges of the bars. At most three have a label, zero always: more would overlap. */
export function barEdges(bars: readonly EffectBar[]) {
  const edges = [bars[0]!.from, ...bars.map(({ to }) => to)];
  const every = bars.length > 4 ? 4 : bars.length > 2 ? 2 : 1;
  return edges.map((edge, at) => ({ edge, isLabelled: (at - edges.indexOf(0)) % every === 0 }));
}
