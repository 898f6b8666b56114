import type { ExpressionProblem } from '@silowright/domain/pricing/parse-expression';
import type { Texts } from '../../texts/use-texts.ts';

/** Why a formula gives no price. */
export const formulaProblemText = (problem: ExpressionProblem, t: Texts['t']): string =>
  t(`admin.formula-${problem.code}`, {
    name: 'name' in problem ? problem.name : '',
    position: 'position' in problem ? problem.position + 1 : '',
  });
