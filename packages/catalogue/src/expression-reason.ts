import type { ExpressionProblem } from '@silowright/domain/pricing/parse-expression';

/** Why a formula or a condition cannot be used, in words for the person who edits it. */
export function reasonOf(problem: ExpressionProblem): string {
  switch (problem.code) {
    case 'syntax':
      return `cannot be read at character ${problem.position + 1}`;
    case 'unknown-name':
      return `"${problem.name}" is not known`;
    case 'wrong-type':
      return `needs ${problem.expected} where ${problem.found} stands`;
    case 'wrong-arguments':
      return `${problem.name}() has the wrong number of values`;
    default:
      return problem.code.replaceAll('-', ' ');
  }
}
