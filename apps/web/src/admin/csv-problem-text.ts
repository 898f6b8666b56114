import type { Texts } from '../texts/use-texts.ts';

/** What a file, a cell or a row may have wrong; the code chooses the sentence. */
export interface FileProblem {
  readonly code: string;
  readonly row?: number;
  readonly column?: string;
  readonly value?: string;
}

/** A sentence with row and column, as a spreadsheet counts them. */
export const csvProblemText = ({ code, row, column, value }: FileProblem, t: Texts['t']): string =>
  t(`admin.csv-${code}`, { row: row ?? '', column: column ?? '', value: value ?? '' });
