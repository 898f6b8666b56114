import { describe, expect, it } from 'vitest';
import { titleText } from './list-names.ts';

describe('the title of an incoming item', () => {
  it.each([
    ['en_GB', '20 Nov 2026, 09:30'],
    ['nl_NL', '20 nov 2026, 09:30'],
    ['de_DE', '20.11.2026, 09:30'],
    ['da_DK', '20. nov. 2026, 09.30'],
  ] as const)('is in %s the time of a meeting on the company’s clock: %s (D14)', (locale, shown) => {
    expect(titleText(locale, 'meetings', '2026-11-20 09:30')).toBe(shown);
  });

  it('is the number of a quotation, and empty for a lead (D14)', () => {
    expect(titleText('de_DE', 'quotations', 'Q-2026-000007')).toBe('Q-2026-000007');
    expect(titleText('de_DE', 'leads', '')).toBe('');
  });

  it('is shown unchanged if it is not a time (D14)', () => {
    expect(titleText('de_DE', 'meetings', 'soon')).toBe('soon');
  });
});
