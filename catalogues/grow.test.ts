import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { contentOf } from '@silowright/catalogue/folder-content';
import { printProblem } from '@silowright/catalogue/problem';
import { growFiles } from '@silowright/catalogue/testing/grow-files';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import { configuredModel } from '@silowright/domain/drawing/configured-model';
import { drawFront } from '@silowright/domain/drawing/primitives';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { buildIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import { scanCatalogue } from '@silowright/domain/recommendation/testing/scan-catalogue';
import { expect, it } from 'vitest';

const samples = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(samples)(
  'one more type, size, option, market and language in catalogues/%s need nothing but its files (CT-01, CT-09)',
  (name) => {
    const { files } = readFolder(join(import.meta.dirname, name));
    const { folder, problems } = checkFolder(growFiles(files));
    expect(problems.filter(({ severity }) => severity === 'error').map(printProblem)).toEqual([]);
    const [before, after] = [contentOf(checkFolder(files).folder), contentOf(folder)];
    const codes = before.storageTypes.map(({ code }) => code);
    expect(after.storageTypes.map(({ code }) => code)).toEqual([...codes, 'newtype']);
    // A twin of the smallest size, and a size in the middle of most types.
    const more = codes.map((code) => after.units[code]!.length - before.units[code]!.length);
    expect(more[0]).toBe(2);
    expect(more.filter((count) => count > 0).length).toBeGreaterThan(codes.length / 2);
    expect(Object.keys(after.productGroups)).toContain('newmarket');
  },
);

it.each(samples)('the rules work on the grown catalogues/%s (CT-01)', (name) => {
  const { files } = readFolder(join(import.meta.dirname, name));
  const content = contentOf(checkFolder(growFiles(files)).folder);
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
