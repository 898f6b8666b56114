import { ApiError } from '@silowright/ui/calls/api.ts';
import { expect, test } from 'vitest';
import { obstacleOf } from './obstacle.ts';

test.each([
  ['network', 0, 'away'],
  ['too-many-requests', 429, 'busy'],
  ['unavailable', 503, 'busy'],
  ['internal', 500, 'busy'],
  ['unit-unavailable', 409, undefined],
  ['bad-request', 400, undefined],
] as const)('%s (%d) is %s (CF-16)', (code, status, kind) => {
  expect(obstacleOf(new ApiError(code, status, ''))?.kind).toBe(kind);
});

test('other errors are not temporary', () => {
  expect(obstacleOf(new TypeError('x'))).toBeNull();
});
