import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { contentOf } from '@silowright/catalogue/folder-content';
import { printProblem } from '@silowright/catalogue/problem';
import { sampleContent } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';

const { files } = readFolder('catalogues/grp');
const { folder, problems } = checkFolder(files);

it('the sample has no errors and no warnings (CT-03)', () => {
  expect(problems.map(printProblem)).toEqual([]);
});

it('the content of the folder is that of the program, value for value (CT-01)', () => {
  const { markets: _, products: __, ...priced } = sampleContent;
  expect(contentOf(folder)).toMatchObject(priced);
});
