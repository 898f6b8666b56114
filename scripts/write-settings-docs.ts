import { readFileSync, writeFileSync } from 'node:fs';
import type { Setting } from '../apps/server/src/setting.ts';
import { settings } from '../apps/server/src/settings.ts';

/** Writes the table of settings in README.md and the whole of .env.example from the one list in the server. */
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

const shownDefault = (setting: Setting<unknown>): string =>
  setting.defaultInWords ?? (setting.default ? `\`${setting.default}\`` : 'none');

const table = [
  '| setting | default | meaning |',
  '|---|---|---|',
  ...groupNames.flatMap((group) =>
    all
      .filter((setting) => setting.group === group)
      .map(
        (setting) =>
          `| \`${setting.name}\` | ${shownDefault(setting).replaceAll('|', '\\|')} | ${setting.description}${
            setting.neededInProduction ? ' Needed in production.' : ''
          } |`,
      ),
  ),
].join('\n');

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
writeFileSync(new URL('deploy/.env.example', root), composeExample);

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
writeFileSync(manifestFile, `${open}\n${others(open, false)}\n---${secrets}\n${others(secrets, true)}\n`);

const readmeFile = new URL('README.md', root);
const readme = readFileSync(readmeFile, 'utf8');
const marked = /<!-- settings -->[\s\S]*?<!-- \/settings -->/;
if (!marked.test(readme)) throw new Error('README.md has no <!-- settings --> … <!-- /settings --> part.');
writeFileSync(
  readmeFile,
  readme.replace(marked, () => `<!-- settings -->\n${table}\n<!-- /settings -->`),
);
writeFileSync(new URL('.env.example', root), example);
