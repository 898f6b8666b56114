import { sessionValues } from './session/session-store.ts';
import { textsNow, useTexts } from './texts/use-texts.ts';
import { loadCall, useCall } from './use-call.ts';
import type { LoadedOptions } from './use-loaded.ts';

const inputOf = (segment: string | undefined, language: string) => ({
  params: { segment: segment ?? '' },
  query: { language },
});

/** The groups of a market with their products in the visitor's language; product and volume step share the answer. */
export function useProductGroups(segment: string | undefined, options?: LoadedOptions) {
  const { language } = useTexts();
  return useCall('list-product-groups', inputOf(segment, language), options);
}

/** When the texts are there, which name the language. */
export const loadProductGroups = (): Promise<void> =>
  loadCall('list-product-groups', inputOf(sessionValues().segment, textsNow().language));
