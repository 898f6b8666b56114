import type { StaffDealer } from '@silowright/contract/dealers';
import { priceListName } from '@silowright/ui/texts/segments.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { countryName } from '../lists/place-choices.ts';
import { Breakable } from '../parts/page-parts.tsx';
import type { DealerField } from './read-dealer.ts';

/** The named fields of a dealer with their labels. */
export const dealerFacts = (texts: Texts, dealer: StaffDealer, names: readonly DealerField[]) =>
  names.map((name): readonly [label: string, value: ReactNode] => {
    const text = textOf(texts, dealer, name);
    return [texts.t(`admin.dealer-${name.replaceAll('_', '-')}`), text ? <Breakable>{text}</Breakable> : '–'];
  });

function textOf(texts: Texts, dealer: StaffDealer, name: DealerField): string {
  if (name === 'country') return `${countryName(texts, dealer.country)} (${dealer.country})`;
  if (name === 'segments') return dealer.segments.map((id) => priceListName(texts, id)).join(', ');
  return String(dealer[name]);
}
