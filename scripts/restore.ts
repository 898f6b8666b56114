import { parseArgs } from 'node:util';
import { checkBackup, restore } from '../apps/server/src/platform/backup/restore.ts';
import { installationOf, orSentence, tableOf } from './backup-command.ts';

/**
 * `npm run restore -- FILE`: restores a backup into the configured empty database. `--check` only verifies the file.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file) {
  console.error('usage: npm run restore -- FILE [--check]');
  process.exit(2);
}
const { location, dataDir } = installationOf(process.env);
await orSentence(async () => {
  const { header, end } = values.check ? await checkBackup(file) : await restore(file, location, dataDir);
  console.info(tableOf(end.tables));
  const origin = `made ${header.madeAt} from ${header.engine}, schema ${header.migrations.at(-1)}`;
  console.info(values.check ? `${file} is valid: ${origin}.` : `${file} is restored: ${origin}.`);
});
