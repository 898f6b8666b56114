import type { FieldError } from '@silowright/contract/errors';
import type { GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import { type SelectionProblem, validateSelection } from '@silowright/domain/pricing/validate-selection';
import { ApiError, fieldError } from '../platform/http/api-error.ts';

/** Wrong choices are one error, and choices that only have to be finished another (V28). */
export function refuseChoices(
  selection: Selection,
  groups: readonly GroupForUnit[],
  { mayBeUnfinished = false } = {},
): void {
  const problems = validateSelection(selection, groups);
  if (problems.length === 0) return;
  const isUnfinished = problems.every(({ code }) => code === 'none-chosen' || code === 'no-custom-text');
  if (isUnfinished && mayBeUnfinished) return;
  throw new ApiError(isUnfinished ? 'unfinished-choice' : 'unknown-choice', problems.map(choiceError));
}

const choiceError = ({ key, code, value }: SelectionProblem): FieldError =>
  fieldError(
    key,
    code,
    code === 'none-chosen'
      ? `${key} needs a choice`
      : code === 'no-custom-text'
        ? `${key} needs words: {"value": "${value}", "custom": "…"}`
        : value === undefined
          ? code
          : `${code}: ${value}`,
  );
