import { type EffectLine, effectLines, type PublishEffect } from '@silowright/contract/publish-effect';
import type { CallInput } from '../../api.ts';
import { staffSend } from '../staff-api.ts';

export interface EffectWatch {
  /** Aborted when the draft is changed; ends the work on the server too. */
  readonly signal: AbortSignal;
  /** Called with the share of the work that is done, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** What a list would do to the last quotations, with the progress of working it out (PX-09). */
export async function askEffect(
  name: 'admin-preview-prices' | 'admin-preview-options',
  body: CallInput<'admin-preview-prices' | 'admin-preview-options'>['body'],
  { signal, onProgress }: EffectWatch,
): Promise<PublishEffect> {
  const answer = await staffSend(name, { body } as never, signal, { Accept: effectLines });
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
