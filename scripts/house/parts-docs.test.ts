import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partsDocuments } from '../parts-documents.ts';

it.each(Object.entries(partsDocuments))('%s is up to date: npm run parts-docs (SD-10)', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content);
});

it('there is no picture of a part that does not exist', () => {
  const folder = 'docs/pictures/parts';
  for (const file of readdirSync(folder)) expect(partsDocuments).toHaveProperty([`${folder}/${file}`]);
});
