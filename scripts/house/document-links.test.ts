import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** Links of a document that lead to no file or, with a fragment, to no heading. */
const brokenLinks = (
  { path: file, text }: SourceFile,
  read: (file: string) => string | undefined,
): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]+)?\)/g)].flatMap(([, to = '', fragment]) => {
    const target = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
    const content = read(target);
    if (content === undefined) return [`${file} links to ${target}, which does not exist`];
    const headings = [...content.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${anchor(heading)}`);
    return fragment && !headings.includes(fragment) ? [`${target} has no heading ${fragment}`] : [];
  });

/** The fragment that GitHub and GitLab give a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

it('the links of every document lead somewhere', () => {
  const documents = sourceFiles(/\.md$/);
  const texts = new Map(documents.map((document) => [document.path, document.text]));
  const read = (file: string) => texts.get(file) ?? (existsSync(file) ? '' : undefined);
  expect(documents.length).toBeGreaterThan(60);
  expect(documents.flatMap((document) => brokenLinks(document, read))).toEqual([]);
});

/** Paths in backticks, like `packages/ui/src/calls/api.ts`, that do not exist. */
const missingPaths = ({ path: file, text }: SourceFile, exists: (file: string) => boolean): string[] =>
  [...text.matchAll(/`((?:apps|bench|deploy|docs|e2e|packages|scripts|torture)\/[\w./-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !exists(name))
    .map((name) => `${file} names ${name}, which does not exist`);

it('the npm commands in every document exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const unknown = sourceFiles(/^([A-Z]+|docs\/(how-to\/)?[a-z-]+)\.md$/).flatMap(({ path: file, text }) =>
    [...text.matchAll(/\bnpm run ([a-z][\w-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file} names ${command}, which does not exist`),
  );
  expect(unknown).toEqual([]);
});

it('README names every npm command', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const isNamed = (name: string) => new RegExp(`npm (run )?${name}(?![\\w-])`).test(readme);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

it('the paths in the documents of the present exist', () => {
  const present = sourceFiles(/^([A-Z]+|docs\/(how-to\/)?[a-z-]+)\.md$/);
  expect(present.flatMap((document) => missingPaths(document, existsSync))).toEqual([]);
  const planted = { path: 'README.md', text: 'see `apps/gone.ts` and `apps/{call}.ts`' };
  expect(missingPaths(planted, existsSync)).toEqual(['README.md names apps/gone.ts, which does not exist']);
});

it.each([
  ['[a](b.md)', []],
  ['[a](b.md#the-heading) [b](#own)', []],
  ['[a](c.md)', ['docs/a.md links to docs/c.md, which does not exist']],
  ['[a](b.md#other)', ['docs/b.md has no heading #other']],
])('%j: %j', (links, expected) => {
  const text = `## Own\n${links}`;
  const files: Record<string, string> = { 'docs/a.md': text, 'docs/b.md': '# The heading' };
  expect(brokenLinks({ path: 'docs/a.md', text }, (file) => files[file])).toEqual(expected);
});
