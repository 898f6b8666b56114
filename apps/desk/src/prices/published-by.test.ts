import { expect, it } from 'vitest';
import { publishedBy } from './published-by.ts';

const texts = { t: (key: string) => key };
const release = { author: 'system', comment: 'The lists this release ships.' };

it('a version published by a release says so in the reader’s language (D7, D19)', () => {
  expect(publishedBy(texts, { ...release, version: 1 })).toEqual({
    author: 'admin.history-system',
    comment: 'admin.history-first-release',
  });
  expect(publishedBy(texts, { ...release, version: 4 }).comment).toBe('admin.history-next-release');
});

it('a version published by staff shows name and comment (D7)', () => {
  const staff = { version: 2, author: 'staff@example.com' };
  expect(publishedBy(texts, { ...staff, comment: 'steel' })).toEqual({
    author: staff.author,
    comment: 'steel',
  });
});
