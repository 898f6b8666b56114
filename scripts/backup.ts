import { statSync } from 'node:fs';
import { backUp } from '../apps/server/src/platform/backup/back-up.ts';
import { installationOf, orSentence, tableOf } from './backup-command.ts';

/** `npm run backup -- FILE`: writes all data of a running installation into one compressed file. */
const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: npm run backup -- FILE');
  process.exit(2);
}
const { location, dataDir } = installationOf(process.env);
await orSentence(async () => {
  const { tables, leftOut } = await backUp(location, dataDir, file);
  console.info(tableOf(tables));
  if (leftOut.length > 0) {
    console.warn(
      `Not included, because this release did not create it: ${leftOut.join(', ')}. Back it up separately.`,
    );
  }
  console.info(`${file} is complete: ${Math.ceil(statSync(file).size / 1024)} KB, from ${location.engine}.`);
  console.info('It contains personal data and the key of the seal: protect it like the database.');
});
