/** Something wrong in a catalogue folder, in words for the person who edits it. */
export interface Problem {
  readonly file: string;
  /** Line, row or path within the file. */
  readonly place?: string;
  readonly text: string;
  /** A warning does not stop the catalogue from being used. */
  readonly severity: 'error' | 'warning';
}

export const printProblem = ({ file, place, text, severity }: Problem): string =>
  `${severity === 'warning' ? 'warning: ' : ''}${file}${place ? ` ${place}` : ''}: ${text}`;

/** More would scroll the first ones out of sight. */
const printedAtOnce = 20;

/** One line each, errors first; of many the first twenty and how many more there are. */
export function printProblems(problems: readonly Problem[]): string[] {
  if (problems.length <= printedAtOnce) return problems.map(printProblem);
  const shown = (['error', 'warning'] as const)
    .flatMap((wanted) => problems.filter(({ severity }) => severity === wanted))
    .slice(0, printedAtOnce)
    .map(printProblem);
  return [...shown, `… and ${problems.length - shown.length} more`];
}

export const listed = (names: Iterable<string>): string => [...names].join(', ');

/** "…; did you mean roof-panel?" for a name that is one or two letters off, else nothing. */
export function suggestion(name: string, known: Iterable<string>): string {
  const near = [...known]
    .map((one) => ({ one, distance: distance(name, one) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= 2 ? `; did you mean ${near.one}?` : '';
}

/** How many letters must change to get from one word to the other. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const kept = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      row.push(Math.min(kept, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[to.length] ?? 0;
}
