import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ApiError } from '../../api.ts';
import { RefusalNotice } from './refusal-notice.tsx';

const drawn = (refusal: ApiError) =>
  renderToStaticMarkup(<RefusalNotice refusal={refusal} onCarryOver={() => {}} />);

it.each([
  ['500', new ApiError('internal', 500, 'Something went wrong on our side.'), 'admin.perhaps-published'],
  ['503', new ApiError('unavailable', 503, ''), 'admin.perhaps-published'],
  ['401', new ApiError('not-logged-in', 401, ''), 'admin.not-published'],
  ['no answer', new ApiError('network', 0, 'TypeError: Failed to fetch'), 'admin.perhaps-published'],
])('%s without field errors shows its message and no empty list (B11)', (_, refusal, sentence) => {
  const notice = drawn(refusal);
  expect(notice).toContain(sentence);
  expect(notice).not.toContain('admin.refused');
  expect(notice).not.toContain('<ul');
});

it('field errors are listed (B11)', () => {
  const field = { path: 'prices.0.priceInCents', code: 'bad-price', message: '' };
  const notice = drawn(new ApiError('bad-request', 400, '', [field]));
  expect(notice).toContain('admin.refused');
  expect(notice.match(/<li>/g)).toHaveLength(1);
});
