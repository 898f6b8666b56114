import { dealStates } from '../../packages/domain/src/deal/states.ts';
import { circlesIn, importsOf } from './import-graph.ts';
import { partsFile, rooms, stillUpwards } from './rooms.ts';
import { isTest, readsSample, type SourceFile } from './source-files.ts';

/** A rule returns one sentence for each violation. */
export type HouseRule = (files: readonly SourceFile[]) => string[];

/** Allowed imports between packages. Server, site and desk never import each other. */
const inBrowser = ['domain', 'contract', 'texts', 'ui', 'picture'].map((name) => `@silowright/${name}`);
const mayImport: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/contract': ['@silowright/domain'],
  'packages/texts': ['@silowright/domain'],
  'packages/catalogue': ['@silowright/domain', '@silowright/texts'],
  'apps/server': ['@silowright/domain', '@silowright/contract', '@silowright/texts', '@silowright/catalogue'],
  'packages/ui': ['@silowright/domain', '@silowright/contract', '@silowright/texts'],
  'packages/picture': ['@silowright/domain', '@silowright/contract', '@silowright/texts', '@silowright/ui'],
  'apps/site': inBrowser,
  'apps/desk': inBrowser,
};

export const importDirection: HouseRule = (files) =>
  importsOf(files).flatMap(({ file, from, target: resolved }) => {
    const home = Object.keys(mayImport).find((folder) => file.path.startsWith(`${folder}/`));
    if (!home) return [];
    if (from.startsWith('@silowright/')) {
      const target = from.split('/').slice(0, 2).join('/');
      if (readsSample(file.path, from)) return [];
      return mayImport[home]?.includes(target) ? [] : [`${file.path}: ${home} must not import ${target}`];
    }
    if (resolved !== undefined) {
      const isBuild = file.path.endsWith('/vite.config.ts') && resolved.startsWith('packages/ui/vite/');
      return resolved.startsWith(`${home}/`) || isBuild
        ? []
        : [`${file.path}: imports ${from} from outside its package`];
    }
    if (isTest(file.path)) return [];
    if (home === 'packages/domain')
      return [`${file.path}: the domain imports nothing from outside (${from})`];
    if (mayImport[home]?.includes('@silowright/ui') || home === 'packages/ui')
      return from.startsWith('node:') ? [`${file.path}: the browser has no ${from}`] : [];
    return [];
  });

/** No circles of files, type imports counted. */
export const noCircles: HouseRule = (files) =>
  circlesIn(files).map((circle) => `circle: ${circle.join(' → ')}`);

/** Rooms depend downwards only. Tests may use everything. */
export const roomsInOrder: HouseRule = (files) =>
  importsOf(files).flatMap(({ file, target }) => {
    if (isTest(file.path) || file.path === partsFile || stillUpwards.includes(file.path)) return [];
    const [, part = '', room = ''] = /^((?:apps|packages)\/[^/]+)\/src\/([^/]+)/.exec(file.path) ?? [];
    const order = rooms[part];
    const other = target?.startsWith(`${part}/src/`) ? target.slice(part.length + 5).split('/', 1)[0] : room;
    if (!order || !other || other === room || other.endsWith('.css')) return [];
    const place = order.indexOf(room);
    if (place === -1) return [`${file.path}: ${room} is not in the order of rooms`];
    if (target === partsFile)
      return room === 'platform' ? [`${file.path}: the platform knows no subject`] : [];
    return order.indexOf(other) > place
      ? []
      : [`${file.path}: ${room} is below ${other} and must not import it`];
  });

/** The file of parts has types only, so that it belongs to no room. */
export const partsAreTypes: HouseRule = (files) =>
  files.flatMap(({ path, text }) =>
    path === partsFile && /^import (?!type )|^export (?!interface |type )/m.test(text)
      ? [`${path}: has more than types`]
      : [],
  );

/** Product code does not import test code. */
export const noTestingInProduct: HouseRule = (files) =>
  importsOf(files).flatMap(({ file, target }) =>
    target && isTest(target) && !isTest(file.path) ? [`${file.path}: imports test code, ${target}`] : [],
  );

/** Tools use everything; what a build, a test or an operator runs does without them. */
export const nothingImportsTools: HouseRule = (files) =>
  importsOf(files).flatMap(({ file, target }) =>
    target?.startsWith('tools/') && !file.path.startsWith('tools/')
      ? [`${file.path}: imports a tool, ${target}`]
      : [],
  );

/** SQL is in the files of tables: the folder `store` of a subject, and what the platform keeps. */
const tables =
  /^apps\/server\/src\/(\w+\/store|app\/inspect|incoming|platform\/(db|jobs|source|visits|backup))\//;

export const sqlOnlyInStore: HouseRule = (files) =>
  importsOf(files).flatMap(({ file, from }) =>
    file.path.startsWith('apps/server/src/') &&
    !tables.test(file.path) &&
    !isTest(file.path) &&
    /^(kysely|pg|better-sqlite3)(\/|$)/.test(from)
      ? [`${file.path}: only files of tables may import ${from}`]
      : [],
  );

/** Screens do not import each other; shared code is in ui/, session/ or preview/. */
export const screensStandAlone: HouseRule = (files) =>
  importsOf(files).flatMap(({ file, target }) => {
    const [screen, other] = [file.path, target ?? ''].map((at) => /\/screens\/([^/]+)\//.exec(at)?.[1]);
    return screen && other && other !== screen
      ? [`${file.path}: screen ${screen} imports screen ${other}`]
      : [];
  });

/** Only main.ts reads the environment, and the build names it; only config.ts reads the web app's build-time settings. */
export const environmentOnce: HouseRule = (files) =>
  files.flatMap((file) => {
    if (isTest(file.path)) return [];
    const readsNode =
      /process\.env\b/.test(file.text) &&
      !['apps/server/src/main.ts', 'apps/site/vite.config.ts'].includes(file.path);
    const readsVite =
      /import\.meta\.env\b/.test(file.text) &&
      !['packages/ui/src/calls/config.ts', 'apps/site/vite.config.ts'].includes(file.path);
    return readsNode || readsVite ? [`${file.path}: reads the environment`] : [];
  });

/** What is read as JSON and is not stored by this product: requests, answers, files of a release, links, copies. */
const otherJson = [
  'apps/server/src/platform/config/version.ts',
  'apps/server/src/platform/http/json-body.ts',
  'apps/server/src/platform/http/page-shell.ts',
  'apps/server/src/deals/mails/write-mail.ts',
  'apps/server/src/mails/channels.ts',
  'apps/server/src/platform/identity/',
  'apps/server/src/prices/prepare-publish.ts',
  'apps/server/src/configurator/engineering-sheet.ts',
  'apps/server/src/platform/backup/backup-lines.ts',
  'apps/server/src/platform/db/migrations/',
  'apps/desk/src/dealers/dealers-page.tsx',
  'apps/desk/src/insight/insight.tsx',
  'apps/desk/src/prices/effect.ts',
  'packages/ui/src/catalogue/boot.ts',
  'apps/site/src/share/share-link.ts',
];
const storedReaders = ['apps/server/src/platform/db/stored-json.ts', 'packages/ui/src/kept/kept-json.ts'];

/** Stored documents have one reader on each side, which knows their version and form (C21). */
export const storedJsonByOneReader: HouseRule = (files) =>
  files.flatMap(({ path, text }) =>
    /^(apps|packages\/(ui|picture))\//.test(path) &&
    !isTest(path) &&
    /\bJSON\.parse\(/.test(text) &&
    ![...storedReaders, ...otherJson].some((place) => path.startsWith(place))
      ? [`${path}: read stored JSON by ${storedReaders.join(' or ')}`]
      : [],
  );

/** Those of price plans have the same words; earlier releases had these states. */
const otherStates = [
  'apps/server/src/prices/',
  'packages/contract/src/price-plans.ts',
  'apps/server/src/platform/db/migrations/',
];
const stateName = `['"](?:${Object.keys(dealStates).join('|')})['"]`;
const comparedState = new RegExp(
  `state\\w*(\\([^\\n]*?\\))?['"]?\\)?,?\\s*['"]?([!=]?==?|<>|:|(not )?in\\b)['"]?,?\\s*[[(]?${stateName}` +
    `|${stateName}\\s*[!=]==?[^\\n]{0,40}state`,
  'i',
);
/** A stage, which may be called as a state. */
const askedStage = /(stageOf\([^\n]*?\) [!=]==|statesIn\() ?'\w+'/g;

/** What a state of a quotation means is asked of the table of states; nothing else compares or sets one by its name. */
export const statesByTheTable: HouseRule = (files) =>
  files
    .filter(
      ({ path, text }) =>
        /^(apps|packages)\//.test(path) &&
        !isTest(path) &&
        path !== 'packages/domain/src/deal/states.ts' &&
        !otherStates.some((place) => path.startsWith(place)) &&
        comparedState.test(text.replace(askedStage, '')),
    )
    .map(({ path }) => `${path}: ask packages/domain/src/deal/states.ts about states of quotations`);

const catchAllNames = /(^|\/)(utils?|helpers?|misc|common|types)(\.tsx?$|\/)/;

export const noCatchAllNames: HouseRule = (files) =>
  files.flatMap((file) =>
    catchAllNames.test(file.path) ? [`${file.path}: name the file after what it does`] : [],
  );

const maxFileLines = 400;

export const shortFiles: HouseRule = (files) =>
  files.flatMap((file) => {
    if (isTest(file.path) || /\/(catalogue|data|locales)\//.test(file.path)) return [];
    const lines = file.text.split('\n').length;
    return lines > maxFileLines ? [`${file.path}: ${lines} lines, at most ${maxFileLines}`] : [];
  });

/** An object or an element lists its fields; `...{ a, b }` within it only packs them. */
export const noPacking: HouseRule = (files) =>
  files
    .filter(({ text }) => /\.\.\.\{[ \n]/.test(text))
    .map(({ path }) => `${path}: packs fields into a spread`);

/** A method of a package that is replaced, or one of its private fields. `z._default` is a public name of zod/mini. */
const foreignPart = /\.prototype\.\w+ = |(?<!\bz)\._[a-z]|\['_(?!zod'\])/;

/** What their own documents tell to do: layers of Leaflet have `_map`, the demo provider takes a rule for addresses. */
const documentedParts = [
  'apps/site/src/map/label-layer.ts',
  'apps/server/src/platform/identity/demo/start-demo-provider.ts',
];

/** Nothing in other people's packages is replaced, and no private field of theirs is used (C25). */
export const packagesAsTheyAre: HouseRule = (files) =>
  files
    .filter(({ path, text }) => !isTest(path) && !documentedParts.includes(path) && foreignPart.test(text))
    .map(({ path }) => `${path}: uses or replaces a private part of a package`);

/**
 * Browser tests find elements by their whole name. A part of a name also matches what shows for a moment, such as the
 * title of a dialog in a cell, and the test goes on too early. The name of a row is the text of all its cells.
 */
export const wholeNames: HouseRule = (files) =>
  files.flatMap(({ path, text }) => {
    if (!path.startsWith('e2e/') || path.startsWith('e2e/dom/')) return [];
    return [...text.matchAll(/getByRole\('(\w+)',\s*\{/g)].flatMap(({ 1: role, index }) => {
      const call = callAt(text, index);
      const hasPart = /[{,]\s*name(,| }|: (?!\/|new RegExp))/.test(call) && !call.includes('exact: true');
      return hasPart && role !== 'row' ? [`${path}: finds by a part of a name, ${call}`] : [];
    });
  });

/** A call up to its closing parenthesis. */
function callAt(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}
