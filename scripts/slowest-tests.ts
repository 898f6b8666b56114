import { existsSync, readFileSync } from 'node:fs';

export interface TimedTest {
  readonly title: string;
  readonly seconds: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** The slowest tests of the reports of Vitest and Playwright together, slowest first. A missing report is skipped. */
export function slowestTests(vitestFile: string, playwrightFile: string, count = 10): TimedTest[] {
  const unit = readReport<VitestReport>(vitestFile)?.testResults ?? [];
  const browser = readReport<PlaywrightSuite>(playwrightFile);
  const all = [
    ...unit.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    ...(browser ? browserTests(browser) : []),
  ];
  return all.sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

function browserTests({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({ title, file, tests }) => ({
    title: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(browserTests)];
}

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
