import { inspectDatabase } from '../../apps/server/src/store/inspect-database.ts';
import { storeLocation } from '../../apps/server/src/store/store.ts';
import { type Check, findingsOf, reasonOf } from './finding.ts';

const { ok, warning, error } = findingsOf('database');
/** The oldest that its makers still mend. */
const oldestPostgres = 14;
const clockWarningMs = 2000;
const clockErrorMs = 60_000;

export const checkDatabase: Check = async ({ config }) => {
  const location = storeLocation(config);
  let facts: Awaited<ReturnType<typeof inspectDatabase>>;
  try {
    facts = await inspectDatabase(location);
  } catch (fault) {
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
        `a newer release has changed its tables (${facts.unknown.join(', ')}).`,
        'Install that release, or restore the backup from before it.',
      ),
    );
  } else if (facts.missing.length > 0) {
    findings.push(
      ok(`${facts.missing.length} changes of its tables are made by the next start; take a backup first`),
    );
  } else findings.push(ok('its tables are those of this release'));
  findings.push(
    facts.cannotWrite
      ? error(
          `cannot be written: ${facts.cannotWrite}`,
          'Give the account the right to write, and look for a read-only replica or a full disk.',
        )
      : ok('can be written'),
  );
  const ahead = Math.round(facts.clockAheadMs);
  if (Math.abs(ahead) >= clockWarningMs) {
    const say = Math.abs(ahead) >= clockErrorMs ? error : warning;
    findings.push(say(`its clock is ${ahead} ms ahead of ours.`, 'Set both clocks by a time server (NTP).'));
  }
  const wanted = config.databasePoolSize * 2 + 5;
  if (facts.mostConnections !== undefined && facts.mostConnections < wanted) {
    findings.push(
      warning(
        `it takes ${facts.mostConnections} connections; two processes of DATABASE_POOL_SIZE ${config.databasePoolSize} want ${wanted}.`,
        'Raise max_connections or lower DATABASE_POOL_SIZE.',
      ),
    );
  }
  if (config.production && location.engine === 'sqlite') {
    findings.push(ok('embedded: one process on one machine; several need DATABASE_URL'));
  }
  return findings;
};
