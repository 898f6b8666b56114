import { type RunningServer, startServer, whyNotStarted } from '../../apps/server/src/app/start-server.ts';
import { mailChannel } from '../../apps/server/src/mails/channels.ts';
import {
  sharedWorkshop,
  workshopLogin,
} from '../../apps/server/src/platform/identity/testing/workshop-login.ts';
import { outboxLane } from '../../apps/server/src/platform/jobs/outbox-lane.ts';
import { openMailer } from '../../apps/server/src/platform/mail/open-mailer.ts';
import { roleClaim } from './colleagues.ts';
import { fillInstallation } from './fill-installation.ts';

/** What `npm run demo` does, once it may. */
const { DATA_DIR, DATABASE_URL, CATALOGUE_DIR } = process.env;
const endMs = Date.now();
// The price lists are those of a year ago.
let now = endMs - 366 * 24 * 3_600_000;
const given = Object.fromEntries(
  Object.entries({ DATA_DIR, DATABASE_URL, CATALOGUE_DIR }).filter(([, value]) => value),
) as Record<string, string>;
const workshop = sharedWorkshop();

/** Mails are written and sent when they would be, with the date of that time. */
function mailing(server: RunningServer): () => Promise<void> {
  const nowMs = () => now;
  const events = {
    sent: () => {},
    away: () => {},
    postponed: (_: object, cause: string) => console.error(`A mail waits: ${cause}`),
    dead: (_: object, cause: string) => console.error(`A mail cannot be sent: ${cause}`),
  };
  const lane = outboxLane({
    store: server.store,
    channel: mailChannel(server, openMailer(server.config)),
    owner: 'demo',
    nowMs,
    expiryMs: nowMs,
    events,
  });
  return async () => {
    await lane.drain();
  };
}

try {
  const server = await startServer(
    {
      ...given,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      DEMO_LOGIN: 'off',
      AUTH_ROLE_CLAIM: roleClaim,
    },
    { nowMs: () => now, sendMails: false, staffLogin: workshopLogin(workshop, roleClaim) },
  );
  const filled = await fillInstallation(server, {
    visits: 240,
    endMs,
    workshop,
    setNow: (ms) => {
      now = ms;
    },
    after: mailing(server),
  });
  await server.stop();
  console.info(`Made ${JSON.stringify(filled)}. npm start shows them.`);
} catch (error) {
  console.error(whyNotStarted(error) ?? error);
  process.exit(1);
}
