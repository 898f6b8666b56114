import { expect, test } from 'vitest';
import { type FlagName, flagDefaults, readFlags } from './flags.ts';

const flag = (query: string, name: FlagName) => readFlags(new URLSearchParams(query))[name];

test('without a query all flags are on except CLASSIC_FLOW and DEBUG (FL-02)', () => {
  expect(readFlags(new URLSearchParams(''))).toEqual({
    AGRA_NEW_FLOW: true,
    SALT_NEW_FLOW: true,
    LANGUAGE_FROM_BROWSER: true,
    LANGUAGE_SWITCHER: true,
    SEGMENTS_SIMPLIFIED: true,
    CUSTOM_QUOTE: true,
    CLASSIC_FLOW: false,
    DEBUG: false,
  });
});

test.each([
  ['DEBUG', true],
  ['DEBUG=', true],
  ['DEBUG=true', true],
  ['DEBUG=0', true],
  ['DEBUG=FALSE', true],
  ['DEBUG=false', false],
  ['debug', false],
])('?%s turns DEBUG to %s: only false means off (FL-01)', (query, on) => {
  expect(flag(query, 'DEBUG')).toBe(on);
});

test.each(Object.keys(flagDefaults) as FlagName[])('%s=false is off (FL-01)', (name) => {
  expect(flag(`${name}=false`, name)).toBe(false);
});
