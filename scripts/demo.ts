import { argv, env } from 'node:process';

const help = `npm run demo

Fills the installation of DATA_DIR (default ./data) or DATABASE_URL with a year of invented visitors and of what
colleagues did with them: quotations of one to six positions, requests, leads, meetings, notes, follow-ups, revisions,
signatures and two price rounds. For trying only: it refuses to run in production, or where mails or webhooks would
leave the machine.`;

const { NODE_ENV, SMTP_URL, WEBHOOK_URL, HUBSPOT_TOKEN } = env;
const [argument] = argv.slice(2);
if (argument !== undefined) {
  console.info(help);
  process.exit(['--help', '-h', 'help'].includes(argument) ? 0 : 1);
}
if (NODE_ENV === 'production' || SMTP_URL || WEBHOOK_URL || HUBSPOT_TOKEN) {
  console.error(
    'Demo data are for trying only: not in production, and not with SMTP_URL, WEBHOOK_URL or HUBSPOT_TOKEN.',
  );
  process.exit(1);
}
// Who only asks does not wait for the server to load.
await import('./demo/fill-by-command.ts');
