import type { ResponseOf } from '@silowright/contract/call';
import type { adminListDealerFigures, StaffDealer } from '@silowright/contract/dealers';
import { findDealers, type SearchableDealer } from './search-dealers.ts';

export type DealerFigures = ResponseOf<typeof adminListDealerFigures>[number];
export type FiguresById = ReadonlyMap<string, DealerFigures>;

export const dealerSorts = ['name', 'place', 'sent', 'cents', 'signed', 'last'] as const;
export type DealerSort = (typeof dealerSorts)[number];

/** What the page shows; everything is in its address. */
export interface DealerQuestion {
  readonly search: string;
  readonly country: string;
  readonly segment: string;
  /** Dealers without a logo, or without a quotation for 90 days. */
  readonly only: '' | 'no-logo' | 'silent';
  readonly sort: DealerSort;
}

const silentDays = 90;

export const isSilent = (figures: DealerFigures | undefined, nowMs: number): boolean =>
  !figures?.last || nowMs - Date.parse(figures.last) > silentDays * 86_400_000;

/** Undefined: nothing was sent. */
export const signedShare = (
  figures: Pick<DealerFigures, 'sent' | 'signed'> | undefined,
): number | undefined =>
  figures && figures.sent > 0 ? Math.min(1, figures.signed / figures.sent) : undefined;

/** Of several dealers together. */
export const sumOf = (figures: readonly DealerFigures[]): Pick<DealerFigures, 'sent' | 'signed'> => ({
  sent: figures.reduce((sum, { sent }) => sum + sent, 0),
  signed: figures.reduce((sum, { signed }) => sum + signed, 0),
});

/** The dealers that match, in order. Names ascend, numbers descend. */
export function chooseDealers(
  dealers: readonly SearchableDealer[],
  { search, country, segment, only, sort }: DealerQuestion,
  figures: FiguresById,
  nowMs: number,
): StaffDealer[] {
  const found = findDealers(dealers, search).filter(
    (dealer) =>
      (country === '' || dealer.country === country) &&
      (segment === '' || dealer.segments.includes(segment)) &&
      (only !== 'no-logo' || dealer.image_url === '') &&
      (only !== 'silent' || (dealer.active && isSilent(figures.get(dealer.id), nowMs))),
  );
  // The server sorts by name.
  if (sort === 'name') return found;
  if (sort === 'place') {
    const { compare } = new Intl.Collator();
    return found.sort((a, b) => compare(a.country + a.city, b.country + b.city));
  }
  if (sort === 'last')
    return found.sort((a, b) =>
      (figures.get(b.id)?.last ?? '').localeCompare(figures.get(a.id)?.last ?? '', 'en'),
    );
  const figureOf = ({ id }: StaffDealer): number => {
    const own = figures.get(id);
    if (sort === 'cents') return own?.amounts[0]?.cents ?? -1;
    return (sort === 'signed' ? signedShare(own) : own?.sent) ?? -1;
  };
  // Amounts are compared within a currency only; dealers without an amount come last.
  const currencyOf = ({ id }: StaffDealer): string =>
    sort === 'cents' ? (figures.get(id)?.amounts[0]?.currency ?? '~') : '';
  return found.sort(
    (a, b) =>
      Number(currencyOf(a) > currencyOf(b)) - Number(currencyOf(a) < currencyOf(b)) ||
      figureOf(b) - figureOf(a),
  );
}
