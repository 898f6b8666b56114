import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { jsonSchemas } from '@silowright/catalogue/json-schemas';
import { printProblem } from '@silowright/catalogue/problem';
import type { CompanyFile } from '@silowright/catalogue/schema/company';
import { describe, expect, it } from 'vitest';

const samples = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(samples)('catalogues/%s', (name) => {
  const folder = join(import.meta.dirname, name);
  const { files, problems } = readFolder(folder);

  it('has no errors and no warnings: every text of screens, mails and paper is there in every language (CT-03, QU-02)', () => {
    const lines = [...problems, ...checkFolder(files).problems].map(printProblem);
    expect(lines).toEqual([]);
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

describe('a text that one language lacks is a warning with file, key and language (QU-02)', () => {
  const { files } = readFolder(join(import.meta.dirname, 'steel'));
  const company = (change: (company: CompanyFile) => void) => () => {
    const json: CompanyFile = JSON.parse(files.get('company.json') ?? '');
    change(json);
    return ['company.json', JSON.stringify(json)] as const;
  };
  const without = (key: string) => () => {
    const { [key]: text, ...others } = JSON.parse(files.get('texts/da_DK.json') ?? '');
    expect(text, key).toBeTruthy();
    return ['texts/da_DK.json', JSON.stringify(others)] as const;
  };
  const printed = 'has no text in nl_NL, da_DK; en_GB is printed instead';
  const drop = (texts: Record<string, string>) => {
    delete texts.nl_NL;
    delete texts.da_DK;
  };
  it.each<[string, () => readonly [string, string], string]>([
    ['a heading', company((c) => drop(c.clauses[0]!.title)), `clauses.payment.title: ${printed}`],
    ['a condition', company((c) => drop(c.clauses[0]!.text)), `clauses.payment.text: ${printed}`],
    ['what is included', company((c) => drop(c.scope.included[1]!.text)), `scope.included[2]: ${printed}`],
    ['what is not', company((c) => drop(c.scope.excluded[0]!.text)), `scope.excluded[1]: ${printed}`],
    ['a standard', company((c) => drop(c.standards[0]!.about)), `standards.EN 1991-1-4: ${printed}`],
    ['a role', company((c) => drop(c.contact!.role!)), `contact.role: ${printed}`],
    ['the name of the terms', company((c) => drop(c.terms!.name)), `terms.name: ${printed}`],
    ['the file of the terms', company((c) => drop(c.terms!.files!)), `terms.files: ${printed}`],
    ...[
      'storage-type.cs.name',
      'storage-type.cs.selling-point-1',
      'market.bioenergy',
      'product-group.wood_pellets',
      'option-group.structural',
      'option.structural.structural',
      'option-segment.access',
    ].map((key): [string, () => readonly [string, string], string] => [
      key,
      without(key),
      `en_GB is shown instead: ${key}`,
    ]),
  ])('%s', (_kind, change, expected) => {
    const [file, text] = change();
    const problems = checkFolder(new Map(files).set(file, text)).problems;
    expect(problems.map(({ severity }) => severity)).toEqual(['warning']);
    expect(printProblem(problems[0]!)).toContain(`${file}`);
    expect(printProblem(problems[0]!)).toContain(expected);
  });
});
