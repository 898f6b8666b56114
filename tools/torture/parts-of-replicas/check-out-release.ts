import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../shared/scratch.ts';

const root = path.join(import.meta.dirname, '../../..');
const workspaces = '@silowright';

/** Checks out another release into a folder, with the packages installed here. */
export function checkOutRelease(commit: string): { readonly folder: string; remove(): void } {
  const parent = makeFolder();
  const folder = path.join(parent, 'release');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  git('worktree', 'add', '--detach', folder, commit);
  const [theirs, ours] = [folder, root].map((each) => path.join(each, 'node_modules')) as [string, string];
  mkdirSync(path.join(theirs, workspaces), { recursive: true });
  for (const name of readdirSync(ours)) {
    if (name !== workspaces && !existsSync(path.join(theirs, name))) {
      symlinkSync(path.join(ours, name), path.join(theirs, name));
    }
  }
  // Relative links resolve to the workspaces of that release.
  for (const name of readdirSync(path.join(ours, workspaces))) {
    symlinkSync(readlinkSync(path.join(ours, workspaces, name)), path.join(theirs, workspaces, name));
  }
  return {
    folder,
    remove: () => {
      git('worktree', 'remove', '--force', folder);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
