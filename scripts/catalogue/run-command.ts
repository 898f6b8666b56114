import { existsSync, readdirSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { compareFolders } from '@silowright/catalogue/compare-folders';
import { printDifference } from '@silowright/catalogue/differences';
import { ownTexts } from '@silowright/catalogue/disk/program-texts';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { type Problem, printProblems } from '@silowright/catalogue/problem';
import { BackupRefused } from '../../apps/server/src/platform/backup/backup-tables.ts';
import { DatabaseUnfit } from '../../apps/server/src/platform/db/store-errors.ts';
import { installationOf } from '../backup-command.ts';
import { acceptTexts, listTexts, printTexts } from './list-texts.ts';
import { knownVersions, publishVersion } from './publish-version.ts';
import { publishedPrices } from './published-prices.ts';
import { writeNew, writeSchemas } from './write-new.ts';

/**
 * `npm run catalogue -- …`: for the person who edits a catalogue. Exit codes: 0 good; 1 the catalogue has errors, or
 * diff or texts found something; 2 wrong call, or something cannot be read.
 */
const usage = `usage: npm run catalogue -- <what>
  check DIR             every error and warning of a catalogue (--strict: warnings count as errors)
  new DIR               writes a small complete catalogue to start from; DIR must be empty or not exist
  diff A B              what changed from catalogue A to B (--published: also which prices of staff stay)
  texts DIR             what is missing, changed in English or surplus in program-texts/ (--accept: remembers
                        that the texts translate the sentences of this release)
  schema DIR            writes DIR/.schema, so that an editor checks the files while you type
  publish               lists the catalogues that this installation has served
  publish --version N   makes the content of version N the next version

check, diff, texts and publish take --json. diff --published and publish use the database of DATA_DIR or DATABASE_URL.`;

export interface CommandSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

/** Ends the command with 2 and a sentence. */
class Stop extends Error {}

/** Runs one command and returns its exit code. */
export async function runCatalogueCommand(
  args: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> {
  try {
    const { values, positionals } = readArguments(args);
    const [what = '', ...folders] = positionals;
    const [before = '', after = ''] = folders;
    const wanted = { check: 1, new: 1, diff: 2, texts: 1, schema: 1, publish: 0 }[what];
    if (wanted === undefined || folders.length !== wanted) throw new Stop(usage);
    const call = { ...surroundings, values };
    if (what === 'check') return check(before, call);
    if (what === 'new') return makeNew(before, call);
    if (what === 'diff') return await diff(before, after, call);
    if (what === 'texts') return texts(before, call);
    if (what === 'schema') return schema(before, call);
    return await publish(call);
  } catch (error) {
    if (!isExpected(error)) throw error;
    surroundings.printError(error.message);
    return 2;
  }
}

interface Call extends CommandSurroundings {
  readonly values: ReturnType<typeof readArguments>['values'];
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        accept: { type: 'boolean' },
        strict: { type: 'boolean' },
        json: { type: 'boolean' },
        published: { type: 'boolean' },
        version: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Stop(`${(error as Error).message}\n\n${usage}`);
  }
}

function check(folder: string, { values, print }: Call): number {
  const { problems, errors } = checked(folder);
  const warnings = problems.length - errors.length;
  if (values.json) print(JSON.stringify(problems, undefined, 2));
  else {
    for (const line of printProblems(problems)) print(line);
    print(`${folder}: ${errors.length} errors, ${warnings} warnings`);
  }
  return errors.length > 0 || (values.strict && warnings > 0) ? 1 : 0;
}

function makeNew(folder: string, { print }: Call): number {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Stop(`${folder} is not empty; name a new folder`);
  writeNew(folder);
  print(`wrote a small complete catalogue to ${folder}

Next: edit it, then
  npm run catalogue -- check ${folder}
  CATALOGUE_DIR=${folder} npm start`);
  return 0;
}

async function diff(
  before: string,
  after: string,
  { values, env, print, printError }: Call,
): Promise<number> {
  const [old, now] = [checked(before), checked(after)];
  const broken = [...old.errors, ...now.errors];
  if (broken.length > 0) {
    for (const [folder, { errors }] of [
      [before, old],
      [after, now],
    ] as const)
      for (const line of printProblems(errors)) printError(`${folder}: ${line}`);
    return 1;
  }
  const { money } = now.folder;
  const digits = money?.currencies[money.base]?.minor_digits ?? 2;
  const published = values.published
    ? await publishedPrices(installationOf(env).location, digits)
    : undefined;
  const differences = compareFolders(old.folder, now.folder, published);
  if (values.json) print(JSON.stringify(differences, undefined, 2));
  else {
    for (const difference of differences) print(printDifference(difference));
    print(differences.length === 0 ? 'no differences' : `${differences.length} differences`);
  }
  return differences.length > 0 ? 1 : 0;
}

function texts(dir: string, { values, print }: Call): number {
  if (values.accept) acceptTexts(dir, checked(dir).folder);
  const all = listTexts(checked(dir).folder);
  if (values.json) print(JSON.stringify(all, undefined, 2));
  else for (const line of all.flatMap(printTexts)) print(line);
  if (all.length === 0) print('no program-texts');
  return all.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

function schema(folder: string, { print }: Call): number {
  demandFolder(folder);
  writeSchemas(folder);
  print(`wrote the schemas to ${folder}/.schema`);
  return 0;
}

async function publish({ values, env, print }: Call): Promise<number> {
  const { location } = installationOf(env);
  const known = await knownVersions(location);
  if (values.version === undefined) {
    if (values.json) print(JSON.stringify(known, undefined, 2));
    else
      for (const { version, publishedAt, differences } of known)
        print(
          `version ${version}, ${publishedAt}: ${differences[0] ?? 'the first catalogue'}${more(differences)}`,
        );
    return 0;
  }
  const version = Number(values.version);
  if (!known.some((one) => one.version === version))
    throw new Stop(
      `there is no catalogue version ${values.version}; there are ${known.map((one) => one.version).join(', ') || 'none'}`,
    );
  if (known[0]?.version === version) throw new Stop(`version ${version} is the latest one already`);
  const released = await publishVersion(location, version);
  if (values.json) print(JSON.stringify(released, undefined, 2));
  else {
    for (const difference of released.differences) print(difference);
    for (const name of released.kept) print(`${name}: the price published by staff stays`);
    for (const name of released.leftOut) print(`${name}: left out, because it has no price`);
    print(`version ${released.version} has the content of version ${version}`);
  }
  return 0;
}

const more = (lines: readonly string[]): string => (lines.length > 1 ? ` and ${lines.length - 1} more` : '');

function checked(folder: string) {
  demandFolder(folder);
  const { files, problems: unread } = readFolder(folder);
  const { folder: content, problems: found } = checkFolder(files, ownTexts());
  const problems: readonly Problem[] = [...unread, ...found];
  return { folder: content, problems, errors: problems.filter(({ severity }) => severity === 'error') };
}

function demandFolder(folder: string): void {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Stop(`${folder} is not a folder`);
}

/** Errors of the machine, such as a missing permission, and of the database. */
function isExpected(error: unknown): error is Error {
  return (
    error instanceof Stop ||
    error instanceof DatabaseUnfit ||
    error instanceof BackupRefused ||
    typeof (error as { code?: unknown }).code === 'string'
  );
}
