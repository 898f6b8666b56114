import { maximumPriceCents } from '@silowright/domain/catalogue/money';
import { type Outcome, refuse } from '@silowright/domain/outcome';
import { type CsvProblem, type CsvRow, csvLimits, readCsv } from '@silowright/domain/pricing/csv-cells';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { staffMoney } from './staff-money.ts';

/** A file is read in steps, so that its bytes are never all in memory (PR-10). */
const stepBytes = 10_485_760;

/** Rows of a file chosen by staff. The size is checked before reading (threat 27). */
export async function readCsvFile(
  file: Blob,
  { mayBeWindows1252 = false } = {},
): Promise<Outcome<CsvRow[], readonly CsvProblem[]>> {
  if (file.size > csvLimits.bytes) return refuse([{ code: 'too-large' }]);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (let from = 0; from < file.size; from += stepBytes) {
      const step = await file.slice(from, from + stepBytes).arrayBuffer();
      text += decoder.decode(step, { stream: from + stepBytes < file.size });
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    if (!mayBeWindows1252) return refuse([{ code: 'not-text' }]);
    text = new TextDecoder('windows-1252').decode(await file.arrayBuffer());
    // Every byte is a character of it; a picture or a workbook has bytes that no text has.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
    if (/[\x00-\x08\x0e-\x1f]/.test(text)) return refuse([{ code: 'not-text' }]);
  }
  return readCsv(text);
}

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
