import type { OfferToClient } from '@silowright/contract/deals';
import type { Draft } from '../session/session-store.ts';

export type TypedBuyer = NonNullable<OfferToClient['buyer']>;

/** Name of the draft that keeps what was typed. */
export const buyerDraft = 'buyer';

/** Ticked: "we have none", which is an answer. */
export const noneOf = { vatNumber: 'noVatNumber', orderReference: 'noOrderReference' } as const;

const fields = ['street', 'postalCode', 'city', 'country', 'leitwegId', 'ean'] as const;

/** Without empty fields; undefined if nothing was typed. The preselected country alone says nothing. */
export function buyerOfDraft(draft: Draft | undefined): TypedBuyer | undefined {
  if (!draft) return undefined;
  const buyer: Record<string, string | null> = {};
  for (const field of fields) if (draft[field]?.trim()) buyer[field] = draft[field].trim();
  for (const field of ['vatNumber', 'orderReference'] as const)
    if (draft[noneOf[field]]) buyer[field] = null;
    else if (draft[field]?.trim()) buyer[field] = draft[field].trim();
  return Object.keys(buyer).some((field) => field !== 'country') ? (buyer as TypedBuyer) : undefined;
}

/** The form filled with what is known already. */
export const draftOfBuyer = (buyer: TypedBuyer): Draft =>
  Object.fromEntries(
    Object.entries(buyer).flatMap(([field, value]) =>
      value === null
        ? [[noneOf[field as keyof typeof noneOf], 'yes']]
        : value === undefined
          ? []
          : [[field, value]],
    ),
  );
