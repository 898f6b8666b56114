import { sizeOfWire } from '@silowright/contract/wire-size';
import { maxUnitsDrawn } from '@silowright/domain/drawing/draw-stage';
import { UnitRow } from '@silowright/picture/drawing/unit-row.tsx';
import { Button } from '@silowright/ui/parts/button.tsx';
import { type MoneyTexts, type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { Explanation } from './card-sentences.ts';

export type Split = Explanation['splits'][number];
export type Container = 'silo' | 'tank';

const splitText = (
  { amountOfUnits, unit }: Split,
  container: Container,
  { t, volumeNumber }: Texts,
): string =>
  t(`recommendation.split-${container}`, {
    count: amountOfUnits,
    volume: volumeNumber(unit.volume),
    total: volumeNumber(amountOfUnits * unit.volume),
  });

export interface SplitsProps {
  readonly money: MoneyTexts;
  readonly splits: readonly Split[];
  /** The requested total. */
  readonly totalM3: number;
  readonly container: Container;
  readonly nameOf: (split: Split) => string;
  readonly onSelect: (split: Split) => void;
}

/** Several units instead of one that does not exist: the cheapest drawn side by side, the others below (EN-03). */
export function SplitProposal({ splits, money, totalM3, container, nameOf, onSelect }: SplitsProps) {
  const texts = useTexts();
  const { t, number, volumeNumber } = texts;
  const { price, priceDifference } = money;
  const [best, ...others] = splits;
  if (!best) return null;
  const amounts = splits.map(({ totalCents }) => totalCents);
  const share = Math.min(totalM3 / (best.amountOfUnits * best.unit.volume), 1);
  const percent = Math.round(share * 100);
  const units = splitText(best, container, texts);
  const isCut = best.amountOfUnits > maxUnitsDrawn;
  return (
    <section aria-label={units} className="flex flex-col gap-3">
      <div className="rounded-surface bg-sunken px-4 pt-4">
        <UnitRow
          type={best.unit.preconfigured_unit_type}
          {...sizeOfWire(best.unit)}
          amountOfUnits={best.amountOfUnits}
          heightPx={230}
          contentLevel={share}
          person
          title={t('recommendation.split-picture', { units })}
        />
        {isCut && (
          <p className="pb-2 text-center text-sm text-muted">
            {t('recommendation.split-picture-some', { shown: number(maxUnitsDrawn) })}
          </p>
        )}
      </div>
      <div
        data-split={best.amountOfUnits}
        className="grid items-center gap-x-6 gap-y-3 rounded-surface border border-brand bg-brand-tint p-4 shadow-[0_0_0_1px_var(--color-brand)] min-[652px]:grid-cols-[1fr_auto]"
      >
        <div className="flex flex-col gap-1">
          <h3 className="text-lg">{units}</h3>
          <p className="text-sm">
            <UnitLine split={best} nameOf={nameOf} />
          </p>
          <p className="text-sm">
            {percent < 100
              ? t('recommendation.split-fill', { volume: volumeNumber(totalM3), percent: number(percent) })
              : t('recommendation.reason-net', {
                  volume: volumeNumber(totalM3),
                  air: number(best.airPercent, 0),
                })}
          </p>
          {best.needsFloor && <p className="text-sm">{t('recommendation.split-floor')}</p>}
        </div>
        <div className="flex items-center justify-between gap-4">
          <p className="max-w-48">
            <strong className="text-lg whitespace-nowrap tabular-nums">
              {t('recommendation.from', { price: price(best.totalCents, { among: amounts }) })}
            </strong>
            <span className="block text-sm">{deliveryText(best, texts)}</span>
          </p>
          <Button
            aria-label={t('recommendation.split-select-named', { units })}
            onClick={() => onSelect(best)}
          >
            {t('recommendation.select')}
          </Button>
        </div>
      </div>
      {others.length > 0 && (
        <>
          <h3 className="mt-1 font-bold">{t('recommendation.split-instead')}</h3>
          <ul className="grid gap-3 min-[652px]:grid-cols-2">
            {others.map((split) => (
              <li
                key={split.unit.uuid}
                data-split={split.amountOfUnits}
                className="flex flex-col gap-2 rounded-surface border border-line p-3"
              >
                <p className="font-bold">{splitText(split, container, texts)}</p>
                <p className="text-sm">
                  <UnitLine split={split} nameOf={nameOf} />
                </p>
                {split.needsFloor && <p className="text-sm">{t('recommendation.split-floor')}</p>}
                <div className="mt-auto flex items-end justify-between gap-2">
                  <p className="tabular-nums">
                    <strong>
                      {t('recommendation.from', { price: price(split.totalCents, { among: amounts }) })}
                    </strong>
                    <span className="block text-sm whitespace-nowrap text-muted">
                      {priceDifference(split.totalCents - best.totalCents, amounts)}
                    </span>
                  </p>
                  <Button
                    look="secondary"
                    aria-label={t('recommendation.split-select-named', {
                      units: splitText(split, container, texts),
                    })}
                    onClick={() => onSelect(split)}
                  >
                    {t('recommendation.select')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function UnitLine({ split, nameOf }: { readonly split: Split; readonly nameOf: SplitsProps['nameOf'] }) {
  const { t, metres } = useTexts();
  return t('recommendation.split-unit', {
    name: nameOf(split),
    diameter: metres(split.unit.diameter_mm, 1),
    height: metres(split.unit.height_mm, 1),
  });
}

const deliveryText = ({ amountOfUnits, transportCents }: Split, { t }: Texts): string =>
  t(`recommendation.split-${transportCents === null ? 'undelivered' : 'delivered'}`, {
    count: amountOfUnits,
  });
