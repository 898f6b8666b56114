import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Replicas, startReplicas } from './parts-of-replicas/start-replicas.ts';
import { useBoth } from './replicas.ts';
import { restartInTurn } from './rolling-restart.ts';

const postgresUrl = inject('postgresUrl');

describe.skipIf(postgresUrl === null)('two processes on one PostgreSQL', () => {
  let replicas: Replicas;
  beforeAll(async () => {
    replicas = await startReplicas(postgresUrl ?? '');
  });
  afterAll(() => replicas?.stop());

  it('share visitors, limits and lists, and send each mail once (FN-08, PR-07)', async () => {
    const seen = await useBoth(replicas, 1);
    expect(seen.faults).toEqual([]);
    expect(seen.mails).toBeGreaterThan(4);
  });

  it('restart under load without a failed request (threat 53)', async () => {
    const seen = await restartInTurn(replicas, 1);
    expect(seen.requests).toBeGreaterThan(20);
    expect(seen).toMatchObject({ failedRequests: 0, brokenOff: 0, badExits: 0, lost: 0, half: 0 });
  });
});
