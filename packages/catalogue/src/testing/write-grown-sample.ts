import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readFolder } from '../disk/read-folder.ts';
import { shippedCatalogueDir } from '../disk/shipped-catalogue.ts';
import { growFiles } from './grow-files.ts';

/** The sample with one more of everything, written before the tests of a run begin. */
export const grownSampleDir = join(import.meta.dirname, '../../../../.cache/grown-sample');

export function setup(): void {
  const files = [...growFiles(readFolder(shippedCatalogueDir).files)];
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  // Only when it changed, and renamed when complete: others may be reading it.
  const stamp = join(grownSampleDir, '.hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  mkdirSync(dirname(grownSampleDir), { recursive: true });
  const draft = mkdtempSync(`${grownSampleDir}-`);
  cpSync(shippedCatalogueDir, draft, { recursive: true });
  for (const [name, text] of files) if (text) writeFileSync(join(draft, name), text);
  writeFileSync(join(draft, '.hash'), hash);
  rmSync(grownSampleDir, { recursive: true, force: true });
  renameSync(draft, grownSampleDir);
}
