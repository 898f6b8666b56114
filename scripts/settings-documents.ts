import { readFileSync } from 'node:fs';
import type { Setting } from '../apps/server/src/config/setting.ts';
import { settings } from '../apps/server/src/config/settings.ts';

const all: readonly Setting<unknown>[] = Object.values(settings);
const groups = {
  server: 'Server',
  data: 'Data',
  mail: 'Mail',
  staff: 'Staff login',
  company: 'Company',
  visitor: 'Links for visitors',
  outside: 'Outside services',
} as const satisfies Record<Setting<unknown>['group'], string>;
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

function row(setting: Setting<unknown>): string {
  const shown = setting.defaultInWords ?? (setting.default ? `\`${setting.default}\`` : 'none');
  const needed = setting.neededInProduction ? ' Needed in production.' : '';
  return `| \`${setting.name}\` | ${shown.replaceAll('|', '\\|')} | ${setting.description}${needed} |`;
}

/** docs/settings.md: one table per group. */
const handbook = [
  '# Settings',
  '',
  'Environment variables. All are optional for a first look; with `NODE_ENV=production` the start names those that are missing. `npm run settings-docs` writes this page and the examples (`.env.example`, `deploy/.env.example`, `deploy/kubernetes/settings.yaml`) from the list of settings in `apps/server`.',
  ...groupNames.flatMap((group) => [
    '',
    `## ${groups[group]}`,
    '',
    '| setting | default | meaning |',
    '|---|---|---|',
    ...all.filter((setting) => setting.group === group).map(row),
  ]),
  '',
].join('\n');

/** .env.example */
const example = [
  '# Every setting with its default; nothing is needed to try Silowright.',
  ...groupNames.flatMap((group) => [
    '',
    `# ${groups[group]}`,
    ...all
      .filter((setting) => setting.group === group)
      .flatMap((setting) => [`# ${setting.description}`, `# ${setting.name}=${setting.default ?? ''}`]),
  ]),
  '',
].join('\n');

const root = new URL('../', import.meta.url);

/** deploy/.env.example: what the compose file asks for, then every setting that it does not decide itself. */
const composeFile = readFileSync(new URL('deploy/compose.yaml', root), 'utf8');
const decided = new Set([...composeFile.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
const composeExample = [
  '# Values of deploy/compose.yaml; copy to deploy/.env and fill in.',
  'SITE_HOST=configurator.example.com',
  'DATABASE_PASSWORD=',
  'SMTP_URL=smtps://user:password@mail.example.com',
  'MAIL_FROM=quotations@example.com',
  'SALES_EMAIL=sales@example.com',
  '# Empty: a volume of Docker. A folder of the host must belong to user 1000.',
  'BACKUP_DIR=',
  '',
  '# Every other setting reaches the servers too. Files (SIGN_KEY_FILE) must lie in a volume of the containers.',
  ...groupNames.flatMap((group) => {
    const open = all.filter((setting) => setting.group === group && !decided.has(setting.name));
    if (open.length === 0) return [];
    return ['', `# ${groups[group]}`, ...open.map(({ name, default: value }) => `# ${name}=${value ?? ''}`)];
  }),
  '',
].join('\n');

/** deploy/kubernetes/settings.yaml: below what the example gives, every other setting as a comment. */
const manifestFile = new URL('deploy/kubernetes/settings.yaml', root);
const [open = '', secrets = ''] = readFileSync(manifestFile, 'utf8')
  .split(/^---$/m)
  .map((part) => part.replace(/\n {2}# Every other[\s\S]*$/, '').trimEnd());
const others = (part: string, secret: boolean): string =>
  [
    '  # Every other one, with its default:',
    ...all
      .filter((setting) => (setting.secret ?? false) === secret)
      .filter(({ name }) => !new RegExp(`^ {2}${name}:`, 'm').test(part))
      .map(({ name, default: value }) => `  # ${name}: "${value ?? ''}"`),
  ].join('\n');
const manifest = `${open}\n${others(open, false)}\n---${secrets}\n${others(secrets, true)}\n`;

/** What `npm run settings-docs` writes: path → content, made from the one list of settings in the server. */
export const settingsDocuments: Readonly<Record<string, string>> = {
  'docs/settings.md': handbook,
  '.env.example': example,
  'deploy/.env.example': composeExample,
  'deploy/kubernetes/settings.yaml': manifest,
};
