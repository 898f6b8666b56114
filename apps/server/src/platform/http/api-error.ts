import { type ErrorBody, type ErrorCode, errorTable, type FieldError } from '@silowright/contract/errors';

/** An error of the error table. Anything else that is thrown is a bug. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  /** Seconds after which the same request may succeed. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, errors: readonly FieldError[] = [], retryAfterS?: number) {
    super(errorTable[code].message);
    this.code = code;
    this.errors = errors;
    this.retryAfterS = retryAfterS;
  }

  get status(): number {
    return errorTable[this.code].status;
  }

  body(): ErrorBody {
    return { code: this.code, message: this.message, errors: this.errors };
  }
}

export const fieldError = (path: string, code: string, message: string): FieldError => ({
  path,
  code,
  message,
});
