import type { FieldError } from '@silowright/contract/errors';
import type { LargeChange } from '@silowright/domain/pricing/check-publish';
import { type PublishProblem, reasonOf } from '@silowright/domain/pricing/publish-problem';

/** For developers; the desk has its own texts for the same reasons. */
const sentences: Record<(typeof reasonOf)[PublishProblem['code']], string> = {
  unknown: 'does not exist in this list',
  doubled: 'is in the list twice',
  removed: 'is missing: a publish may change prices only',
  changed: 'may not change: a publish may change prices and formulas only',
  price: 'must be a whole number of cents or a formula, not negative and not missing',
  formula: 'has a formula that gives no price',
};

/** Maximum number of problems in an answer. */
const maxErrors = 1_000;

/** Every problem of a publish, each with its row and column or its group and option. */
export const publishFieldErrors = (problems: readonly PublishProblem[]): FieldError[] =>
  problems.slice(0, maxErrors).map((problem) => ({
    path: pathOf(problem),
    code: problem.code,
    message: messageOf(problem),
    ...(problem.code === 'bad-formula' && { params: { unit: problem.unit } }),
  }));

function pathOf(problem: PublishProblem): string {
  if ('row' in problem) {
    const row = problem.code === 'removed-row' ? `current.${problem.row}` : `prices.${problem.row - 1}`;
    return 'column' in problem ? `${row}.${problem.column}` : row;
  }
  return 'option' in problem ? `options.${problem.group}.${problem.option}` : `options.${problem.group}`;
}

function messageOf(problem: PublishProblem): string {
  const sentence = sentences[reasonOf[problem.code]];
  if ('uuid' in problem) return `row ${problem.row} (${problem.uuid}) ${sentence}`;
  if (problem.code === 'bad-formula') {
    const name = 'name' in problem.problem ? ` "${problem.problem.name}"` : '';
    return `${sentence} for ${problem.unit}: ${problem.problem.code}${name}`;
  }
  return sentence;
}

export const largeChangeErrors = (changes: readonly LargeChange[]): FieldError[] =>
  changes.map(({ id, name, beforeCents, afterCents }) => ({
    path: id,
    code: 'large-change',
    message: `${name}: ${beforeCents} → ${afterCents} cents`,
    was: beforeCents,
    now: afterCents,
    params: { name },
  }));
