import { type Outcome, refuse } from '@silowright/domain/outcome';
import { type CsvProblem, type CsvRow, csvLimits, readCsv } from '@silowright/domain/pricing/csv-cells';

/** A file is read in steps, so that its bytes are never all in memory (PR-10). */
const stepBytes = 10_485_760;

/** Rows of a file chosen by staff. The size is checked before reading (threat 27). */
export async function readCsvFile(file: Blob): Promise<Outcome<CsvRow[], readonly CsvProblem[]>> {
  if (file.size > csvLimits.bytes) return refuse([{ code: 'too-large' }]);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    for (let from = 0; from < file.size; from += stepBytes) {
      const step = await file.slice(from, from + stepBytes).arrayBuffer();
      text += decoder.decode(step, { stream: from + stepBytes < file.size });
    }
  } catch (error) {
    if (error instanceof TypeError) return refuse([{ code: 'not-text' }]);
    throw error;
  }
  return readCsv(text);
}
