import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { useCallback, useState } from 'react';
import { type RefusedPrice, typedPriceText } from '../parts/staff-money.ts';

/** By id of the row. */
export type RefusedPrices = ReadonlyMap<string, RefusedPrice>;

/** A message as its words in any language: it may outlive a change of language (B25). */
type Note = (texts: Texts) => string;

const nothing: RefusedPrices = new Map();

/** Refused prices of a list, which prevent publishing, and a sentence in the bar until the next publish. */
export function useListNotes(nameIn: (language: Texts, id: string) => string) {
  const [{ note }, setNoted] = useState<{ readonly note?: Note | undefined }>({});
  const setNote = useCallback((next?: Note) => setNoted({ note: next }), []);
  const [refused, setRefused] = useState(nothing);
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
  return { note, setNote, refused, refuse, refuseAll, forget: () => setRefused(nothing) };
}
