import { isTest, type SourceFile } from './source-files.ts';

/** A rule of the house names what breaks it, one sentence a violation; an empty list is a clean house. */
export type HouseRule = (files: readonly SourceFile[]) => string[];

/** What each package may import from the others. Server and web never meet. */
const mayImport: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/contract': ['@silowright/domain'],
  'packages/texts': ['@silowright/domain'],
  'apps/server': ['@silowright/domain', '@silowright/contract', '@silowright/texts'],
  'apps/web': ['@silowright/domain', '@silowright/contract', '@silowright/texts'],
};

export const importDirection: HouseRule = (files) =>
  imports(files).flatMap(({ file, from }) => {
    const home = Object.keys(mayImport).find((folder) => file.path.startsWith(`${folder}/`));
    if (!home) return [];
    if (from.startsWith('@silowright/')) {
      const target = from.split('/').slice(0, 2).join('/');
      return mayImport[home]?.includes(target) ? [] : [`${file.path}: ${home} must not import ${target}`];
    }
    if (from.startsWith('.')) {
      const resolved = new URL(from, `file:///${file.path}`).pathname.slice(1);
      return resolved.startsWith(`${home}/`) ? [] : [`${file.path}: leaves its package by ${from}`];
    }
    if (isTest(file.path)) return [];
    if (home === 'packages/domain')
      return [`${file.path}: the domain imports nothing from outside (${from})`];
    if (home === 'apps/web' && from.startsWith('node:')) return [`${file.path}: the browser has no ${from}`];
    return [];
  });

/** Only the store speaks SQL. */
export const sqlOnlyInStore: HouseRule = (files) =>
  imports(files).flatMap(({ file, from }) =>
    file.path.startsWith('apps/server/src/') &&
    !file.path.startsWith('apps/server/src/store/') &&
    !isTest(file.path) &&
    /^(kysely|pg|better-sqlite3)(\/|$)/.test(from)
      ? [`${file.path}: only apps/server/src/store may import ${from}`]
      : [],
  );

/** A screen stands alone: what two screens share lives in ui/, session/ or preview/. */
export const screensStandAlone: HouseRule = (files) =>
  imports(files).flatMap(({ file, from }) => {
    const screen = /^apps\/web\/src\/screens\/([^/]+)\//.exec(file.path)?.[1];
    if (!screen || !from.startsWith('.')) return [];
    const target = /screens\/([^/]+)\//.exec(new URL(from, `file:///${file.path}`).pathname)?.[1];
    return target && target !== screen ? [`${file.path}: screen ${screen} imports screen ${target}`] : [];
  });

/** The environment is read once, in main.ts; the web app's build-time settings once, in config.ts. */
export const environmentOnce: HouseRule = (files) =>
  files.flatMap((file) => {
    if (isTest(file.path)) return [];
    const readsNode = /process\.env\b/.test(file.text) && file.path !== 'apps/server/src/main.ts';
    const readsVite =
      /import\.meta\.env\b/.test(file.text) &&
      !['apps/web/src/config.ts', 'apps/web/vite.config.ts'].includes(file.path);
    return readsNode || readsVite ? [`${file.path}: reads the environment`] : [];
  });

const drawerNames = /(^|\/)(utils?|helpers?|misc|common|types)(\.tsx?$|\/)/;

export const honestNames: HouseRule = (files) =>
  files.flatMap((file) =>
    drawerNames.test(file.path) ? [`${file.path}: name the file after what it does`] : [],
  );

const longestFile = 400;

export const shortFiles: HouseRule = (files) =>
  files.flatMap((file) => {
    if (isTest(file.path) || /\/(catalogue|data|locales)\//.test(file.path)) return [];
    const lines = file.text.split('\n').length;
    return lines > longestFile ? [`${file.path}: ${lines} lines, at most ${longestFile}`] : [];
  });

function imports(files: readonly SourceFile[]): { file: SourceFile; from: string }[] {
  const statement =
    /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
  return files.flatMap((file) =>
    [...file.text.matchAll(statement)].map((match) => ({ file, from: match[1] ?? match[2] ?? '' })),
  );
}
