import type { SourceFile } from './source-files.ts';

const indexPath = 'docs/decisions/README.md';
const recordPath = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const title = /^# (\d+)\. (.+)$/;
const status =
  /^\d{4}-\d{2}-\d{2} · (accepted|superseded by \[[^\]]+\]\([^)]+\)( and \[[^\]]+\]\([^)]+\))*)$/;
const parts = ['**Context.**', '**Decision.**', '**Consequences.**'];

/** What is wrong with one record: number, title, status line, parts. */
export function formatProblems({ path, text }: SourceFile): string[] {
  const [first = '', blank, second = ''] = text.split('\n');
  const number = Number(recordPath.exec(path)?.[1]);
  const starts = parts.map((part) => text.indexOf(`\n${part}`));
  return [
    Number(title.exec(first)?.[1]) === number ? [] : `the first line is not "# ${number}. Title"`,
    blank === '' && status.test(second)
      ? []
      : 'the third line is not "date · accepted" or "date · superseded by [N](file)"',
    starts.every((start, at) => start > (starts[at - 1] ?? 0)) ? [] : `it lacks ${parts.join(', ')} in order`,
  ]
    .flat()
    .map((problem) => `${path}: ${problem}`);
}

/** Records that the index does not list exactly once as `[N. title](file)`, and lines of records that are gone. */
export function indexProblems(index: string, records: readonly SourceFile[]): string[] {
  const listed = [...index.matchAll(/^- \[(.+)\]\((\d{4}-[^)]+\.md)\)(.*)$/gm)].map(([line]) => line);
  const wanted = records.map(({ path, text }) => {
    const [first = '', , second = ''] = text.split('\n');
    const mark = second.includes('superseded by') ? ' (superseded)' : '';
    return `- [${first.replace('# ', '')}](${path.split('/').at(-1)})${mark}`;
  });
  return [
    ...wanted
      .filter((line) => listed.filter((one) => one === line).length !== 1)
      .map((line) => `${indexPath} must have once, below a topic: ${line}`),
    ...listed.filter((line) => !wanted.includes(line)).map((line) => `${indexPath} has no use for: ${line}`),
  ];
}

export const isRecord = ({ path }: SourceFile): boolean => recordPath.test(path);
