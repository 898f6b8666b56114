import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { jsonSchemas } from '@silowright/catalogue/json-schemas';
import { printProblem } from '@silowright/catalogue/problem';
import { describe, expect, it } from 'vitest';

const samples = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(samples)('catalogues/%s', (name) => {
  const folder = join(import.meta.dirname, name);
  const { files, problems } = readFolder(folder);

  it('has no errors, and no warnings but missing texts (CT-03)', () => {
    const lines = [...problems, ...checkFolder(files).problems].map(printProblem);
    expect(lines.filter((line) => !/^warning: texts\/.* is shown instead/.test(line))).toEqual([]);
  });

  // "new" adds the schemas to a copy of the starter.
  it.runIf(name !== 'starter')(
    'has the schemas of the check, and every JSON file names its own (CT-05)',
    () => {
      for (const [file, schema] of jsonSchemas())
        expect(readFileSync(join(folder, '.schema', file), 'utf8'), file).toBe(schema);
      for (const [file, text] of files)
        if (file.endsWith('.json'))
          expect(existsSync(join(folder, dirname(file), JSON.parse(text).$schema)), file).toBe(true);
    },
  );
});
