import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  environmentOnce,
  type HouseRule,
  importDirection,
  noCatchAllNames,
  noCircles,
  noPacking,
  noTestingInProduct,
  nothingImportsTools,
  packagesAsTheyAre,
  partsAreTypes,
  roomsInOrder,
  screensStandAlone,
  shortFiles,
  sqlOnlyInStore,
  statesByTheTable,
  storedJsonByOneReader,
  wholeNames,
} from './house-rules.ts';
import { rooms } from './rooms.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

const sources = sourceFiles(/^(packages|apps)\/.*\.tsx?$/);
const everySource = sourceFiles(/\.tsx?$/);
const ofEverySource: readonly HouseRule[] = [nothingImportsTools, wholeNames];
const planted = (path: string, text: string): SourceFile[] => [{ path, text }];

const rules: { name: string; rule: HouseRule; violations: SourceFile[] }[] = [
  {
    name: 'imports follow domain <- contract <- {server, web}',
    rule: importDirection,
    violations: [
      ...planted('packages/domain/src/pricing/a.ts', "import { x } from '@silowright/texts/format';"),
      ...planted('packages/domain/src/pricing/b.ts', "import { readFileSync } from 'node:fs';"),
      ...planted('packages/contract/src/c.ts', "import { x } from '@silowright/server/app';"),
      ...planted('apps/site/src/d.tsx', "import { x } from '@silowright/server/app';"),
      ...planted('apps/site/src/e.tsx', "import { x } from '../../server/src/app.ts';"),
      ...planted('apps/server/src/f.ts', "const page = await import('@silowright/web/main');"),
      ...planted('apps/site/src/g.ts', "import path from 'node:path';"),
    ],
  },
  {
    name: 'rooms depend downwards only',
    rule: roomsInOrder,
    violations: [
      ...planted('apps/server/src/prices/a.ts', "import type { Offer } from '../deals/paper/quotation.ts';"),
      ...planted('apps/server/src/platform/mail/b.ts', "import { x } from '../../access/tokens.ts';"),
      ...planted('apps/server/src/platform/http/c.ts', "import type { P } from '../../server-parts.ts';"),
      ...planted('apps/server/src/desk/d.ts', "import { buildApp } from '../app/app.ts';"),
      ...planted('apps/server/src/new-room/e.ts', "import { x } from '../platform/config/config.ts';"),
      ...planted('apps/site/src/session/f.ts', "import { goBack } from '../flow/step-navigation.ts';"),
      ...planted('apps/desk/src/prices/g.tsx', "import { ListPage } from '../incoming/list/list-page.tsx';"),
      ...planted('packages/ui/src/parts/h.tsx', "import { SkipLink } from '../page/skip-link.tsx';"),
    ],
  },
  {
    name: 'the parts of a server are types',
    rule: partsAreTypes,
    violations: [
      ...planted('apps/server/src/server-parts.ts', "import { x } from './deals/paper/quotation.ts';"),
      ...planted('apps/server/src/server-parts.ts', 'export const parts = 1;'),
    ],
  },
  {
    name: 'product code does not import test code',
    rule: noTestingInProduct,
    violations: planted('apps/server/src/dev/a.ts', "import { x } from '../store/testing/engines.ts';"),
  },
  {
    name: 'nothing imports the tools',
    rule: nothingImportsTools,
    violations: [
      ...planted('scripts/a.ts', "import { x } from '../tools/golden/answers.ts';"),
      ...planted('e2e/b.spec.ts', "const { x } = await import('../tools/torture/ledger.ts');"),
    ],
  },
  {
    name: 'SQL is in the files of tables',
    rule: sqlOnlyInStore,
    violations: planted('apps/server/src/deals/create-offer.ts', "import { sql } from 'kysely';"),
  },
  {
    name: 'a screen does not import another screen',
    rule: screensStandAlone,
    violations: planted(
      'apps/site/src/screens/volume/volume.tsx',
      "import { Map } from '../location/location.tsx';",
    ),
  },
  {
    name: 'the environment is read in one place',
    rule: environmentOnce,
    violations: [
      ...planted('apps/server/src/app/app.ts', 'const port = process.env.PORT;'),
      ...planted('packages/ui/src/calls/api.ts', 'const base = import.meta.env.BASE_URL;'),
    ],
  },
  {
    name: 'stored JSON has one reader on each side (C21)',
    rule: storedJsonByOneReader,
    violations: [
      ...planted('apps/server/src/desk/a.ts', 'const offer: Offer = JSON.parse(row.frozen);'),
      ...planted('apps/site/src/yard/a.ts', 'const plan = JSON.parse(kept) as YardPlan;'),
    ],
  },
  {
    name: 'only the table of states knows the states of quotations (AF-03)',
    rule: statesByTheTable,
    violations: [
      ...planted('apps/server/src/deals/a.ts', "if (row.state === 'signed') return;"),
      ...planted('apps/server/src/deals/b.ts', "if ('open' !== offer.state) return;"),
      ...planted('apps/server/src/deals/store/c.ts', "query.where('state', '=', 'open')"),
      ...planted('apps/server/src/deals/store/d.ts', "query.where('offers.state', 'in', ['open', 'asked'])"),
      ...planted('apps/server/src/desk/store/e.ts', "sql`own.state <> 'signed'`"),
      ...planted('apps/server/src/deals/store/f.ts', "db.updateTable('offers').set({ state: 'superseded' })"),
      ...planted('apps/desk/src/incoming/g.tsx', "const isClosed = signingState(row) === 'voided';"),
    ],
  },
  {
    name: 'browser tests find elements by their whole name',
    rule: wholeNames,
    violations: [
      ...planted('e2e/a.spec.ts', "page.getByRole('cell', { name: 'Version 1 again' })"),
      ...planted('e2e/b.spec.ts', "page.getByRole('button', { name: t('admin.save', { count: 1 }) })"),
    ],
  },
  {
    name: 'no object or element packs its fields into a spread',
    rule: noPacking,
    violations: [
      ...planted('apps/server/src/a.ts', 'write({ ...{ id, name }, state });'),
      ...planted('apps/site/src/a.tsx', '<Card {...{ item, group }} />'),
    ],
  },
  {
    name: 'packages are used as they are (C25)',
    rule: packagesAsTheyAre,
    violations: [
      ...planted('apps/server/src/a.ts', 'doc._font = font;'),
      ...planted('apps/server/src/b.ts', "const { x } = doc['_fontSource'];"),
      ...planted('apps/site/src/c.ts', 'Socket.prototype.cork = () => {};'),
    ],
  },
  {
    name: 'no file has a catch-all name',
    rule: noCatchAllNames,
    violations: planted('apps/site/src/utils.ts', ''),
  },
  {
    name: 'files stay short',
    rule: shortFiles,
    violations: planted('apps/server/src/long.ts', 'const line = 1;\n'.repeat(401)),
  },
];

test.each(rules)('$name', ({ rule }) => {
  expect(rule(ofEverySource.includes(rule) ? everySource : sources)).toEqual([]);
});

test.each(rules)('the rule reports a planted violation: $name', ({ rule, violations }) => {
  for (const file of violations) expect(rule([file]), file.path).toHaveLength(1);
});

test('no import circle in the repository', () => {
  expect(noCircles(everySource)).toEqual([]);
});

test('the rule reports a planted circle of type imports and dynamic imports', () => {
  const circle = [
    ...planted('tools/torture/a.ts', "import type { B } from './parts/b.ts';"),
    ...planted('tools/torture/parts/b.ts', "const { c } = await import('../c.ts');"),
    ...planted('tools/torture/c.ts', "export { a } from './a.ts';"),
  ];
  expect(noCircles(circle)).toEqual([
    'circle: tools/torture/a.ts → tools/torture/parts/b.ts → tools/torture/c.ts',
  ]);
  expect(noCircles(circle.slice(1))).toEqual([]);
});

test.each(['server', 'site', 'desk'])('ARCHITECTURE.md lists the rooms of %s in their order', (part) => {
  const [, section = ''] =
    new RegExp(`^## The rooms of the ${part}$(.*?)(^## |(?![\\s\\S]))`, 'ms').exec(
      readFileSync('ARCHITECTURE.md', 'utf8'),
    ) ?? [];
  const rows = section.matchAll(/^\| \d+ \| (.*?) \|/gm);
  const listed = [...rows].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, room]) => room));
  expect(listed).toEqual(rooms[`apps/${part}`]);
});

test('there are files to check', () => {
  expect(sources.length).toBeGreaterThan(50);
});

test('the lockfile and the sources name no package registry', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const resolved = Object.values(lock.packages as Record<string, { resolved?: string }>)
    .map((entry) => entry.resolved)
    .filter((address) => address?.startsWith('http'));
  expect(resolved).toEqual([]);
});
