import type { SourceFile } from './source-files.ts';

/** The documents that define codes, and how a definition looks in each. */
const definitions = {
  'docs/requirements.md': /^\| ([A-Z]{2}-\d{2}) \|/gm,
  'docs/beyond.md': /^\| ([A-Z]{2}-\d{2}) \|/gm,
  'docs/further.md': /^\| ([A-Z]{2}-\d{2}) \|/gm,
  'docs/answers.md': /^## (D\d+) · /gm,
  'docs/findings.md': /^\| ([ABCGPSUVY]\d+) \|/gm,
  'docs/security.md': /^\| (\d+) \|/gm,
} as const;

/**
 * A citation is a whole word: `CF-13`, `D9`, `V4`, or numbers after `threat` or `threats`. Colours (`#C10`),
 * percent-encoded bytes (`%A4`), parts of longer words (`0xD9`, `urn-C10`) and the paper size A4 are no citations.
 */
const citation =
  /(?<![\w%#&/.-])(?!A4\b)([A-Z]{2}-\d{2}|[ABCDGPSUVY][1-9]\d?)(?![\w-])|\bthreats? (\d+(?:, \d+)*(?: and \d+)?)\b/g;

const threatCode = (number: string): string => `threat ${number}`;

export function definedCodes(documents: readonly SourceFile[]): Set<string> {
  return new Set(
    documents.flatMap(({ path, text }) => {
      const pattern = definitions[path as keyof typeof definitions];
      const codes = pattern ? [...text.matchAll(pattern)].map(([, code = '']) => code) : [];
      return path === 'docs/security.md' ? codes.map(threatCode) : codes;
    }),
  );
}

export const citedCodes = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(citation)].flatMap(([, code, threats]) =>
      code ? [code] : (threats?.match(/\d+/g) ?? []).map(threatCode),
    ),
  );

/** Codes that some file cites and no document defines, one sentence each. */
export function unknownCodes(files: readonly SourceFile[], defined: ReadonlySet<string>): string[] {
  return files.flatMap(({ path, text }) =>
    [...citedCodes(text)]
      .filter((code) => !defined.has(code))
      .map((code) => `${path} cites ${code}, which no document defines`),
  );
}

/** The codes that test titles carry in their last parentheses: `… (CF-13, V4)`, `… (threat 7): %s`. */
export const codesOfTitles = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/\(([^()\n]*)\)[^'"`()\n]*['"`]/g)].flatMap(([, list = '']) => [...citedCodes(list)]),
  );

/** Requirements that no test title carries, one sentence each. */
export function unprovenRequirements(requirements: string, tests: readonly SourceFile[]): string[] {
  const proven = new Set(tests.flatMap(({ text }) => [...codesOfTitles(text)]));
  return [...requirements.matchAll(definitions['docs/requirements.md'])]
    .map(([, code = '']) => code)
    .filter((code) => !proven.has(code))
    .map((code) => `no test title carries ${code}`);
}
