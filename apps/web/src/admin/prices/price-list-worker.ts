import type { PriceListTasks } from './price-list.worker.ts';

type Name = keyof PriceListTasks;
type Answer = { readonly id: number } & ({ readonly result: unknown } | { readonly problem: string });

let worker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, { resolve: (result: never) => void; reject: (reason: Error) => void }>();

function start(): Worker {
  const started = new Worker(new URL('./price-list.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {};
    waiting.delete(data.id);
    if ('problem' in data) reject?.(new Error(data.problem));
    else resolve?.(data.result as never);
  });
  started.addEventListener('error', ({ message }) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return started;
}

/** Runs a task in the worker of the price lists, which lives as long as the page. */
export function inPriceListWorker<Task extends Name>(
  name: Task,
  task: Parameters<PriceListTasks[Task]>[0],
): Promise<Awaited<ReturnType<PriceListTasks[Task]>>> {
  worker ??= start();
  const id = nextId++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, name, task });
  });
}
