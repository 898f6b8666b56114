import { describe, expect, it } from 'vitest';
import { readFilters } from './list-question.ts';

describe('the address of a list', () => {
  it('holds every filter (DK-01, DK-04)', () => {
    const address =
      'search=hof+brinkmann&state=open&handled=no&person=me&market=agricultural&country=DE&dealer=7&mail=trouble' +
      '&from=2026-01-01&to=2026-01-31&due=today&min=100&max=200';
    expect(readFilters(new URLSearchParams(address))).toEqual({
      search: 'hof brinkmann',
      state: 'open',
      handled: 'no',
      person: 'me',
      market: 'agricultural',
      country: 'DE',
      dealer: '7',
      mail: 'trouble',
      from: '2026-01-01',
      to: '2026-01-31',
      due: 'today',
      min: '100',
      max: '200',
    });
  });

  it.each([
    'state=x',
    'country=de',
    'from=2026-13-01',
    'min=-1',
    'mail=x',
    'due=x',
    'handled=x',
    'other=1',
    'search=++',
  ])('leaves out %s, which no list understands (DK-01)', (address) => {
    expect(readFilters(new URLSearchParams(address))).toEqual({});
  });
});
