import path from 'node:path';
import type { SourceFile } from './source-files.ts';

const statement =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export interface Import {
  readonly file: SourceFile;
  /** As written: a package, or a relative path. */
  readonly from: string;
  /** The path of the imported file from the root; undefined for a package. */
  readonly target: string | undefined;
}

/** Every import of these files: type imports and dynamic imports too. */
export const importsOf = (files: readonly SourceFile[]): Import[] =>
  files.flatMap((file) =>
    [...file.text.matchAll(statement)].map((match) => {
      const from = match[1] ?? match[2] ?? '';
      const target = from.startsWith('.') ? path.posix.join(path.posix.dirname(file.path), from) : undefined;
      return { file, from, target };
    }),
  );

/** The first circle found from each file that is on one; every circle is named once. */
export function circlesIn(files: readonly SourceFile[]): string[][] {
  const targets = new Map<string, string[]>(files.map((file) => [file.path, []]));
  for (const { file, target } of importsOf(files)) {
    if (target !== undefined && targets.has(target)) targets.get(file.path)?.push(target);
  }
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) circles.push(way.slice(start));
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}
