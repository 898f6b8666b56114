import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { type Compared, type ComparedInWords, letterOf, volumesOf } from './comparison-rows.ts';

/** Less is no reason to choose. */
const almostSameShare = 0.005;
const maxNamed = 2;

/** The difference in money and in words, which is what a visitor wants to know first (PJ-04). */
export function headline(answer: Compared, { differing, amounts }: ComparedInWords, texts: Texts): string {
  const { t } = texts;
  const list = answer.positions.map(({ number }) => number).join(', ');
  if (differing.length === 0) return t('compare.identical', { list });
  const price = (cents: number) => texts.moneyIn(answer.currency).price(cents, { among: amounts });
  if (answer.positions.length > 2) {
    const [low, ...others] = answer.positions.toSorted(
      (one, other) => one.total_in_cents - other.total_in_cents,
    );
    const high = others.at(-1)!;
    if (high.total_in_cents === low!.total_in_cents) return t('compare.same-price');
    return t('compare.cheapest', {
      letter: letterOf(low!.number),
      other: letterOf(high.number),
      amount: price(high.total_in_cents - low!.total_in_cents),
    });
  }
  const money = moneyInWords(answer, price, texts);
  const difference = differenceInWords(answer, differing, texts);
  return difference ? t('compare.headline', { money, difference }) : money;
}

function isAlmostSame({ positions: [first, second] }: Pick<Compared, 'positions'>): boolean {
  const cents = second!.total_in_cents - first!.total_in_cents;
  return Math.abs(cents) <= almostSameShare * first!.total_in_cents;
}

function moneyInWords(
  { positions }: Pick<Compared, 'positions'>,
  price: (cents: number) => string,
  { t }: Texts,
): string {
  const [first, second] = positions;
  const cents = second!.total_in_cents - first!.total_in_cents;
  if (cents === 0) return t('compare.same-price');
  if (isAlmostSame({ positions })) return t('compare.almost-same-price');
  return t(cents < 0 ? 'compare.costs-less' : 'compare.costs-more', {
    letter: letterOf(second!.number),
    amount: price(Math.abs(cents)),
  });
}

function differenceInWords(answer: Compared, differing: ComparedInWords['differing'], texts: Texts): string {
  const { t } = texts;
  const [before = 0, after = 0] = volumesOf(answer);
  const volume = texts.volume(Math.abs(after - before)).replace(' ', '\u00a0');
  const letter = letterOf(answer.positions[1]!.number);
  // Where the money names the unit, its volume does not have to.
  const what = isAlmostSame(answer) ? 'holds' : 'volume';
  const holds =
    after !== before && t(`compare.${what}-${after > before ? 'more' : 'less'}`, { letter, volume });
  // Options only: a size has all its measures.
  const options = differing
    .filter(({ key, cents }) => cents && key.includes('.'))
    .toSorted((one, other) => spread(other.cents!) - spread(one.cents!))
    .slice(0, maxNamed)
    .map(({ label }) => label);
  const other = options.length > 0 && t('compare.other', { list: options.join(', ') });
  return [holds, other].filter(Boolean).join('; ');
}

const spread = (cents: readonly (number | null)[]): number => Math.abs((cents[1] ?? 0) - (cents[0] ?? 0));
