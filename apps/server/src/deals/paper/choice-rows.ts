import type { Speaker } from '../../platform/texts.ts';
import type { Quotation } from './quotation.ts';
import { type PriceRow, priceIn } from './quotation-rows.ts';
import { listIn, nameOfUnit } from './several-words.ts';

export interface ChoiceTable {
  readonly heading: string;
  readonly rows: readonly [PriceRow, ...PriceRow[]];
  readonly note: string;
}

const isUndecided = ({ choices, decided }: Quotation): boolean => choices !== undefined && !decided;

/** Nothing is chosen yet, but can be: the total is not what will be paid. */
export const isBeforeChoice = (quotation: Quotation): boolean =>
  isUndecided(quotation) && (quotation.chosen ?? []).length === 0;

/** What can be chosen, and what each choice makes of the total; undefined: nothing can be (PJ-04). */
export function choiceTable(speaker: Speaker, quotation: Quotation): ChoiceTable | undefined {
  const { choices, positions, locale, transport, totalCents } = quotation;
  if (!isUndecided(quotation) || !choices) return undefined;
  const { t } = speaker;
  const price = priceIn(speaker, quotation);
  const nameOf = (chosen: readonly string[]): string => {
    const named = positions.filter(({ id }) => chosen.includes(id));
    if (choices.of === 'each')
      return named.map((each) => `${each.number} · ${nameOfUnit(speaker, each)}`).join(', ');
    const numbers = named.map(({ number }) => number);
    return numbers.length === 0 ? t('quotation.choices.none') : listIn(locale, numbers);
  };
  const included = positions.filter(({ role }) => role.kind === 'included').map(({ number }) => number);
  return {
    heading: t('quotation.choices-heading'),
    rows: [
      {
        cells: [
          t('quotation.choices-heading'),
          t('quotation.choices.goods'),
          t('quotation.choices.transport'),
          t('quotation.choices.more'),
          t('quotation.total'),
        ],
      },
      ...choices.list.map((choice): PriceRow => {
        const isKnown = (choice.transportCents === null) === (transport === null);
        return {
          cells: [
            nameOf(choice.chosen),
            price(choice.goodsCents),
            choice.transportCents === null ? t('quotation.not-available') : price(choice.transportCents),
            isKnown ? price(choice.totalCents - totalCents) : '–',
            price(choice.totalCents),
          ],
        };
      }),
    ],
    note:
      choices.of === 'each'
        ? t('quotation.choices-each')
        : included.length > 0
          ? t('quotation.choices-all', { numbers: listIn(locale, included) })
          : t('quotation.choices-all-only'),
  };
}

/**
 * From the lowest to the highest of all choices: what is included alone is no sale while an alternative is open.
 * Undefined if there is a choice, or not all choices are known.
 */
export function rangeOfChoices(speaker: Pick<Speaker, 't' | 'money'>, quotation: Quotation) {
  const { choices } = quotation;
  if (!isBeforeChoice(quotation) || choices?.of !== 'all') return undefined;
  const price = priceIn(speaker, quotation);
  const range = (amounts: readonly number[]): string => {
    const [from, to] = [Math.min(...amounts), Math.max(...amounts)];
    return from === to ? price(from) : speaker.t('quotation.range', { from: price(from), to: price(to) });
  };
  const transports = choices.list.map(({ transportCents }) => transportCents);
  return {
    goods: range(choices.list.map(({ goodsCents }) => goodsCents)),
    transport: transports.includes(null)
      ? speaker.t('quotation.not-available')
      : range(transports.map((cents) => cents ?? 0)),
    total: range(choices.list.map(({ totalCents }) => totalCents)),
  };
}
