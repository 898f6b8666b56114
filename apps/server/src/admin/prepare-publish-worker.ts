import { parentPort } from 'node:worker_threads';
import { type PublishInput, preparePublish } from './prepare-publish.ts';

parentPort?.on('message', (input: PublishInput) => parentPort?.postMessage(preparePublish(input)));
