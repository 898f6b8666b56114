import { existsSync, readFileSync } from 'node:fs';

/** What each run of `npm run torture` does and the required result; the figures come from tools/torture/results. */
type Runs = Readonly<Record<string, string>>;

export const securityRuns: Runs = {
  fuzz: 'malformed requests on every route: none causes a server error',
  'fuzz-postgres': 'the same on PostgreSQL',
  'race-offer': 'the same offer sent concurrently to two processes: exactly one is stored',
  'race-publish': 'the same version of a list published concurrently: exactly one is stored',
  'race-lists':
    'prices, options, dealers and releases published interleaved: every unit keeps a price for every option',
  'race-sign': 'the same quotation signed concurrently: exactly one signature is stored',
  'race-meeting': 'the same time booked concurrently: exactly one booking is stored',
  'race-recipient-limit': 'many concurrent mails to one address: never more than the limit',
  'costly-requests': 'the most expensive anonymous request: none costs more than 20 ms of processor time',
  'hostile-source':
    'one hostile source for an hour: it gets at most 5% of mails, times and connections, everybody else is served',
  'hostile-logos':
    'hostile pictures, and thousands of uploads by one address: nothing foreign is stored, everybody else is served',
  'slow-connections': 'connections that say little, to every route: all are let go',
};

export const reliabilityRuns: Runs = {
  'kill-sqlite': 'the server is killed under load, embedded database: no acknowledged write is lost',
  'kill-postgres': 'the server is killed under load, PostgreSQL: no acknowledged write is lost',
  'kill-database': 'PostgreSQL killed at work: nothing acknowledged is lost, the server lives on',
  'kill-publish':
    'the server is killed while staff publish and plan lists, on both engines: a publish is whole or absent',
  'kill-migration':
    'the server is killed while it migrates the data of the first release, on both engines: a migration is whole or absent, the next start completes it, no row is lost',
  'older-backup':
    'backups of older releases are restored into both engines: everything is there; older releases refuse a backup of this one',
  'disk-full': 'the disk fills up and is freed again: 503 and never 500, no acknowledged write is lost',
  'mail-down': 'an hour without a mail server, and one with every kind of failure: every mail arrives once',
  clock: 'the clock jumps by minutes, days and years: no request is rejected, every mail is sent',
  soak: 'steady load for a long time: neither the heap nor the process grows',
  overload: 'ten times the load it can serve: it keeps serving, excess requests get a time to retry',
  replicas: 'two processes on one PostgreSQL: limits, lists and visitors are shared, each mail is sent once',
  'rolling-restart': 'processes are replaced one by one under load: no request fails',
  'clock-at-start': 'servers start with clocks from ten years behind to fifty ahead: no row is erased',
  'frozen-replica': 'one of two replicas freezes inside its transactions: the other answers within 3 seconds',
  upgrade: 'two processes of the previous release are replaced by this release under load: no request fails',
  'upgrade-data':
    'this release starts on the data of the previous one, on both engines: every quotation is unchanged, numbers continue',
  'damaged-documents':
    'random bytes of the database are overwritten: the doctor names every changed document, no start prints a stack trace',
  'identity-away':
    'an OpenID provider fails in thirteen ways: visitors are served, staff get 503 or go on, and get in again',
  'planted-faults': 'ten faults that no visitor notices: each is reported within 10 seconds',
  'restore-drill': 'many offers are backed up, restored and compared row by row, on both engines',
};

/** Arguments that reach the required figures, in one run or in several that add up. */
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
  'kill-publish': '--times 20',
  'kill-migration': '--times 20',
  'hostile-source': '--minutes 60',
  'hostile-logos': '--uploads 3000',
  soak: '--minutes 30',
  'rolling-restart': '--times 50',
  'clock-at-start': '--starts 100',
  'damaged-documents': '--rounds 24',
  'identity-away': '--rounds 13',
  'frozen-replica': '--halts 200',
  upgrade: '--times 5',
  'upgrade-data': '--offers 40',
  'restore-drill': '--offers 200000',
};

export type Figures = Readonly<Record<string, number>>;

/** The table between the markers of a document; a run without results is marked. */
export const tortureTable = (figuresOf: (name: string) => Figures | undefined, runs: Runs): string =>
  [
    '| `npm run torture --` | what it does and the required result | results so far |',
    '|---|---|---|',
    ...Object.entries(runs).map(
      ([name, what]) => `| \`${commandOf(name)}\` | ${what} | ${inWords(figuresOf(name))} |`,
    ),
  ].join('\n');

const commandOf = (name: string): string => (wholeRuns[name] ? `${name} ${wholeRuns[name]}` : name);

const inWords = (figures: Figures | undefined): string =>
  figures === undefined
    ? 'not run yet'
    : [
        ...Object.entries(figures)
          .filter(([, count]) => count !== 0 || !hasManyZeros(figures))
          .map(([name, count]) => `${words(name)} ${count.toLocaleString('en-GB')}`),
        ...(hasManyZeros(figures) ? ['all else 0'] : []),
      ].join(', ');

const hasManyZeros = (figures: Figures): boolean =>
  Object.values(figures).filter((count) => count === 0).length > 2;

/** `wholeRounds` → `whole rounds`. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The results of all runs of that name. */
export function readFigures(name: string): Figures | undefined {
  const file = new URL(`results/${name}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;
}

const marked = /<!-- torture -->[\s\S]*?<!-- \/torture -->/;

export function withTortureTable(document: string, table: string): string {
  if (!marked.test(document)) throw new Error('There is no <!-- torture --> … <!-- /torture --> part.');
  return document.replace(marked, () => `<!-- torture -->\n${table}\n<!-- /torture -->`);
}
