import { describe, expect, it } from 'vitest';
import { formatPhone } from './format-phone.ts';

describe('a phone number', () => {
  it.each([
    ['+31478512345', '+31 478 512 345'],
    ['+49447100103', '+49 447 100 103'],
    ['0049447100103', '+49 447 100 103'],
    ['+4533123456', '+45 33 12 34 56'],
    ['+442079460958', '+44 207 946 0958'],
    ['+353861234567', '+353 861 234 567'],
    ['+12025550123', '+1 202 555 0123'],
    ['+49 4471 555012', '+49 4471 555012'],
    ['0478 512345', '0478 512345'],
    ['office 12', 'office 12'],
  ])('%s is printed as %s', (typed, printed) => {
    expect(formatPhone(typed).replaceAll('\u00a0', ' ')).toBe(printed);
  });
});
