import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

/** The compiled code of a script; another V8, processor or flag of V8 needs another. */
export const codeOf = (file: string): string => `${file}.${process.arch}-${cachedDataVersionTag()}`;

/**
 * Runs a script of the build with its compiled code, if the build wrote some (scripts/write-thread-code.ts). Node's
 * compile cache has no functions that were compiled when they were first called; this has all that a first answer needs.
 */
export function runScript(file: string): Script {
  const code = codeOf(file);
  const script = new Script(`(function (require, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
    ...(existsSync(code) && { cachedData: readFileSync(code) }),
  });
  script.runInThisContext()(createRequire(file), file, path.dirname(file));
  return script;
}
