import { type RunningServer, startServer } from '../../../apps/server/src/app/start-server.ts';
import { mailChannel } from '../../../apps/server/src/mails/channels.ts';
import { openStore } from '../../../apps/server/src/platform/db/open-store.ts';
import { TestClient } from '../../../apps/server/src/platform/http/testing/test-client.ts';
import { noStaffLogin } from '../../../apps/server/src/platform/identity/open-staff-login.ts';
import { providerKeys } from '../../../apps/server/src/platform/identity/provider-keys.ts';
import {
  openTokenWorkshop,
  type TokenWorkshop,
} from '../../../apps/server/src/platform/identity/testing/forged-tokens.ts';
import { staffTokenVerifier } from '../../../apps/server/src/platform/identity/verify-staff-token.ts';
import { type OutboxLane, outboxLane } from '../../../apps/server/src/platform/jobs/outbox-lane.ts';
import { smtpMailer } from '../../../apps/server/src/platform/mail/smtp-mailer.ts';
import type { Clock } from './clock.ts';

/** The real server in this process, with a clock that can be shifted; mails are sent on request. */
export interface TimedServer extends RunningServer {
  readonly workshop: TokenWorkshop;
  readonly browser: TestClient;
  /** The same lanes as in a server process. */
  mailLanes(smtpUrl: string): readonly OutboxLane[];
  asStaff(
    method: 'GET' | 'POST',
    path: string,
    token?: string,
  ): Promise<{ readonly status: number; readonly json: unknown }>;
}

/** Short timeout for a hanging mail server, because the waiting afterwards is what is tested. */
const impatient = { connectMs: 5000, silenceMs: 2000, messageMs: 15_000 };
const silent = { sent: () => {}, away: () => {}, postponed: () => {}, dead: () => {} };

export async function startTimedServer(clock: Clock): Promise<TimedServer> {
  const { nowMs } = clock;
  const store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
  const workshop = openTokenWorkshop(Math.floor(nowMs() / 1000));
  const keys = providerKeys({ url: workshop.issuer, fetchKeys: async () => workshop.keySet });
  const verify = staffTokenVerifier({ identity: workshop, keys, now: nowMs });
  const server = await startServer(
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT: 'off' },
    { store, nowMs, staffLogin: { ...noStaffLogin, verify } },
  );
  return {
    ...server,
    workshop,
    browser: new TestClient(server.app.server),
    mailLanes: (smtpUrl) => {
      const channel = mailChannel(server, smtpMailer(smtpUrl, impatient));
      return [1, 2].map((owner) =>
        outboxLane({ store, channel, owner: `lane ${owner}`, nowMs, expiryMs: nowMs, events: silent }),
      );
    },
    asStaff: async (method, path, token = workshop.goodToken()) => {
      const url = `/api/admin${path}`;
      const answer = await server.app.server.inject({
        method,
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.statusCode, json: answer.json() };
    },
  };
}
