import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { ApiError } from '../platform/http/api-error.ts';
import { askThread } from '../platform/threads/start-thread.ts';
import { type PublishInput, prepareDue, preparePlan, preparePublish } from './prepare-publish.ts';
import { type OnProgress, publishEffect } from './publish-effect.ts';

/** Tasks on a list to publish, run on the event loop or in a thread. */
export const publishTasks = {
  prepare: preparePublish,
  plan: preparePlan,
  due: prepareDue,
  effect: publishEffect,
};
type Tasks = typeof publishTasks;
type TaskName = keyof Tasks;

export interface PublishJob {
  readonly task: TaskName;
  readonly input: PublishInput;
  /** Receives shares of the work that is done. */
  readonly progress: MessagePort;
}

export interface PublishAnswer<Name extends TaskName = TaskName> {
  readonly outcome: ReturnType<Tasks[Name]>;
  /** The same bytes for a retry, because transferred bytes are no longer available. */
  readonly body: Uint8Array;
}

/** Smaller lists are checked in a few milliseconds; a thread would cost more than it saves. */
const largestInlineBytes = 200_000;

export interface Watch {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/**
 * Reads and checks a large list in a thread, so that visitors never wait for it. The thread ends with its answer, or
 * when the request is aborted. An effect is always computed in a thread, because it prices many quotations (PX-09).
 */
export async function publishInWorker<Name extends TaskName>(
  task: Name,
  input: Parameters<Tasks[Name]>[0],
  { signal, onProgress }: Watch = {},
): Promise<PublishAnswer<Name>> {
  const { body, inForce } = input;
  // A plan is small, but the list that it changes may be large.
  const maxListLength = Math.max(...Object.values(inForce).map(({ base }) => base.length));
  if (Math.max(body.byteLength, maxListLength) <= largestInlineBytes) {
    // A list that is wrong is refused without a thread.
    const outcome = task === 'effect' ? preparePublish(input) : publishTasks[task](input as never);
    if (task !== 'effect' || !outcome.ok) return { outcome: outcome as ReturnType<Tasks[Name]>, body };
  }
  // Transferred without a copy if the buffer is not shared.
  const { buffer, byteLength } = body;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  const { port1, port2 } = new MessageChannel();
  port1.on('message', (share: number) => onProgress?.(share));
  const job = { task, input, progress: port2 } satisfies PublishJob;
  try {
    const script = new URL('./publish-worker.ts', import.meta.url);
    return await askThread(script, job, { transferred: isOwn ? [port2, buffer] : [port2], signal });
  } catch (error) {
    throw signal?.aborted ? new ApiError('unavailable') : error;
  } finally {
    port1.close();
  }
}
