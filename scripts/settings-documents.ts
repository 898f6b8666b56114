import { readFileSync } from 'node:fs';
import type { Setting } from '../apps/server/src/platform/config/setting.ts';
import { settings } from '../apps/server/src/platform/config/settings.ts';

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
  'Environment variables. All are optional for a trial. With `NODE_ENV=production` the server refuses to start and lists the missing ones. `npm run settings-docs` writes this page and the examples (`.env.example`, `deploy/.env.example`, `deploy/kubernetes/settings.yaml`) from the list of settings in `apps/server`.',
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
  '# Every setting with its default. None is required to try Silowright.',
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

/** deploy/.env.example: the variables of the compose file, then every setting that it does not set. */
const composeFile = readFileSync(new URL('deploy/compose.yaml', root), 'utf8');
const decided = new Set([...composeFile.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name));
const composeExample = [
  '# Values for deploy/compose.yaml. Copy this file to deploy/.env and fill it in.',
  'SITE_HOST=configurator.example.com',
  'DATABASE_PASSWORD=',
  'SMTP_URL=smtps://user:password@mail.example.com',
  'MAIL_FROM=quotations@example.com',
  'SALES_EMAIL=sales@example.com',
  '# Empty: a Docker volume. A host folder must be owned by user 1000.',
  'BACKUP_DIR=',
  '',
  '# All other settings are passed to the servers too. Files (SIGN_KEY_FILE) must be in a volume of the containers.',
  ...groupNames.flatMap((group) => {
    const open = all.filter((setting) => setting.group === group && !decided.has(setting.name));
    if (open.length === 0) return [];
    return ['', `# ${groups[group]}`, ...open.map(({ name, default: value }) => `# ${name}=${value ?? ''}`)];
  }),
  '',
].join('\n');

/** deploy/kubernetes/settings.yaml: every setting that the example does not set, as a comment. */
const manifestFile = new URL('deploy/kubernetes/settings.yaml', root);
const [open = '', secrets = ''] = readFileSync(manifestFile, 'utf8')
  .split(/^---$/m)
  .map((part) => part.replace(/\n {2}# All other settings[\s\S]*$/, '').trimEnd());
const others = (part: string, secret: boolean): string =>
  [
    '  # All other settings with their defaults:',
    ...all
      .filter((setting) => (setting.secret ?? false) === secret)
      .filter(({ name }) => !new RegExp(`^ {2}${name}:`, 'm').test(part))
      .map(({ name, default: value }) => `  # ${name}: "${value ?? ''}"`),
  ].join('\n');
const manifest = `${open}\n${others(open, false)}\n---${secrets}\n${others(secrets, true)}\n`;

/** The files that `npm run settings-docs` writes: path → content, from the server's list of settings. */
export const settingsDocuments: Readonly<Record<string, string>> = {
  'docs/settings.md': handbook,
  '.env.example': example,
  'deploy/.env.example': composeExample,
  'deploy/kubernetes/settings.yaml': manifest,
};
