import { type DatabaseFacts, inspectDatabase } from '../../apps/server/src/app/inspect/inspect-database.ts';
import { storeLocation } from '../../apps/server/src/platform/db/open-store.ts';
import { DatabaseUnfit } from '../../apps/server/src/platform/db/store-errors.ts';
import { clockTrouble } from '../../apps/server/src/platform/watch/guard-clock.ts';
import { type Check, type Finding, findingsOf, reasonOf } from './finding.ts';

const { ok, warning, error } = findingsOf('database');
/** The oldest version that still gets updates. */
const oldestPostgres = 14;
const clockWarningMs = 2000;
const clockErrorMs = 60_000;

const restoreAdvice =
  'Stop the server, keep the folder for analysis, and restore the last backup into an empty DATA_DIR.';

export const checkDatabase: Check = async ({ config, nowMs }) => {
  const location = storeLocation(config);
  let facts: Awaited<ReturnType<typeof inspectDatabase>>;
  try {
    facts = await inspectDatabase(location);
  } catch (fault) {
    if (fault instanceof DatabaseUnfit)
      return [error(fault.message, 'Nothing starts here until this is decided.')];
    if (/28(P01|000)/.test(String((fault as { code?: unknown }).code))) {
      return [
        error(
          `rejects the password: ${reasonOf(fault)}`,
          'Put the new password into DATABASE_URL and restart; special characters must be percent-encoded.',
        ),
      ];
    }
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(String((fault as { code?: unknown }).code))) {
      return [error(`is damaged: ${reasonOf(fault)}`, restoreAdvice)];
    }
    const setting = location.engine === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
    return [error(`cannot be reached: ${reasonOf(fault)}`, `Look at ${setting}, and whether it runs.`)];
  }
  const findings = [ok(`${facts.product} answers in ${facts.answerMs.toFixed(0)} ms`)];
  if (location.engine === 'postgres' && facts.majorVersion < oldestPostgres) {
    findings.push(
      warning(`${facts.product} is no longer mended.`, `Use PostgreSQL ${oldestPostgres} or newer.`),
    );
  }
  if (facts.encoding !== 'UTF8') {
    findings.push(error(`its encoding is ${facts.encoding}.`, 'Create the database with encoding UTF8.'));
  }
  if (facts.unknown.length > 0) {
    findings.push(
      error(
        `a newer release has migrated its tables (${facts.unknown.join(', ')}).`,
        'Install that release, or restore the backup from before it.',
      ),
    );
  } else if (facts.missing.length > 0) {
    findings.push(ok(`${facts.missing.length} migrations will run at the next start; make a backup first`));
  } else findings.push(ok('its tables match this release'));
  findings.push(
    facts.cannotWrite
      ? error(
          `cannot be written: ${facts.cannotWrite}`,
          'Grant the account write access, and check for a read-only replica or a full disk.',
        )
      : ok('can be written'),
  );
  const ahead = Math.round(facts.clockAheadMs);
  if (Math.abs(ahead) >= clockWarningMs) {
    const say = Math.abs(ahead) >= clockErrorMs ? error : warning;
    findings.push(
      say(
        `its clock is ${ahead} ms ahead of this machine.`,
        'Synchronise both clocks with a time server (NTP).',
      ),
    );
  }
  findings.push(...faultsInside(facts, nowMs));
  const wanted = config.databasePoolSize * 2 + 5;
  if (facts.maxConnections !== undefined && facts.maxConnections < wanted) {
    findings.push(
      warning(
        `it allows ${facts.maxConnections} connections; two processes with DATABASE_POOL_SIZE ${config.databasePoolSize} need ${wanted}.`,
        'Raise max_connections or lower DATABASE_POOL_SIZE.',
      ),
    );
  }
  if (config.production && location.engine === 'sqlite') {
    findings.push(ok('embedded: one process on one machine; several processes need DATABASE_URL'));
  }
  return findings;
};

/**
 * Checks the content of the database: damaged pages, file permissions, clock in doubt, used-up mail limit, silent
 * processes.
 */
function faultsInside(facts: DatabaseFacts, nowMs: number): Finding[] {
  const { damage, openToOthers, seenMs, mailsLeft, silentProcesses, documents } = facts;
  const findings: Finding[] = (documents?.damaged ?? []).map((sentence) =>
    error(
      sentence.replace(/ Restore the last backup.*/, ''),
      'Restore the last backup into an empty DATA_DIR. Without one, a damaged catalogue can be replaced by an earlier one: npm run catalogue -- publish.',
    ),
  );
  if (documents?.damaged.length === 0) findings.push(ok(`all ${documents.read} stored documents are intact`));
  if (damage.length > 0) findings.push(error(`is damaged: ${damage.join('; ')}`, restoreAdvice));
  if (openToOthers.length > 0) {
    findings.push(
      warning(
        `other accounts of this machine can read ${openToOthers.join(', ')}.`,
        'Restrict the permissions: chmod 700 for the folder, 600 for the files.',
      ),
    );
  }
  const clock = seenMs === undefined ? undefined : clockTrouble(nowMs, seenMs);
  if (clock && seenMs !== undefined) {
    const iso = (time: number) => new Date(time).toISOString();
    findings.push(
      error(
        `the clock of this machine is in doubt: it shows ${iso(nowMs)}, the last known time is ${iso(seenMs)}. Nothing is erased and no quotation expires.`,
        'Correct the clock. If it is right, confirm it at the desk.',
      ),
    );
  }
  if (mailsLeft === 0) {
    findings.push(
      warning(
        'the mail limit of this hour is used up: further mails are held.',
        'Check the mails at the desk for abuse.',
      ),
    );
  }
  if (silentProcesses.length > 0) {
    findings.push(
      warning(
        `no heartbeat from ${silentProcesses.join(', ')}: frozen, killed or disconnected.`,
        'Restart it. A killed process is removed from this list after ten minutes.',
      ),
    );
  }
  return findings;
}
