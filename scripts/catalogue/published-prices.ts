import type { PublishedPrices } from '@silowright/catalogue/compare-folders';
import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import { openBackupSource } from '../../apps/server/src/platform/backup/open-tables.ts';
import type { StoreLocation } from '../../apps/server/src/platform/db/open-store.ts';

/** The prices of the lists in force of a running installation, without changing anything. */
export async function publishedPrices(
  location: StoreLocation,
  minorDigits: number,
): Promise<PublishedPrices> {
  const prices = new Map<string, string[]>();
  const add = (subject: string, price: string) =>
    prices.set(subject, [...new Set([...(prices.get(subject) ?? []), price])]);
  const major = (cents: number) => String(cents / 10 ** minorDigits);
  for (const [place, content] of await latestLists(location)) {
    const segment = place.slice(0, place.indexOf(' '));
    const list = JSON.parse(content) as BasePriceList | OptionList;
    if ('prices' in list) for (const row of list.prices) add(`unit ${row.name}`, major(row.priceInCents));
    else
      for (const group of list.options)
        for (const { value, priceInCents, formula } of group.options)
          add(
            `option ${segment} ${group.id} ${value}`,
            priceInCents === undefined ? String(formula) : major(priceInCents),
          );
  }
  return prices;
}

async function latestLists(location: StoreLocation): Promise<ReadonlyMap<string, string>> {
  const source = await openBackupSource(location);
  try {
    const latest = new Map<string, { readonly version: number; readonly content: string }>();
    const columns = ['segment', 'kind', 'version', 'content'];
    for await (const rows of source.rows({ name: 'price_lists', columns }))
      for (const [segment, kind, version, content] of rows) {
        const place = `${segment} ${kind}`;
        if (Number(version) > (latest.get(place)?.version ?? 0))
          latest.set(place, { version: Number(version), content: String(content) });
      }
    return new Map([...latest].map(([place, { content }]) => [place, content]));
  } finally {
    await source.close();
  }
}
