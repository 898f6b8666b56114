import { type Dirent, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { knownFolders, largestFileBytes } from '../check-folder.ts';
import type { Problem } from '../problem.ts';

/**
 * Files of a catalogue by path. Pictures and fonts are listed with empty text; hidden files are left out. Only known
 * folders are opened, so that a wrong path such as "/" is answered at once.
 */
export function readFolder(folder: string): { files: Map<string, string>; problems: Problem[] } {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  const root = realpathSync(folder);
  const problem = (file: string, text: string, severity: Problem['severity'] = 'error') =>
    problems.push({ file, text, severity });

  const read = (name: string) => {
    const path = join(folder, name);
    const { size } = statSync(path);
    if (size > largestFileBytes)
      problem(name, `has ${(size / 1e6).toFixed(1)} MB; at most ${largestFileBytes / 1e6} MB are read`);
    else files.set(name, /\.(json|csv|md|svg)$/.test(name) ? readFileSync(path, 'utf8') : '');
  };

  const visit = (name: string) => {
    for (const entry of visibleEntries(join(folder, name))) {
      const inner = name === '' ? entry.name : `${name}/${entry.name}`;
      try {
        const target = relative(root, realpathSync(join(folder, inner)));
        if (target === '..' || target.startsWith(`..${sep}`))
          problem(inner, 'is a link to a place outside the folder; put the file itself here');
        else if (!statSync(join(folder, inner)).isDirectory()) read(inner);
        else if (name === '' && knownFolders.includes(inner)) visit(inner);
        else problem(inner, 'is a folder that is not part of a catalogue; it is not read', 'warning');
      } catch (error) {
        problem(inner, `cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
      }
    }
  };
  visit('');
  return { files, problems };
}

const visibleEntries = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
