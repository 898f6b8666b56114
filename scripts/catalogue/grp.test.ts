import { checkFolder } from '@silowright/catalogue/check-folder';
import { contentOf } from '@silowright/catalogue/folder-content';
import { printProblem } from '@silowright/catalogue/problem';
import { sampleContent } from '@silowright/domain/catalogue/sample';
import { expect, it } from 'vitest';
import { readFolder } from '../../apps/server/src/price-lists/read-folder.ts';
import { sampleFiles } from './sample-files.ts';
import { sampleTexts } from './sample-texts.ts';

const { files } = readFolder('catalogues/grp');
const { folder, problems } = checkFolder(files);

it('the sample has no errors and no warnings (CT-03)', () => {
  expect(problems.map(printProblem)).toEqual([]);
});

it('the content of the folder is that of the program, value for value (CT-01)', () => {
  expect(contentOf(folder)).toEqual(sampleContent);
});

const written = [...sampleFiles(sampleTexts())];
it.each(written)('%s is up to date; otherwise run npm run catalogue -- export (CT-01)', (name, value) => {
  const text = files.get(name) ?? '';
  expect(typeof value === 'string' ? text : JSON.parse(text)).toEqual(value);
});
