import { type Environment, loadConfig } from '../../apps/server/src/platform/config/config.ts';
import { settings } from '../../apps/server/src/platform/config/settings.ts';
import { checkAddress } from './check-address.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkCompany } from './check-company.ts';
import { checkDatabase } from './check-database.ts';
import { checkIdentity } from './check-identity.ts';
import { checkDisk, checkPlaces, checkSeal } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkWebhook } from './check-webhook.ts';
import { type Check, type Finding, findingsOf, reasonOf } from './finding.ts';

const checks: readonly Check[] = [
  checkAddress,
  checkDatabase,
  checkCatalogue,
  checkMail,
  checkCompany,
  checkIdentity,
  checkWebhook,
  checkPlaces,
  checkSeal,
  checkDisk,
];

export interface Examination {
  readonly nowMs?: number;
  readonly sendTo?: string | undefined;
}

/** Runs all checks of an installation without changing anything. */
export async function examine(
  env: Environment,
  { nowMs = Date.now(), sendTo }: Examination = {},
): Promise<Finding[]> {
  const { ok, warning, error } = findingsOf('settings');
  const misspelt = unknownNames(env).map((name) =>
    warning(`${name} is not a setting of this release.`, 'Compare its spelling with .env.example.'),
  );
  const outcome = loadConfig(env);
  if (!outcome.ok) {
    return [
      ...outcome.reason.map((reason) => error(reason, 'The server does not start until this is fixed.')),
      ...misspelt,
    ];
  }
  const config = outcome.value;
  const well = config.production
    ? ok('are complete')
    : warning(
        'NODE_ENV is not production: demo account and mailbox page are enabled.',
        'Set NODE_ENV=production on a public server.',
      );
  const found = await Promise.all(
    checks.map((check) =>
      check({ config, nowMs, sendTo }).catch((fault: unknown) => [
        findingsOf('doctor').error(
          `a check failed: ${reasonOf(fault)}`,
          'This is a bug of the doctor: please report it.',
        ),
      ]),
    ),
  );
  return [well, ...misspelt, ...found.flat()];
}

/**
 * Names with the prefix of a setting that are not settings. Without this warning, a misspelt setting would be ignored
 * silently.
 */
function unknownNames(env: Environment): string[] {
  const known = new Set<string>(Object.values(settings).map(({ name }) => name));
  const ours =
    /^(ALLOWED|AUTH|CATALOGUE|CLAIM|COMPANY|DATABASE|DEMO|DOCUSEAL|MAIL|MEETING|METRICS|RETENTION|SALES|SIGN|SMTP|TRUST|WEBHOOK)_/;
  return Object.keys(env).filter((name) => ours.test(name) && !known.has(name));
}
