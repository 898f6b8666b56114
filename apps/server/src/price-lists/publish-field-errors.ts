import type { FieldError } from '@silowright/contract/errors';
import type { LargeChange, PublishProblem } from '@silowright/domain/pricing/check-publish';

/** Words for developers; the back office shows its own from the code. */
const sentences: Record<PublishProblem['code'], string> = {
  'unknown-row': 'is no unit of this list',
  'doubled-row': 'stands in the list twice',
  'removed-row': 'is missing: a publish may change prices only',
  'bad-price': 'must be a whole number of cents, not negative and not missing',
  'changed-field': 'may not change: a publish may change prices only',
  'unknown-group': 'is no option group of this list',
  'doubled-group': 'stands in the list twice',
  'removed-group': 'is missing: a publish may change prices only',
  'changed-group': 'may not change but in its prices and formulas',
  'unknown-option': 'is no option of this group',
  'doubled-option': 'stands in the group twice',
  'removed-option': 'is missing: a publish may change prices only',
  'changed-option': 'may not change but in its price or formula',
  'bad-option-price': 'needs either whole cents or a formula',
  'bad-formula': 'has a formula that gives no price',
};

/** A list that is wrong from end to end is told by its first thousand problems. */
const mostErrors = 1_000;

/** Every problem of a publish, each with its row and column or its group and option. */
export const publishFieldErrors = (problems: readonly PublishProblem[]): FieldError[] =>
  problems.slice(0, mostErrors).map((problem) => ({
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
  const sentence = sentences[problem.code];
  if ('uuid' in problem) return `row ${problem.row} (${problem.uuid}) ${sentence}`;
  if (problem.code === 'bad-formula') return `${sentence} for ${problem.unit}: ${problem.problem.code}`;
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
