/** The instructions used by deploy/Dockerfile. */
export interface Instruction {
  readonly word: string;
  readonly rest: string;
}

export interface Stage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** Parses a Dockerfile into its stages; comments and empty lines are skipped. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [word = '', ...words] = line.split(/\s+/);
    const rest = words.join(' ');
    if (word === 'FROM') {
      stages.push({ name: / AS (\S+)$/i.exec(rest)?.[1] ?? 'final', instructions: [] });
    }
    stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}

export interface Copy {
  readonly from?: string;
  readonly sources: readonly string[];
  readonly target: string;
}

export function readCopy(rest: string): Copy {
  const [, from, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(rest) ?? [];
  const all = paths.split(' ');
  return { ...(from && { from }), sources: all.slice(0, -1), target: all.at(-1) ?? '' };
}
