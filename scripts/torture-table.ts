import { existsSync, readFileSync } from 'node:fs';

/** What each run of `npm run torture` tries, and what it must show; the figures come from torture/results. */
type Runs = Readonly<Record<string, string>>;

export const securityRuns: Runs = {
  fuzz: 'spoilt requests over every route: none ends in a fault of ours',
  'fuzz-postgres': 'the same with PostgreSQL behind the server',
  'race-offer': 'the same offer at once over two processes: exactly one',
  'race-publish': 'the same version of a list published at once: exactly one',
  'race-lists':
    'prices, options, dealers and releases published in any order of their steps: every unit keeps a price for every option',
  'race-sign': 'the same quotation signed at once: exactly one',
  'race-meeting': 'the same time booked at once: exactly one',
  'race-recipient-limit': 'many mails to one address at once: never more than the limit allows',
  'costly-requests':
    'the search for the dearest anonymous request: none costs more than 20 ms of processor time',
  'hostile-source':
    'an hour of one source: at most 5% of mails, times and connections, and honest quotations are all queued',
  'slow-connections': 'connections that say little: all are let go',
  overload: 'ten times what it can serve: it goes on serving, the rest is told when to come back',
  'kill-sqlite': 'the server killed at work, embedded database: nothing acknowledged is lost',
  'kill-postgres': 'the server killed at work, PostgreSQL: nothing acknowledged is lost',
  'kill-database': 'PostgreSQL killed at work: nothing acknowledged is lost, the server lives on',
};

export const reliabilityRuns: Runs = {
  'kill-sqlite': 'the server killed at work, embedded database: nothing acknowledged is lost',
  'kill-postgres': 'the server killed at work, PostgreSQL: nothing acknowledged is lost',
  'kill-database': 'PostgreSQL killed at work: nothing acknowledged is lost, the server lives on',
  'disk-full': 'the disk runs full and gets room again: 503 and never 500, nothing acknowledged is lost',
  'mail-down': 'an hour without a mail server, and one in every bad mood: every mail arrives, once',
  clock: 'the clock leaps by minutes, days and years: nobody is refused, every mail goes out',
  soak: 'steady work for a long time: neither the heap nor the process grows',
  overload: 'ten times what it can serve: it goes on serving, the rest is told when to come back',
  replicas: 'two processes on one PostgreSQL: limits, lists and visitors are shared, each mail goes once',
  'rolling-restart': 'one process after the other replaced under load: no request fails',
  'clock-at-start': 'servers start with clocks from ten years behind to fifty ahead: no row is erased',
  'frozen-replica':
    'one of two replicas halts inside its transactions: the other one answers within 3 seconds',
  upgrade: 'two processes of the previous release are replaced by this one under load: no request fails',
  'planted-faults': 'ten faults that no visitor reports: each is named within 10 seconds',
  'restore-drill': 'many offers backed up, restored and compared row by row, on both engines',
};

/** What it takes to reach the figures that were asked for, in one run or in several that add up. */
const wholeRuns: Runs = {
  fuzz: '--requests 1000000',
  'race-offer': '--rounds 10000',
  'race-publish': '--rounds 10000',
  'race-lists': '--rounds 10000',
  'race-sign': '--rounds 10000',
  'race-meeting': '--rounds 10000',
  'race-recipient-limit': '--rounds 10000',
  'kill-sqlite': '--times 500',
  'kill-postgres': '--times 500',
  'kill-database': '--times 200',
  'hostile-source': '--minutes 60',
  soak: '--minutes 30',
  'rolling-restart': '--times 50',
  'clock-at-start': '--starts 100',
  'frozen-replica': '--halts 200',
  upgrade: '--times 5',
  'restore-drill': '--offers 200000',
};

export type Figures = Readonly<Record<string, number>>;

/** The table between the markers of a document; a run nobody made says so. */
export const tortureTable = (
  figuresOf: (name: string) => Figures | undefined,
  runs: Runs = securityRuns,
): string =>
  [
    '| `npm run torture --` | what it tries, and what must come of it | seen so far |',
    '|---|---|---|',
    ...Object.entries(runs).map(
      ([name, what]) => `| \`${commandOf(name)}\` | ${what} | ${inWords(figuresOf(name))} |`,
    ),
  ].join('\n');

const commandOf = (name: string): string => (wholeRuns[name] ? `${name} ${wholeRuns[name]}` : name);

const inWords = (figures: Figures | undefined): string =>
  figures === undefined
    ? 'not run yet'
    : Object.entries(figures)
        .map(([name, count]) => `${words(name)} ${count.toLocaleString('en-GB')}`)
        .join(', ');

/** `wholeRounds` → `whole rounds`. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What the runs of that name have seen so far. */
export function readFigures(name: string): Figures | undefined {
  const file = new URL(`../torture/results/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;
}

const marked = /<!-- torture -->[\s\S]*?<!-- \/torture -->/;

export function withTortureTable(document: string, table: string): string {
  if (!marked.test(document)) throw new Error('There is no <!-- torture --> … <!-- /torture --> part.');
  return document.replace(marked, () => `<!-- torture -->\n${table}\n<!-- /torture -->`);
}
