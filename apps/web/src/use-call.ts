import type { VisitorReadName } from '@silowright/contract/calls';
import type { ProductGroup } from '@silowright/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { ApiError, type CallInput, type CallOutput, call } from './api.ts';
import { queryClient } from './query-client.ts';
import { sessionValues } from './session/session-store.ts';
import { type Texts, textsNow, useTexts } from './texts/use-texts.ts';

/** A call as a query. */
export const callQuery = <Name extends VisitorReadName>(name: Name, input: CallInput<Name>) => ({
  queryKey: [name, input] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call<Name>(name, input, signal),
});

/** A call as screen data: loading, error or response. */
export const useCall = <Name extends VisitorReadName>(
  name: Name,
  input: CallInput<Name>,
  { enabled = true }: { readonly enabled?: boolean } = {},
) => useQuery<CallOutput<Name>>({ ...callQuery<Name>(name, input), enabled }, queryClient);

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

/** An error in the visitor's language, with advice. */
export function errorText(error: unknown, { t, wait }: Pick<Texts, 't' | 'wait'>): string {
  if (!(error instanceof ApiError)) return t('error.internal');
  return t(`error.${error.code}`, { wait: wait(error.retryAfterS) });
}
