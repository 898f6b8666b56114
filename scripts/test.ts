import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { slowestTests } from './slowest-tests.ts';
import { failureMark } from './tell-failures.ts';

/**
 * The whole test command: types, lint and dead code beside the build, then unit and store tests and browser tests.
 * Every stage runs even if another one failed, so that one run shows all failures.
 */
const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const stageMinutes = 40;
const tally = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();

// These use the time in which build and tests wait for a timer, a disk or an answer.
const checks: readonly [name: string, program: string, args: string[]][] = [
  ['types', 'node', ['scripts/run.mjs', 'scripts/check-types.ts']],
  ['lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['dead code and dependencies', 'knip', []],
];
const checked = Promise.all(
  checks.map(([name, program, args]) =>
    stage(name, () => command(program, args, { together: true, isPatient: true })),
  ),
);
await stage('build', () => command('node', ['scripts/run.mjs', 'scripts/build.ts'], { together: true }));
const unit = stage('unit and store tests', async () => {
  const clean = await command('vitest', [
    'run',
    '--reporter=default',
    '--reporter=./scripts/tell-failures.ts',
    '--reporter=json',
    `--outputFile.json=${reports}/unit.json`,
  ]);
  // An error outside of every test is in no count.
  return countVitest(`${reports}/unit.json`) && clean;
});
const browser = stage('browser tests', async () => {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/browser.json` };
  // Beside the unit tests one browser for two cores: with more, processes push each other out of the caches.
  const workers = Math.max(1, Math.floor(os.availableParallelism() / 2));
  const clean = await command('node', ['scripts/run.mjs', 'scripts/e2e.ts', `--workers=${workers}`], {
    env,
    together: true,
  });
  return countPlaywright(`${reports}/browser.json`) && clean;
});
await Promise.all([checked, unit, browser]);

console.log('\n── slowest tests');
for (const { title, seconds } of slowestTests(`${reports}/unit.json`, `${reports}/browser.json`))
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`);

console.log(`\nall stages took ${Math.round((Date.now() - started) / 1000)} s`);
console.log(
  `${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
);
process.exitCode = tally.failed > 0 ? 1 : 0;

/** Runs one stage. A stage without its own test report counts as one check. */
async function stage(name: string, run: () => Promise<boolean>): Promise<void> {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const clean = await run().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  tally[clean ? 'passed' : 'failed'] += 1;
  console.log(`── ${name}: ${clean ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - begun) / 1000)} s`);
}

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly together?: boolean;
  readonly isPatient?: boolean;
}

/**
 * A stage that exceeds its timeout fails, its processes are killed, and the next stages still run. `together` prints all
 * output at the end, for stages that run side by side. `isPatient` lets other processes go first.
 */
function command(
  program: string,
  args: string[],
  { env = {}, together = false, isPatient = false }: CommandOptions = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const windows = process.platform === 'win32';
    const child = spawn(program, args, {
      stdio: together ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell: windows,
      detached: !windows,
    });
    if (isPatient && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith(failureMark)) console.log(line);
      });
    const end = (signal: NodeJS.Signals) => {
      if (windows) child.kill(signal);
      else if (child.pid) process.kill(-child.pid, signal);
    };
    const timer = setTimeout(() => {
      console.error(`${program} did not end within ${stageMinutes} minutes`);
      end('SIGKILL');
    }, stageMinutes * 60_000);
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, end);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      for (const signal of signals) process.off(signal, end);
      process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

function countVitest(file: string): boolean {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return count(report.numPassedTests, report.numFailedTests, report.numPendingTests, report.success);
}

function countPlaywright(file: string): boolean {
  // A test that passes only on its second try has failed.
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return count(expected, unexpected + flaky, skipped, unexpected + flaky === 0 && expected > 0);
}

function count(passed: number, failed: number, skipped: number, success: boolean): boolean {
  tally.passed += passed;
  tally.failed += failed;
  tally.skipped += skipped;
  return success && passed > 0;
}
