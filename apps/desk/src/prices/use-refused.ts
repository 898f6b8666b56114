import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { useCallback, useState } from 'react';
import { type RefusedPrice, typedPriceText } from '../parts/staff-money.ts';
import type { ListPublishing } from './use-list-publishing.ts';

/** By id of the row. */
export type RefusedPrices = ReadonlyMap<string, RefusedPrice>;

const nothing: RefusedPrices = new Map();

/** Refused prices of a list; the last one is said in the bar. They prevent publishing. */
export function useRefused(
  setNote: ListPublishing['setNote'],
  nameIn: (language: Texts, id: string) => string,
) {
  const [refused, setRefused] = useState(nothing);
  /** undefined: corrected or undone. */
  const refuseAll = useCallback(
    (prices: Iterable<readonly [id: string, price: RefusedPrice | undefined]>) => {
      setRefused((before) => {
        const next = new Map(before);
        for (const [id, price] of prices) {
          if (price) next.set(id, price);
          else next.delete(id);
        }
        return next;
      });
    },
    [],
  );
  const refuse = useCallback(
    (id: string, price: RefusedPrice | undefined) => {
      refuseAll([[id, price]]);
      setNote(
        price &&
          ((now) =>
            now.t('admin.not-taken', { name: nameIn(now, id), reason: typedPriceText(price.reason, now) })),
      );
    },
    [refuseAll, setNote, nameIn],
  );
  return { refused, refuse, refuseAll, forget: () => setRefused(nothing) };
}
