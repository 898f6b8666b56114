import { expect, it } from 'vitest';
import { loadMessages } from '../platform/texts.ts';
import { type ExportRow, exportStyle } from './export-cells.ts';

it('a confirmed meeting says so in words; a file for programs keeps the name of the state (D14, D23)', () => {
  const stateIn = (locale: 'de_DE' | undefined, begins_at: string | null) => {
    const row = { item: { state: 'received', begins_at } } as ExportRow;
    return exportStyle(['state'], locale, { timeZone: 'UTC', texts: loadMessages }).texts(row)[0];
  };
  const time = '2026-01-12T08:00:00.000Z';
  expect([stateIn('de_DE', time), stateIn('de_DE', null)]).toEqual(['Bestätigt', 'Eingegangen']);
  expect(stateIn(undefined, time)).toBe('received');
});
