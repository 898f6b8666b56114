import { describe, expect, it } from 'vitest';
import { logoProblem } from './logo-rules.ts';

describe('the size of a logo', () => {
  it.each([
    [0, undefined],
    [1_048_576, undefined],
    [1_048_577, '1.00'],
    [1_572_864, '1.50'],
    [2_600_000, '2.48'],
  ])('of %i bytes: %s MB too big (DR-02)', (size, told) => {
    expect(logoProblem({ size })?.size).toBe(told);
  });
});
