import { Button } from '@silowright/ui/parts/button.tsx';
import { type MoneyTexts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { Container, Split } from './split-proposal.tsx';

export interface CheaperSplitProps {
  readonly split: Split;
  readonly money: MoneyTexts;
  /** The total of the first card and whether it includes transport. */
  readonly first: { readonly totalCents: number; readonly transportCents: number | null };
  readonly container: Container;
  readonly onShow: (split: Split) => void;
}

/**
 * A request that fits, in another number of units for less money, or in one that can be delivered (EN-03). It comes
 * before the cards, because it costs less than the first of them (V30).
 */
export function CheaperSplit({ split, money: { price }, first, container, onShow }: CheaperSplitProps) {
  const { t, number, volumeNumber } = useTexts();
  const amounts = [split.totalCents, first.totalCents];
  const isRescue = first.transportCents === null && split.transportCents !== null;
  const volume = volumeNumber(split.unit.volume);
  const total = price(split.totalCents, { among: amounts });
  return (
    <section
      data-split={split.amountOfUnits}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-surface border-2 border-good bg-sunken px-4 py-1.5 min-[652px]:flex-nowrap"
    >
      {isRescue ? (
        <p className="max-w-[60ch]">
          {t(`recommendation.deliverable-${container}`, {
            volume,
            price: total,
            number: number(split.amountOfUnits),
          })}
        </p>
      ) : (
        <div>
          <h3 className="text-base text-wrap">
            {t(`recommendation.cheaper-${container}`, {
              volume,
              count: split.amountOfUnits,
              difference: price(first.totalCents - split.totalCents, { among: amounts }),
            })}
          </h3>
          <p className="text-sm">
            {t(`recommendation.cheaper-total${split.transportCents === null ? '-undelivered' : ''}`, {
              price: total,
            })}
          </p>
        </div>
      )}
      <Button look="secondary" className="shrink-0" onClick={() => onShow(split)}>
        {t('recommendation.split-show')}
      </Button>
    </section>
  );
}
