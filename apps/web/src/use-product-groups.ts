import { useTexts } from './texts/use-texts.ts';
import { useCall } from './use-call.ts';

/** The groups of a market with their products in the visitor's language; product and volume step share the answer. */
export function useProductGroups(segment: string | undefined, { enabled = true } = {}) {
  const { language } = useTexts();
  return useCall(
    'list-product-groups',
    { params: { segment: segment ?? '' }, query: { language } },
    { enabled },
  );
}
