import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { largestFileBytes } from '../check-folder.ts';
import type { Problem } from '../problem.ts';

/** Files of a catalogue by path. Pictures and fonts are listed with empty text; hidden files are left out. */
export function readFolder(folder: string): { files: Map<string, string>; problems: Problem[] } {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (name.startsWith('.schema/')) continue;
    const { size } = statSync(path);
    if (size > largestFileBytes) {
      const megabytes = (size / 1e6).toFixed(1);
      problems.push({
        file: name,
        text: `has ${megabytes} MB; at most ${largestFileBytes / 1e6} MB are read`,
        severity: 'error',
      });
      continue;
    }
    files.set(name, /\.(json|csv|md|svg)$/.test(name) ? readFileSync(path, 'utf8') : '');
  }
  return { files, problems };
}
