import { expect, test } from 'vitest';
import { drawingFileName } from './drawing-file-name.ts';

test.each([
  ['Klassisches Silo', 30, 'klassisches-silo-30-m3.svg'],
  ['Tank für flüssige Nebenprodukte', 40, 'tank-fur-flussige-nebenprodukte-40-m3.svg'],
  ['Saltsilo på fundament', 60, 'saltsilo-pa-fundament-60-m3.svg'],
  ['Gefäß', 7.5, 'gefass-7-5-m3.svg'],
  ['../etc', 1, 'etc-1-m3.svg'],
])('%j of %d m³ is saved as %s', (name, volume, expected) => {
  expect(drawingFileName(name, volume)).toBe(expected);
});
