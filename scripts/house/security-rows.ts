import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ThreatRow {
  readonly threat: number;
  /** Link targets of the row's proofs. */
  readonly links: readonly string[];
}

/** The rows `| 7 | … | … | [proof](…) |` of docs/security.md. */
export const threatRows = (document: string): ThreatRow[] =>
  [...document.matchAll(/^\| (\d+) \|(.*)\|$/gm)].map(([, number = '', rest = '']) => ({
    threat: Number(number),
    links: [...(rest.split(' | ').at(-1) ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
  }));

/** Whether a title of that text ends in the threat's number: `… (ID-06, threats 38, 39)`, `… (threat 63, S4)`. */
export const namesThreat = (text: string, threat: number): boolean =>
  [...text.matchAll(/\bthreats? (\d+(?:, \d+)*)(?:, [A-Z]\d+)*\)[^'"`\n]*['"`]/g)].some(([, list = '']) =>
    list.split(', ').includes(String(threat)),
  );

/** The errors of the table, one sentence each: a threat without a row, or an invalid proof. */
export function threatProblems(
  rows: readonly ThreatRow[],
  lastThreat: number,
  read: (link: string) => string | undefined,
): string[] {
  const numbers = rows.map(({ threat }) => threat);
  const wanted = Array.from({ length: lastThreat }, (_, at) => at + 1);
  return [
    ...wanted.filter((threat) => !numbers.includes(threat)).map((threat) => `threat ${threat} has no row`),
    ...numbers
      .filter((threat, at) => numbers.indexOf(threat) !== at)
      .map((threat) => `threat ${threat} has two rows`),
    ...rows.flatMap(({ threat, links }) => (links.length === 0 ? [`threat ${threat} has no proof`] : [])),
    ...rows.flatMap(({ threat, links }) =>
      links.flatMap((link) => {
        const text = read(link);
        if (text === undefined) return [`threat ${threat}: ${link} does not exist`];
        const isTest = /\.(test|spec)\.tsx?$/.test(link);
        return isTest && !namesThreat(text, threat) ? [`threat ${threat}: no title in ${link} names it`] : [];
      }),
    ),
  ];
}

/** A file that docs/security.md links to. */
export function readLinked(link: string): string | undefined {
  const file = path.join('docs', link);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
