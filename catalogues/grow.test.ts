import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { contentOf } from '@silowright/catalogue/folder-content';
import { printProblem } from '@silowright/catalogue/problem';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { buildIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import { scanCatalogue } from '@silowright/domain/recommendation/scan-catalogue';
import { expect, it } from 'vitest';

const samples = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A catalogue with one more type, size, option group, market and language, changed in its files only. */
function grown(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const changed = new Map(files);
  // biome-ignore lint/suspicious/noExplicitAny: files of any form are edited here as a person would.
  const edit = (file: string, change: (json: any) => void) => {
    const json = JSON.parse(changed.get(file) ?? '');
    change(json);
    changed.set(file, JSON.stringify(json, undefined, 2));
  };
  const [head = '', first = '', ...rest] = (files.get('units.csv') ?? '').trim().split('\n');
  const [like = ''] = first.split(',');
  changed.set(
    'units.csv',
    [head, first, ...rest]
      .map((row, at) => `${row},${at === 0 ? 'variant' : ''}`)
      .concat(`${first},second`, `${first.replace(like, 'newtype')},`)
      .join('\n'),
  );
  const type = JSON.parse(files.get(`storage-types/${like}.json`) ?? '');
  changed.set('storage-types/newtype.json', JSON.stringify({ ...type, code: 'newtype' }));
  const [segment] = type.segments;
  edit(`options/${segment}.json`, ({ groups }) =>
    groups.push({
      id: 'newgroup',
      key: 'newsection.newgroup',
      types: ['newtype'],
      optional: true,
      options: [{ value: 'newvalue', formula: '100*V', no_visible_effect: 'a document' }],
    }),
  );
  edit('markets.json', ({ segments, lists }) => {
    segments.newmarket = { ...segments[segment], label: 'newmarket', priced: false, flow: 'product-basic' };
    for (const list of Object.values<string[]>(lists)) list.push('newmarket');
  });
  edit('catalogue.json', ({ languages }) => languages.push('sv_SE'));
  changed.set('texts/sv_SE.json', '{}');
  for (const file of changed.keys())
    if (file.startsWith('texts/') && !file.includes('sv_SE'))
      edit(file, (texts) => {
        texts['storage-type.newtype.name'] = 'New type';
        for (const point of [1, 2, 3]) texts[`storage-type.newtype.selling-point-${point}`] = 'Point';
        Object.assign(texts, {
          'market.newmarket': 'New market',
          'option-segment.newsection': 'New section',
          'option-group.newgroup': 'New group',
          'option.newgroup.newvalue': 'New value',
        });
      });
  return changed;
}

it.each(samples)(
  'one more type, size, option, market and language in catalogues/%s need nothing but its files (CT-01, CT-09)',
  (name) => {
    const { files } = readFolder(join(import.meta.dirname, name));
    const { folder, problems } = checkFolder(grown(files));
    expect(problems.filter(({ severity }) => severity === 'error').map(printProblem)).toEqual([]);
    const [before, after] = [contentOf(checkFolder(files).folder), contentOf(folder)];
    const count = ({ units }: typeof before) => Object.values(units).flat().length;
    expect(count(after) - count(before)).toBe(2);
    expect(after.storageTypes.map(({ code }) => code)).toEqual([
      ...before.storageTypes.map(({ code }) => code),
      'newtype',
    ]);
  },
);

it.each(samples)('the rules work on the grown catalogues/%s (CT-01)', (name) => {
  const { files } = readFolder(join(import.meta.dirname, name));
  const content = contentOf(checkFolder(grown(files)).folder);
  const { segments, code } = content.storageTypes.find((type) => type.code === 'newtype')!;
  const segment = segments[0]!;
  const catalogue = joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
  // Every product group takes the new type too, as the first one.
  const productGroups = catalogue.productGroups.map((group) => {
    const add = <Needs extends { readonly types: readonly string[] }>(needs: Needs) => ({
      ...needs,
      types: [code, ...needs.types],
    });
    return group.characteristics
      ? { ...group, characteristics: group.characteristics.map(add) }
      : { ...group, needs: add(group.needs) };
  });
  const index = buildIndex({ ...catalogue, productGroups });
  const seen = new Set<string>();
  for (const group of productGroups)
    for (const characteristic of group.characteristics ?? [undefined])
      for (const { volumeM3 } of catalogue.units) {
        const request: RecommendationRequest = {
          segment,
          productGroup: group.type,
          ...(characteristic && { characteristicGroup: characteristic.type }),
          volumePerUnitM3: Math.ceil(volumeM3),
          amountOfUnits: 2,
          placement: 'outside',
        };
        const { recommended } = recommend(request, index);
        expect(recommended.map(({ unit }) => unit.uuid)).toEqual(
          scanCatalogue(request, catalogue.units, index).map(
            ({ position }) => catalogue.units[position]!.uuid,
          ),
        );
        for (const { unit } of recommended) seen.add(unit.type);
      }
  expect(seen).toContain(code);
  const unit = catalogue.units.find(({ type }) => type === code)!;
  const added = optionsForUnit(catalogue, unit).find(({ id }) => id === 'newgroup');
  expect(added?.options.map(({ price_in_cents }) => price_in_cents)).toEqual([
    expect.toSatisfy((cents) => Number.isInteger(cents) && cents > 0),
  ]);
  const { viewBox } = drawFront(configuredModel(content, { ...unit, selection: {} }), {
    style: 'shaded',
    formatMetres: String,
  });
  expect(viewBox.height).toBeGreaterThan(unit.heightMm);
});
