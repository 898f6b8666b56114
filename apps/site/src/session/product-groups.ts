import type { ProductGroup } from '@silowright/contract/catalogue';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { callQuery, useCall } from '@silowright/ui/calls/use-call.ts';
import { textsNow, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { sessionValues } from './session-store.ts';

const productGroupsOf = (segment: string | undefined, language: string) => ({
  params: { segment: segment ?? '' },
  query: { language },
});

/** The groups of a market with their products in the visitor's language; product and volume step share the answer. */
export const useProductGroups = (segment: string | undefined, options?: { readonly enabled: boolean }) =>
  useCall('list-product-groups', productGroupsOf(segment, useTexts().language), options);

const productGroupsNow = () => productGroupsOf(sessionValues().segment, textsNow().language);

/** Loads them when the texts are there, which name the language; false if that failed, which the screen shows. */
export async function loadProductGroups(): Promise<boolean> {
  const query = callQuery('list-product-groups', productGroupsNow());
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey) !== undefined;
}

/** For a page that the server renders. */
export const giveProductGroups = (groups: readonly ProductGroup[]): void =>
  void queryClient.setQueryData(callQuery('list-product-groups', productGroupsNow()).queryKey, {
    'product-groups': [...groups],
  });
