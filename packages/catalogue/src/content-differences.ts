import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { compareMaps, compareValues, printDifference } from './differences.ts';

/** What changed from one content to another, one sentence each. */
export const contentDifferences = (before: CatalogueContent, after: CatalogueContent): readonly string[] =>
  compareMaps(partsOf(before), partsOf(after), compareValues).map(printDifference);

function partsOf(content: CatalogueContent): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ...content.storageTypes.map((type) => [`storage type ${type.code}`, type] as const),
    ...Object.entries(content.units).flatMap(([type, rows]) =>
      rows.map(
        (row) =>
          [
            `unit ${type} Ø${(row.diameterMm / 1000).toFixed(2)} m ${row.volumeM3} m³${row.variant ? ` ${row.variant}` : ''}`,
            row,
          ] as const,
      ),
    ),
    ...Object.entries(content.options).flatMap(([segment, groups]) =>
      groups.flatMap(({ options, ...group }) => [
        [`option group ${segment} ${group.id}`, group] as const,
        ...options.map((option) => [`option ${segment} ${group.id} ${option.value}`, option] as const),
      ]),
    ),
    ...Object.entries(content.productGroups).map(
      ([segment, groups]) =>
        [
          `product groups ${segment}`,
          Object.fromEntries(groups.map((group) => [group.type, group])),
        ] as const,
    ),
    // Versions from before markets and products were part of the content have none.
    ...(content.markets?.segments ?? []).map((segment) => [`segment ${segment.id}`, segment] as const),
    ['markets', { lists: content.markets?.lists, budget: content.markets?.budget }],
    ...(content.products ?? []).map((product) => [`product ${product.id}`, product] as const),
    ['delivery', content.delivery],
    ['money', content.money],
    ['ranking', content.ranking],
    ['limits', content.limits],
  ]);
}
