import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every matching file that is committed or not ignored. */
export function sourceFiles(pattern: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return listed
    .split('\n')
    .filter((path) => pattern.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(path, 'utf8') }];
      } catch {
        return []; // deleted in the work tree, still in the index
      }
    });
}

export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)testing\//.test(path) || /^(e2e|scripts|tools)\//.test(path);

/** Tests of every package may read the sample, as the server or a browser gets it. */
export const readsSample = (path: string, from: string): boolean =>
  isTest(path) && /^@silowright\/catalogue\/(testing\/|browser-files$)/.test(from);
