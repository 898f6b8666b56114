import { storeErrors } from '../counters.ts';

/** Why the server cannot start with this database, for the operator; only the message is printed. */
export class DatabaseUnfit extends Error {}

/** A catalogue that only a later release can read. */
export class NewerCatalogue extends Error {}

/** The database cannot be reached or written; the caller may retry (threats 54, 55). */
export class StoreUnavailable extends Error {}

/** The database is reachable, but some of its pages are damaged (S13). */
export class StoreDamaged extends StoreUnavailable {}

/** PostgreSQL: damaged page, damaged index. After a failed sync nobody knows what is on the disk. */
const damageCodes = /^(XX00[12]|SQLITE_(CORRUPT|NOTADB|IOERR_FSYNC))/;

/**
 * PostgreSQL: connection lost, wrong password, no such database, shutting down, starting up, cancelled, deadlock, lock
 * not granted, idle in a transaction, too many connections, disk full, read only.
 */
const postgresCodes = /^(08...|28...|3D000|57P0[1-5]|57014|40001|40P01|55P03|25P03|53[0-9]{3}|25006|58030)$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const sqliteCodes = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM)/;
/** pg throws these without a code. */
const messages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error|not queryable/;

/** Maps database errors to StoreUnavailable and returns every other error unchanged. */
export function asStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && damageCodes.test(code)) {
    storeErrors.inc();
    return new StoreDamaged(`the database is damaged: ${error.message}`, { cause: error });
  }
  const away =
    typeof code === 'string' && code !== ''
      ? postgresCodes.test(code) || networkCodes.has(code) || sqliteCodes.test(code)
      : messages.test(error.message);
  if (!away) return error;
  storeErrors.inc();
  return new StoreUnavailable(error.message, { cause: error });
}

/** For the log: an unreachable database fails every request, so the stack is not useful (S14). */
export const causeOf = (error: unknown) =>
  error instanceof StoreUnavailable ? { why: error.message } : { err: error };
