import { expect, test, vi } from 'vitest';

vi.stubGlobal('window', { location: { search: '' } });
const { containerOf, titleContainerOf } = await import('./market-of.ts');
vi.unstubAllGlobals();

test.each([
  [{ substance: 'solid', segment: 'agricultural' }, 'silo', 'silo'],
  [{ substance: 'liquid', segment: 'agricultural' }, 'tank', 'tank'],
  [{ substance: 'liquid', segment: 'road_salt' }, 'silo', 'tank'],
  [{ substance: 'solid', segment: 'road_salt' }, 'silo', 'silo'],
  [{ segment: 'food_and_feed' }, 'tank', 'tank'],
] as const)('%o is called a %s in the title, else a %s (VO-01)', (values, inTitle, elsewhere) => {
  expect(titleContainerOf(values)).toBe(inTitle);
  expect(containerOf(values)).toBe(elsewhere);
});
