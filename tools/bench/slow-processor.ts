import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';

const root = '/sys/fs/cgroup';
/** Short, so that a process does not halt for long. */
const periodUs = 10_000;

/** A processor that several processes may have, as a share of a real one; on Linux as root. */
export interface SlowProcessor {
  run(pid: number): void;
  /** After its processes have ended. */
  remove(): void;
}

export const canSlowDown = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && hierarchy() !== undefined;

export function slowProcessor(name: string, share: number): SlowProcessor {
  const found = hierarchy();
  if (!found) throw new Error('This machine has no control group for processors.');
  const folder = `${found.folder}/silowright-${process.pid}-${name}`;
  mkdirSync(folder);
  for (const [file, value] of found.limit(Math.round(periodUs * share)))
    writeFileSync(`${folder}/${file}`, value);
  return {
    run: (pid) => writeFileSync(`${folder}/cgroup.procs`, String(pid)),
    remove: () => rmdirSync(folder),
  };
}

/** Control groups of version 1 or 2. */
function hierarchy() {
  if (existsSync(`${root}/cpu/cpu.cfs_quota_us`))
    return {
      folder: `${root}/cpu`,
      limit: (quotaUs: number): [string, string][] => [
        ['cpu.cfs_period_us', String(periodUs)],
        ['cpu.cfs_quota_us', String(quotaUs)],
      ],
    };
  const controllers = `${root}/cgroup.subtree_control`;
  if (existsSync(controllers) && readFileSync(controllers, 'utf8').split(/\s/).includes('cpu'))
    return {
      folder: root,
      limit: (quotaUs: number): [string, string][] => [['cpu.max', `${quotaUs} ${periodUs}`]],
    };
  return undefined;
}
