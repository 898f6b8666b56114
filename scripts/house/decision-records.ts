import type { SourceFile } from './source-files.ts';

const indexPath = 'docs/decisions/README.md';
const recordPath = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/;
const title = /^# (\d+)\. (.+)$/;
const lastChange = /^Last changed \d{4}-\d{2}-\d{2}$/;
const parts = ['**What holds.**', '**Why.**'];
const maxWords = 330;

/** What is wrong with one record: number, title, date, parts, length. */
export function formatProblems({ path, text }: SourceFile): string[] {
  const [first = '', blank, second = ''] = text.split('\n');
  const number = Number(recordPath.exec(path)?.[1]);
  const starts = parts.map((part) => text.indexOf(`\n${part}`));
  const words = text.split(/\s+/).length;
  return [
    Number(title.exec(first)?.[1]) === number ? [] : `the first line is not "# ${number}. Title"`,
    blank === '' && lastChange.test(second) ? [] : 'the third line is not "Last changed 2026-11-19"',
    starts.every((start, at) => start > (starts[at - 1] ?? 0)) ? [] : `it lacks ${parts.join(', ')} in order`,
    words <= maxWords ? [] : `it has ${words} words, at most ${maxWords} are read`,
  ]
    .flat()
    .map((problem) => `${path}: ${problem}`);
}

/** Records that the index does not list exactly once as `[N. title](file)`, and lines of records that are gone. */
export function indexProblems(index: string, records: readonly SourceFile[]): string[] {
  const listed = [...index.matchAll(/^- \[(.+)\]\((\d+-[^)]+\.md)\)(.*)$/gm)].map(([line]) => line);
  const wanted = records.map(({ path, text }) => {
    const [first = ''] = text.split('\n');
    return `- [${first.replace('# ', '')}](${path.split('/').at(-1)})`;
  });
  return [
    ...wanted
      .filter((line) => listed.filter((one) => one === line).length !== 1)
      .map((line) => `${indexPath} must have once, below a topic: ${line}`),
    ...listed.filter((line) => !wanted.includes(line)).map((line) => `${indexPath} has no use for: ${line}`),
  ];
}

/** Citations like `decision 12` of a record that does not exist, one sentence each. */
export function unknownRecords(files: readonly SourceFile[], records: readonly SourceFile[]): string[] {
  const numbers = new Set(records.map(({ path }) => Number(recordPath.exec(path)?.[1])));
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecisions? (\d+)/gi)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([citation]) => `${path} cites ${citation}, which is no record`),
  );
}

export const isRecord = ({ path }: SourceFile): boolean => recordPath.test(path);
