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
const readmeFile = new URL('README.md', root);
const readme = readFileSync(readmeFile, 'utf8');
const marked = /<!-- settings -->[\s\S]*?<!-- \/settings -->/;
if (!marked.test(readme)) throw new Error('README.md has no <!-- settings --> … <!-- /settings --> part.');
writeFileSync(
  readmeFile,
  readme.replace(marked, () => `<!-- settings -->\n${table}\n<!-- /settings -->`),
);
writeFileSync(new URL('.env.example', root), example);
