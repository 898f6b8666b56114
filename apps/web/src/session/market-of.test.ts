import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { location: { search: '' } });
const { containerOf } = await import('./market-of.ts');
vi.unstubAllGlobals();

test.each([
  [{ substance: 'solid', segment: 'agricultural' }, 'silo'],
  [{ substance: 'liquid', segment: 'agricultural' }, 'tank'],
  [{ substance: 'liquid', segment: 'road_salt' }, 'silo'],
  [{ segment: 'food_and_feed' }, 'tank'],
] as const)('%o is called a %s (VO-01)', (values, kind) => {
  expect(containerOf(values)).toBe(kind);
});
