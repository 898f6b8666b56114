import { readdirSync, readFileSync } from 'node:fs';

/** Ends a process and all its children at once, as lost power does; read from /proc, so on Linux only. */
export function killTree(pid: number): void {
  const family = [pid, ...childrenOf(pid)];
  for (const each of family) {
    try {
      process.kill(each, 'SIGKILL');
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        // "pid (name) state parent …"; the name may hold anything but ends with the last bracket.
        const line = readFileSync(`/proc/${name}/stat`, 'utf8');
        return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}
