import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry } from 'prom-client';

interface Question {
  readonly type: 'silowright:metrics';
  readonly id: string;
}

const isQuestion = (message: unknown): message is Question =>
  (message as Partial<Question> | null)?.type === 'silowright:metrics';

/** In the first process: adds up what its children counted, when one of them asks. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', async (worker, message: unknown) => {
    if (!isQuestion(message)) return;
    // A child that ends meanwhile does not answer; the next scrape is complete again.
    const text = await all.clusterMetrics().catch(() => '');
    if (worker.isConnected()) worker.send({ ...message, text });
  });
}

/** In every child: lets the first process ask for what was counted here. */
export const giveMetrics = (): void => void new AggregatorRegistry();

/** In a child: the figures of all processes that share the port. */
export function metricsOfAll(): Promise<string> {
  const id = randomUUID();
  return new Promise((resolve) => {
    const read = (message: unknown) => {
      if (!isQuestion(message) || message.id !== id) return;
      process.off('message', read);
      resolve((message as Question & { readonly text: string }).text);
    };
    process.on('message', read);
    process.send?.({ type: 'silowright:metrics', id } satisfies Question);
  });
}
