import { sampleSetting } from '@silowright/catalogue/testing/sample-catalogue';
import type { App } from '../../../app/app.ts';
import { type RunningServer, type StartOptions, startServer } from '../../../app/start-server.ts';
import { openMemoryStore } from '../../db/testing/memory-store.ts';
import { sharedThreads } from '../../threads/testing/shared-threads.ts';
import { TestClient } from './test-client.ts';

export interface TestApp extends RunningServer {
  readonly app: App;
  browser(): TestClient;
}

/** The whole server on a store in memory, or on the given one, on a free port, without request limits. */
export async function startTestApp(
  env: Readonly<Record<string, string>> = {},
  options: Pick<
    StartOptions,
    'store' | 'nowMs' | 'guardClock' | 'webRoots' | 'sendMails' | 'threads' | 'staffLogin'
  > = {},
): Promise<TestApp> {
  const store = options.store ?? (await openMemoryStore());
  const running = await startServer(
    {
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'off',
      NODE_ENV: 'test',
      ...sampleSetting,
      ...env,
    },
    { threads: sharedThreads, ...options, store },
  );
  return { ...running, browser: () => new TestClient(running.app.server) };
}
