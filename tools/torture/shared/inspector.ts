import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** Uses Node's inspector from outside, so that the server needs no special route. */
export interface Inspector {
  /** After a full garbage collection. */
  heap(): Promise<{ readonly heapBytes: number; readonly residentBytes: number }>;
  close(): void;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** For a process started with --inspect=127.0.0.1:port. */
export async function openInspector(port: number): Promise<Inspector> {
  const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(list[0]?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let lastId = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data) as { id?: number; result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  const call = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    heap: async () => {
      await call('HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const { result } = (await call('Runtime.evaluate', { expression })) as { result: { value: string } };
      const { heapUsed, rss } = JSON.parse(result.value) as { heapUsed: number; rss: number };
      return { heapBytes: heapUsed, residentBytes: rss };
    },
    close: () => socket.close(),
  };
}
