import type { Config } from '../../apps/server/src/platform/config/config.ts';

/** One line of the doctor: the area, the result, and advice for a problem. */
export interface Finding {
  readonly area: string;
  readonly level: 'ok' | 'warning' | 'error';
  readonly text: string;
  readonly advice?: string;
}

export interface Question {
  readonly config: Config;
  readonly nowMs: number;
  /** Recipient of a test mail; undefined: none is sent. */
  readonly sendTo?: string | undefined;
}

export type Check = (question: Question) => Promise<readonly Finding[]>;

/** Functions that create the findings of one area. */
export const findingsOf = (area: string) => ({
  ok: (text: string): Finding => ({ area, level: 'ok', text }),
  warning: (text: string, advice: string): Finding => ({ area, level: 'warning', text, advice }),
  error: (text: string, advice: string): Finding => ({ area, level: 'error', text, advice }),
});

export const reasonOf = (error: unknown): string => {
  const { message, cause, code } = error as Error & { code?: string };
  const inner = cause instanceof Error ? `: ${cause.message}` : '';
  return `${message || code || String(error)}${inner}`;
};
