import type { Choice } from '@silowright/domain/pricing/selection';
import type { Texts } from '../texts/use-texts.ts';
import { allKey, type Change, sizeKey } from './configuration-store.ts';
import { choiceName, optionName } from './option-names.ts';
import type { UnitOffer } from './unit-offer.ts';

type Words = Pick<Texts, 't' | 'has' | 'price' | 'priceDifference' | 'metres'>;

export const lostNames = (texts: Words, offer: UnitOffer, { lost }: Pick<Change, 'lost'>): string =>
  lost
    .map(({ key, value }) => {
      const group = offer.groups.find((candidate) => candidate.key === key);
      return group ? optionName(texts, group, value) : value;
    })
    .join(', ');

function undoneName(texts: Words, offer: UnitOffer, changed: string, undone: Choice): string {
  if (changed === sizeKey) {
    const size = offer.sizes.find(({ uuid }) => uuid === undone);
    return size ? `${texts.metres(size.diameter_mm)} × ${texts.metres(size.height_mm)} m` : '';
  }
  if (changed === allKey) return texts.t('configure.earlier-options');
  const group = offer.groups.find(({ key }) => key === changed);
  return group ? choiceName(texts, group, undone) : '';
}

/** One message for screen readers: the change, its price, and removed choices. */
export function changeMessage(texts: Words, offer: UnitOffer, change: Change, totalCents: number): string {
  const { t, price, priceDifference } = texts;
  const { changed, undone, picked, differenceCents, lost } = change;
  const sentences = [
    undone !== undefined && t('configure.undone', { name: undoneName(texts, offer, changed, undone) }),
    picked !== undefined && t('configure.picked', { name: picked }),
    differenceCents !== 0 &&
      t('configure.price-changed', {
        difference: priceDifference(differenceCents, [totalCents]),
        total: price(totalCents, { among: [differenceCents] }),
      }),
    lost.length > 0 && t('configure.dropped', { names: lostNames(texts, offer, change) }),
  ];
  return sentences.filter(Boolean).join(' ');
}
