import { relative } from 'node:path';
import type { Reporter as BrowserReporter } from '@playwright/test/reporter';
import type { Reporter as UnitReporter } from 'vitest/node';

/** How a failure begins; the test command lets such lines through at once. */
export const failureMark = '✘ ';

interface Place {
  readonly file: string;
  readonly line: number;
}

/** A failure in one line: its title, reason and place. */
export function failureLine(title: string, message = 'no reason', place?: Place): string {
  const reason = message.replaceAll(/\s+/g, ' ').slice(0, 500);
  return `${failureMark}${title}: ${reason}${place ? ` (${relative('', place.file)}:${place.line})` : ''}\n`;
}

/** Says each failure when it happens; the reports of Vitest and Playwright say it at the end (C22). */
export default class TellFailures implements UnitReporter, BrowserReporter {
  onTestCaseResult(...[test]: Parameters<NonNullable<UnitReporter['onTestCaseResult']>>) {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const [first] = errors;
    const own = first?.stacks?.find(({ file }) => file === test.module.moduleId) ?? first?.stacks?.[0];
    process.stdout.write(failureLine(test.fullName, first?.message, own));
  }
  onTestEnd(...[test, { status, error }]: Parameters<NonNullable<BrowserReporter['onTestEnd']>>) {
    if (status !== test.expectedStatus)
      process.stdout.write(
        failureLine(test.titlePath().filter(Boolean).join(' › '), error?.message, error?.location),
      );
  }
  printsToStdio = () => false;
}
