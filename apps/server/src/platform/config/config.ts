import { loadBrand } from '@silowright/catalogue/disk/load-brand';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import type { TileSource } from '@silowright/domain/yard/aerial';
import { externalIdentity } from './identity-settings.ts';
import type { Setting } from './setting.ts';
import { type SettingKey, type Settings, settings, type ValueOf } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Undefined unless it has a default. */
type Read = {
  readonly [Key in SettingKey]: Settings[Key] extends { readonly default: string }
    ? ValueOf<Key>
    : ValueOf<Key> | undefined;
};

/** Settings whose default depends on others. */
interface Derived {
  readonly publicUrl: string;
  readonly host: string;
  readonly demoLogin: boolean;
  readonly devMailbox: boolean;
  readonly demoLoginPort: number;
  readonly drainSeconds: number;
}

export type Config = Omit<Read, keyof Derived> & Derived & { readonly production: boolean };

/** Reads every setting and reports all errors at once. */
export function loadConfig(env: Environment): Outcome<Config, string[]> {
  const problems: string[] = [];
  const ofCatalogue = companyOfCatalogue(env);
  const read = Object.fromEntries(
    Object.entries(settings).map(([key, setting]) => [
      key,
      readSetting(setting, env, problems, ofCatalogue[setting.name]),
    ]),
  ) as unknown as Read;

  const production = env[settings.nodeEnv.name] === 'production';
  if (production) problems.push(...missingInProduction(env));
  if (production && read.rateLimit === false) {
    problems.push('RATE_LIMIT=off is for benches on loopback; it is refused with NODE_ENV=production.');
  }
  if ((read.authIssuer === undefined) !== (read.authClientId === undefined)) {
    problems.push('AUTH_ISSUER and AUTH_CLIENT_ID belong together: give both or none.');
  }
  if (production && externalIdentity(read) && !read.authOrgId && read.staffDefaultRole !== 'none') {
    problems.push(
      'AUTH_ORG_ID is missing: without it every account that can log in at the identity provider would be staff. Give it, or set STAFF_DEFAULT_ROLE=none.',
    );
  }
  if (read.webhookUrl && !read.webhookSecret) {
    problems.push('WEBHOOK_SECRET is missing: calls to WEBHOOK_URL must be signed.');
  }
  if ((read.signKeyFile === undefined) !== (read.signCertFile === undefined)) {
    problems.push('SIGN_KEY_FILE and SIGN_CERT_FILE belong together: give both or none.');
  }
  if (read.signProvider === 'docuseal' && !read.docusealToken) {
    problems.push('DOCUSEAL_TOKEN is missing: SIGN_PROVIDER=docuseal needs it.');
  }
  if (read.processes > 1 && !read.databaseUrl) {
    problems.push('PROCESSES above 1 needs DATABASE_URL (PostgreSQL): one process uses an SQLite database.');
  }
  if (read.processes > 1 && read.demoLogin) {
    problems.push('DEMO_LOGIN=on needs PROCESSES=1: the demo provider keeps its sessions in memory.');
  }
  if (problems.length > 0) return refuse(problems);

  const { port } = read;
  return ok({
    ...read,
    production,
    publicUrl: read.publicUrl ?? `http://localhost:${port}`,
    host: read.host ?? (production ? '0.0.0.0' : '127.0.0.1'),
    demoLogin: read.demoLogin ?? (!production && read.processes === 1),
    devMailbox: read.devMailbox ?? !production,
    demoLoginPort: read.demoLoginPort ?? (port === 0 ? 0 : port + 1),
    drainSeconds: read.drainSeconds ?? (production ? 5 : 0),
  });
}

/** The company of the catalogue and its claims, for what the settings leave out (CT-10). */
function companyOfCatalogue(env: Environment): Environment {
  const brand = loadBrand(env[settings.catalogueDir.name]?.trim() || shippedCatalogueDir);
  if (!brand) return {};
  const { email, phone, homepage, address, sender, sales } = brand.contact;
  const { iso_9001, years_of_experience, dealer_hours, contact_hours } = brand.claims ?? {};
  return {
    [settings.claimIso9001.name]: iso_9001 ? 'on' : 'off',
    [settings.claimYearsOfExperience.name]: String(years_of_experience ?? 0),
    ...(dealer_hours && { [settings.claimDealerHours.name]: String(dealer_hours) }),
    ...(contact_hours && { [settings.claimContactHours.name]: String(contact_hours) }),
    [settings.companyName.name]: brand.name,
    [settings.companyEmail.name]: email,
    [settings.companyPhone.name]: phone,
    [settings.companyHomepage.name]: homepage,
    [settings.companyAddress.name]: address.join('|'),
    [settings.mailFrom.name]: sender,
    [settings.salesEmail.name]: sales,
  };
}

/** An empty value counts as absent, because .env files often contain only the name. */
function readSetting(
  setting: Setting<unknown>,
  env: Environment,
  problems: string[],
  ofCatalogue: string | undefined,
): unknown {
  const given = env[setting.name]?.trim();
  const input = given || (ofCatalogue ?? setting.default);
  if (input === undefined) return undefined;
  const outcome = setting.parse(input);
  if (outcome.ok) return outcome.value;
  const shown = setting.secret ? '' : ` (it is "${input}")`;
  problems.push(`${setting.name} ${outcome.reason}${shown}.`);
  return undefined;
}

function missingInProduction(env: Environment): string[] {
  return Object.values(settings as Record<string, Setting<unknown>>)
    .filter((setting) => setting.neededInProduction && !env[setting.name]?.trim())
    .filter((setting) => {
      const alternative = setting.neededInProduction?.unless;
      return !(alternative && env[alternative]?.trim() === 'on');
    })
    .map((setting) => {
      const alternative = setting.neededInProduction?.unless;
      return `${setting.name} is missing: NODE_ENV=production needs it${alternative ? ` unless ${alternative} is on` : ''}.`;
    });
}

export type AerialSettings = Pick<Config, 'aerialTilesUrl' | 'aerialTilesAttribution' | 'aerialTilesZoom'>;

/** Who shows the yard from above, if somebody does (TD-06). */
export const aerialSource = (config: AerialSettings): TileSource | undefined =>
  config.aerialTilesUrl === undefined
    ? undefined
    : {
        url: config.aerialTilesUrl,
        attribution: config.aerialTilesAttribution ?? '',
        zoom: config.aerialTilesZoom,
      };
