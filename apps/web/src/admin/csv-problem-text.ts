import { maximumPriceCents } from '@silowright/domain/pricing/maximum-price';
import type { Texts } from '../texts/use-texts.ts';
import { staffMoney } from './staff-money.ts';

/** A problem of a file, row or cell; the code selects the sentence. */
export interface FileProblem {
  readonly code: string;
  readonly row?: number;
  readonly column?: string;
  readonly value?: string;
}

/** A sentence with row and column, numbered as in a spreadsheet. */
export const csvProblemText = ({ code, row, column, value }: FileProblem, t: Texts['t']): string =>
  t(`admin.csv-${code}`, {
    row: row ?? '',
    column: column ?? '',
    value: value ?? '',
    greatest: staffMoney(maximumPriceCents),
    example: staffMoney(838_000),
  });
