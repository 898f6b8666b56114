import { codesOfTitles } from './cited-codes.ts';
import { sourceFiles } from './source-files.ts';

export interface FindingRow {
  readonly code: string;
  /** Link targets of the row's proofs. */
  readonly links: readonly string[];
}

/** The rows `| V11 | … | [proof](…) |` of docs/findings.md. */
export const findingRows = (document: string): FindingRow[] =>
  [...document.matchAll(/^\| ([ABCGPSUVY]\d+) \|(.*)\|$/gm)].map(([, code = '', rest = '']) => ({
    code,
    links: [...rest.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
  }));

/** Test files by the findings their titles name. */
export function testsByFinding(): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  // The tests of this check contain example titles.
  for (const { path, text } of sourceFiles(/^(?!scripts\/house\/).*\.(test|spec)\.tsx?$/)) {
    for (const code of codesOfTitles(text)) {
      if (/^[ABCGPSUVY]\d+$/.test(code)) tests.set(code, [...(tests.get(code) ?? []), path]);
    }
  }
  return tests;
}

/** The errors of the table, one sentence each. */
export function findingProblems(
  rows: readonly FindingRow[],
  wanted: readonly string[],
  tests: ReadonlyMap<string, readonly string[]>,
): string[] {
  const known = new Set(rows.map(({ code }) => code));
  return [
    ...wanted.filter((code) => !known.has(code)).map((code) => `${code} has no row`),
    ...[...tests.keys()]
      .filter((code) => !known.has(code))
      .map((code) => `a test names ${code}, which has no row`),
    ...rows.flatMap(({ code, links }) => {
      // Findings about structure (C) are proven by rules of the repository or by the code itself.
      const isProven = code.startsWith('C')
        ? links.length > 0
        : links.some(
            (link) => link.startsWith('decisions/') || tests.get(code)?.includes(link.replace('../', '')),
          );
      return isProven ? [] : [`${code} has neither a test that names it nor a decision`];
    }),
  ];
}
