import { csvLimits } from '@silowright/domain/pricing/csv-cells';
import { expect, it, vi } from 'vitest';
import { readCsvFile } from './csv-file.ts';

it('a file is read in steps of 10,485,760 bytes, and a character may span two steps (PR-10)', async () => {
  const row = `${'x'.repeat(99)}\n`;
  const file = new Blob([`${row.repeat(104_857)}${'x'.repeat(59)}ø\n${row}`]);
  const slice = vi.spyOn(file, 'slice');
  const outcome = await readCsvFile(file);
  expect(outcome.ok && outcome.value.slice(-2)).toEqual([
    { row: 104_858, cells: [`${'x'.repeat(59)}ø`] },
    { row: 104_859, cells: ['x'.repeat(99)] },
  ]);
  expect(slice.mock.calls).toEqual([
    [0, 10_485_760],
    [10_485_760, 20_971_520],
  ]);
});

it('a file that is too large is refused before it is read (threat 27)', async () => {
  const file = new Blob(['a']);
  vi.spyOn(file, 'size', 'get').mockReturnValue(csvLimits.bytes + 1);
  const read = vi.spyOn(file, 'slice');
  expect(await readCsvFile(file)).toEqual({ ok: false, reason: [{ code: 'too-large' }] });
  expect(read).not.toHaveBeenCalled();
});

it('a truncated character at the end is reported as not text (threat 26)', async () => {
  expect(await readCsvFile(new Blob([new Uint8Array([0x61, 0xc3])]))).toEqual({
    ok: false,
    reason: [{ code: 'not-text' }],
  });
});

it('a file that disappears while being read is not reported as invalid', async () => {
  const file = new Blob(['a']);
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('gone', 'NotReadableError');
  });
  await expect(readCsvFile(file)).rejects.toThrow('gone');
});
