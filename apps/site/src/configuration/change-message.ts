import type { Choice } from '@silowright/domain/pricing/selection';
import { inSentence } from '@silowright/texts/translate';
import { choiceName, optionName } from '@silowright/ui/texts/option-names.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { sessionValues } from '../session/session-store.ts';
import { allKey, type Change, sizeKey } from './configuration-store.ts';
import { ceilingOf } from './room.ts';
import type { UnitOffer } from './unit-offer.ts';

type Words = Pick<Texts, 't' | 'has' | 'locale' | 'moneyIn' | 'metres'>;

/** What a change removed: choices that other choices exclude, and those that do not fit in the room. */
export function lostSentences(texts: Words, offer: UnitOffer, { lost }: Pick<Change, 'lost'>): string[] {
  const ceilingMm = ceilingOf(sessionValues()) ?? 0;
  const names = (isTooTall: boolean): string =>
    lost
      .filter(({ reason }) => (reason === 'too-tall') === isTooTall)
      .map(({ key, value }) => {
        const group = offer.groups.find((candidate) => candidate.key === key);
        return group ? inSentence(optionName(texts, group, value), texts.locale) : value;
      })
      .join('; ');
  const [excluded, tooTall] = [names(false), names(true)];
  return [
    ...(excluded ? [texts.t('configure.dropped', { names: excluded })] : []),
    ...(tooTall
      ? [texts.t('configure.dropped-too-tall', { names: tooTall, ceiling: texts.metres(ceilingMm) })]
      : []),
  ];
}

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
  const { t } = texts;
  const { price, priceDifference } = texts.moneyIn(offer.currency);
  const { changed, undone, picked, differenceCents, lost } = change;
  const sentences = [
    undone !== undefined && t('configure.undone', { name: undoneName(texts, offer, changed, undone) }),
    picked !== undefined && t('configure.picked', { name: picked }),
    differenceCents !== 0 &&
      t('configure.price-changed', {
        difference: priceDifference(differenceCents, [totalCents]),
        total: price(totalCents, { among: [differenceCents] }),
      }),
    ...lostSentences(texts, offer, { lost }),
  ];
  return sentences.filter(Boolean).join(' ');
}
