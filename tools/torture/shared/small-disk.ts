import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './scratch.ts';

/** A disk of a few megabytes that can be filled. A tmpfs, so it needs root on Linux. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills it completely. */
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = makeFolder();
  mustRun('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a');
      // Large blocks first, then the remaining bytes.
      for (const bytes of [1 << 20, 1 << 12, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => {
      mustRun('umount', folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mustRun(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr || error?.message}`);
}
