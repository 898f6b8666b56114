import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenParts } from './answers.ts';
import { answerText, blockHashes, blockSize, caseHashes, readHashes, writeHashes } from './hash-answers.ts';

/**
 * Compares the engine's answers to thousands of random cases with those of before:
 *
 *     npm run golden                      with the stored hashes
 *     npm run golden -- --against FOLDER  with another checkout, case by case
 *     npm run golden -- --show PART CASE  prints one answer
 *     npm run golden -- --write           stores the hashes of now, after a change that was wanted
 */
const hashFile = fileURLToPath(new URL('./hashes.json', import.meta.url));
const [command, ...rest] = process.argv.slice(2);

const allCases = () =>
  Object.fromEntries(Object.entries(goldenParts).map(([name, part]) => [name, caseHashes(part)]));
const allBlocks = () =>
  Object.fromEntries(Object.entries(goldenParts).map(([name, part]) => [name, blockHashes(part)]));

/** Prints a line for each part; the numbers of what differs. */
function report(
  now: Readonly<Record<string, readonly string[]>>,
  before: Readonly<Record<string, readonly string[]>>,
  unit: string,
): void {
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const [ours = [], theirs = []] = [now[name], before[name]];
    const length = Math.max(ours.length, theirs.length);
    const different = Array.from({ length }, (_, at) => at).filter((at) => ours[at] !== theirs[at]);
    console.info(
      `${different.length === 0 ? 'same' : 'DIFF'} ${name}: ${different.length} of ${length} ${unit} differ` +
        (different.length > 0 ? ` (${different.slice(0, 5).join(', ')} …)` : ''),
    );
    if (different.length > 0) process.exitCode = 1;
  }
}

if (command === '--write') {
  writeFileSync(hashFile, writeHashes(allBlocks()));
} else if (command === '--cases') {
  process.stdout.write(JSON.stringify(allCases()));
} else if (command === '--show') {
  const [name = '', number = '0'] = rest;
  const part = goldenParts[name];
  if (!part) throw new Error(`no part ${name}; there are ${Object.keys(goldenParts).join(', ')}`);
  process.stdout.write(`${JSON.stringify(JSON.parse(answerText(part.answer(Number(number)))), null, 2)}\n`);
} else if (command === '--against') {
  const [folder = ''] = rest;
  // By the command, because its file may be elsewhere in another version.
  const other = spawnSync('npm', ['run', '--silent', 'golden', '--', '--cases'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (other.status !== 0) throw new Error(`npm run golden of ${folder} ended with ${other.status}`);
  report(allCases(), JSON.parse(other.stdout), 'cases');
} else if (command === undefined) {
  report(allBlocks(), readHashes(readFileSync(hashFile, 'utf8')), `blocks of ${blockSize} cases`);
} else {
  console.error('usage: npm run golden [-- --against FOLDER | --show PART CASE | --write]');
  process.exitCode = 2;
}
