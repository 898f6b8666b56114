import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

describe('a phone number', () => {
  it.each([
    ['+31478512345', '+31 478 512 345'],
    ['+31205550100', '+31 20 555 0100'],
    ['0031880000101', '+31 88 000 0101'],
    ['+31612345678', '+31 6 12 34 56 78'],
    ['+494471123456', '+49 4471123456'],
    ['0049447100103', '+49 447100103'],
    ['+4533123456', '+45 33 12 34 56'],
    ['+442079460958', '+44 2079460958'],
    ['+353861234567', '+353 861234567'],
    ['+12025550123', '+1 202 555 0123'],
    ['+49 4471 555012', '+49 4471 555012'],
    ['0478 512345', '0478 512345'],
    ['office 12', 'office 12'],
  ])('%s is printed as %s: grouped only where the groups are certain (V42)', (typed, printed) => {
    expect(formatPhone(typed).replaceAll('\u00a0', ' ')).toBe(printed);
  });
});
