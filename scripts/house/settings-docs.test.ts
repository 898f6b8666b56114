import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingsDocuments } from '../settings-documents.ts';

it.each(Object.entries(settingsDocuments))('%s is up to date: npm run settings-docs', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content);
});
