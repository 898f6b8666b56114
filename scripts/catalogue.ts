import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { compareFolders } from '@silowright/catalogue/compare-folders';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { jsonSchemas } from '@silowright/catalogue/json-schemas';
import { type Problem, printProblem } from '@silowright/catalogue/problem';

/** `npm run catalogue -- check DIR | diff A B | schema DIR`: for the person who edits a catalogue. */
const usage = `usage: npm run catalogue -- <what>
  check DIR     every error and warning of a catalogue (--strict: warnings count, --json: for machines)
  diff A B      what changed from one catalogue to another
  schema DIR    writes DIR/.schema, so that an editor checks the files while you type`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { strict: { type: 'boolean' }, json: { type: 'boolean' } },
});
const [what, ...folders] = positionals;
const wanted = { check: 1, diff: 2, schema: 1 }[what ?? ''];
if (wanted === undefined || folders.length !== wanted) stop(usage);
for (const folder of folders)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) stop(`${folder} is not a folder`);

const [first = '', second = ''] = folders;
if (what === 'check') check(first);
else if (what === 'diff') diff(first, second);
else writeSchemas(first);

function check(folder: string): void {
  const { problems } = checked(folder);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (values.json) console.log(JSON.stringify(problems, undefined, 2));
  else {
    for (const problem of problems) console.log(printProblem(problem));
    console.log(`${folder}: ${errors} errors, ${warnings} warnings`);
  }
  process.exitCode = errors > 0 || (values.strict && warnings > 0) ? 1 : 0;
}

function diff(before: string, after: string): void {
  const lines = compareFolders(checked(before).folder, checked(after).folder);
  for (const line of lines) console.log(line);
  console.log(lines.length === 0 ? 'no differences' : `${lines.length} differences`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}

function writeSchemas(folder: string): void {
  const target = join(folder, '.schema');
  mkdirSync(target, { recursive: true });
  for (const [name, schema] of jsonSchemas()) writeFileSync(join(target, name), schema);
  console.log(`wrote ${jsonSchemas().size} schemas to ${target}`);
}

function checked(folder: string) {
  const { files, problems: unread } = readFolder(folder);
  const { folder: content, problems } = checkFolder(files);
  return { folder: content, problems: [...unread, ...problems] as readonly Problem[] };
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}
