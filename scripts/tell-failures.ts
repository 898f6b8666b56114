import type { Reporter as BrowserReporter } from '@playwright/test/reporter';
import type { Reporter as UnitReporter } from 'vitest/node';

/** How a failure begins; the test command lets such lines through at once. */
export const failureMark = '✘ ';

const line = (title: string, message: string | undefined): string =>
  `${failureMark}${title}: ${(message ?? 'no reason').replaceAll(/\s+/g, ' ').slice(0, 500)}\n`;

/** Says each failure in one line when it happens; the reports of Vitest and Playwright say it at the end (C22). */
export default class TellFailures implements UnitReporter, BrowserReporter {
  onTestCaseResult(...[test]: Parameters<NonNullable<UnitReporter['onTestCaseResult']>>) {
    const { state, errors } = test.result();
    if (state === 'failed') process.stdout.write(line(test.fullName, errors[0]?.message));
  }
  onTestEnd(...[test, result]: Parameters<NonNullable<BrowserReporter['onTestEnd']>>) {
    if (result.status !== test.expectedStatus)
      process.stdout.write(line(test.titlePath().filter(Boolean).join(' › '), result.error?.message));
  }
  printsToStdio = () => false;
}
