import { parentPort } from 'node:worker_threads';
import { type PublishJob, publishTasks } from './publish-in-worker.ts';

parentPort?.on('message', ({ task, input, progress }: PublishJob) => {
  const { body } = input;
  const outcome = publishTasks[task](input as never, (share) => progress.postMessage(share));
  parentPort?.postMessage({ outcome, body }, [body.buffer as ArrayBuffer]);
});
