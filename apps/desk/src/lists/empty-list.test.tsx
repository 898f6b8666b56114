import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmptyList } from './empty-list.tsx';

it('an empty list blames filters only if there are some (DK-04)', () => {
  const texts = { none: 'No leads yet', about: 'They appear here.' };
  const empty = renderToStaticMarkup(<EmptyList {...texts} />);
  expect(empty).toContain('No leads yet');
  expect(empty).not.toContain('<button');
  const filtered = renderToStaticMarkup(<EmptyList {...texts} onReset={() => {}} />);
  expect(filtered).not.toContain('No leads yet');
  expect(filtered).toContain('<button');
});
