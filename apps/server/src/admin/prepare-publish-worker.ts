import { parentPort } from 'node:worker_threads';
import { type PublishInput, preparePublish } from './prepare-publish.ts';

parentPort?.on('message', (input: PublishInput) => {
  const { body } = input;
  parentPort?.postMessage({ outcome: preparePublish(input), body }, [body.buffer as ArrayBuffer]);
});
