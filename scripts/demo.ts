import { startServer, whyNotStarted } from '../apps/server/src/app/start-server.ts';
import { queueFigures } from '../apps/server/src/platform/jobs/outbox.ts';
import { fillInstallation } from './demo/fill-installation.ts';

/**
 * `npm run demo`: fills the installation of DATA_DIR or DATABASE_URL with a year of invented quotations and leads.
 * Never where mails or webhooks would leave the machine.
 */
const { NODE_ENV, SMTP_URL, WEBHOOK_URL, HUBSPOT_TOKEN, DATA_DIR, DATABASE_URL, CATALOGUE_DIR } = process.env;
if (NODE_ENV === 'production' || SMTP_URL || WEBHOOK_URL || HUBSPOT_TOKEN) {
  console.error(
    'Demo data are for trying only: not in production, and not with SMTP_URL, WEBHOOK_URL or HUBSPOT_TOKEN.',
  );
  process.exit(1);
}
const endMs = Date.now();
let now = endMs;
const given = Object.fromEntries(
  Object.entries({ DATA_DIR, DATABASE_URL, CATALOGUE_DIR }).filter(([, value]) => value),
) as Record<string, string>;
try {
  const server = await startServer(
    { ...given, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT: 'off', DEMO_LOGIN: 'off' },
    { nowMs: () => now, sendMails: true },
  );
  const filled = await fillInstallation(server, {
    visits: 240,
    endMs,
    setNow: (ms) => {
      now = ms;
    },
  });
  console.info(`Made ${JSON.stringify(filled)}. Writing their mails …`);
  const isWaiting = async () =>
    (await server.store.read((db) => queueFigures(db))).some(({ state }) =>
      ['waiting', 'sending'].includes(state),
    );
  for (const until = Date.now() + 300_000; Date.now() < until && (await isWaiting()); )
    await new Promise((resolve) => setTimeout(resolve, 500));
  await server.stop();
  console.info('Done. npm start shows them.');
} catch (error) {
  console.error(whyNotStarted(error) ?? error);
  process.exit(1);
}
