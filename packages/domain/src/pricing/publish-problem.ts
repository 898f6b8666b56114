import type { ExpressionProblem } from './parse-expression.ts';

/** A row that breaks the rule of `check-rows.ts`. Rows count from 1; a removed row counts in the list in force. */
export interface RowProblem {
  readonly code: 'unknown-row' | 'doubled-row' | 'removed-row' | 'changed-field' | 'bad-price';
  readonly row: number;
  readonly uuid: string;
  /** Only of a changed field and of a bad price. */
  readonly column?: string;
}

export interface FormulaProblem {
  readonly code: 'bad-formula';
  readonly group: string;
  readonly option: string;
  /** Name of the first unit without a price. */
  readonly unit: string;
  readonly problem: ExpressionProblem;
}

export type PublishProblem =
  | RowProblem
  | {
      readonly code: 'unknown-group' | 'doubled-group' | 'removed-group' | 'changed-group';
      readonly group: string;
    }
  | {
      readonly code:
        | 'unknown-option'
        | 'doubled-option'
        | 'removed-option'
        | 'changed-option'
        | 'bad-option-price';
      readonly group: string;
      readonly option: string;
    }
  | FormulaProblem;

/** Rows, groups and options are refused for the same six reasons; sentences are written per reason. */
export const reasonOf = {
  'unknown-row': 'unknown',
  'unknown-group': 'unknown',
  'unknown-option': 'unknown',
  'doubled-row': 'doubled',
  'doubled-group': 'doubled',
  'doubled-option': 'doubled',
  'removed-row': 'removed',
  'removed-group': 'removed',
  'removed-option': 'removed',
  'changed-field': 'changed',
  'changed-group': 'changed',
  'changed-option': 'changed',
  'bad-price': 'price',
  'bad-option-price': 'price',
  'bad-formula': 'formula',
} as const satisfies Record<PublishProblem['code'], string>;
