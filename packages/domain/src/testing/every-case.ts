import { expect } from 'vitest';

/**
 * Checks many cases in one test, because a row for each of hundreds says nothing while all pass. The failure lists
 * every case that fails, with its reason.
 */
export async function everyCase<Case>(
  cases: readonly Case[],
  nameOf: (each: Case) => string,
  check: (each: Case) => void | Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const each of cases) {
    try {
      await check(each);
    } catch (error) {
      failures.push(`${nameOf(each)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  expect(cases.length).toBeGreaterThan(0);
  expect(failures).toEqual([]);
}
