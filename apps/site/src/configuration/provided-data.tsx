import { needsOf } from '@silowright/domain/catalogue/product-groups';
import type { SessionValues } from '@silowright/domain/session/values';
import { loadedShapes } from '@silowright/ui/catalogue/shapes.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { segmentTextKey } from '../session/market-of.ts';
import { useSession } from '../session/session-store.ts';

type Line = readonly [label: string, value: string | undefined];

/** The needs of the chosen group, used where the visitor gave no value. */
function needsOfGoods({ segment, productGroupType, characteristicGroupType }: SessionValues) {
  const groups = segment && loadedShapes()?.productGroups[segment];
  if (!groups || !productGroupType) return undefined;
  return needsOf(groups, productGroupType) ?? needsOf(groups, productGroupType, characteristicGroupType);
}

function linesOf(values: SessionValues, { t, number, volume }: Texts): Line[] {
  const { substance, volumePerUnit, amountOfUnits } = values;
  const needs = needsOfGoods(values);
  const density = values.density ?? values.storedDensity ?? needs?.densityKgM3;
  const temperature = values.design_temperature ?? (substance === 'liquid' ? needs?.temperatureC : undefined);
  const name = (type: string | undefined) => type && t(`product-group.${type}`);
  return [
    [t('provided.market'), values.segment && t(segmentTextKey(values))],
    [t('provided.product-group'), name(values.productGroupType)],
    [t('provided.product'), name(values.characteristicGroupType)],
    [t('provided.product-name'), values.productName],
    [t('provided.substance'), substance && t(`provided.${substance}`)],
    [
      t(substance === 'liquid' ? 'provided.specific-gravity' : 'provided.bulk-density'),
      density === undefined ? undefined : `${number(density)} kg/m³`,
    ],
    [t('provided.design-temperature'), temperature === undefined ? undefined : `${number(temperature)} °C`],
    [t('provided.volume-per-unit'), volumePerUnit && volume(volumePerUnit)],
    [t('provided.amount'), amountOfUnits && number(amountOfUnits)],
    [
      t('provided.total-volume'),
      volumePerUnit && amountOfUnits ? volume(volumePerUnit * amountOfUnits) : undefined,
    ],
    [t('provided.location'), values.locationPlacename],
  ] as Line[];
}

const lineElement = ([label, value]: Line) => (
  <div key={label} className="contents">
    <dt className="text-muted">{label}</dt>
    <dd className="break-words">{value || '–'}</dd>
  </div>
);

/** The visitor's answers; collapsed on a phone (CF-14). */
export const ProvidedData = memo(
  ({ columns = false }: { /** Two where there is room. */ readonly columns?: boolean }) => {
    const texts = useTexts();
    const { t } = texts;
    // A click on configure changes the price in the values, but nothing here.
    const values = useDeferredValue(useSession((state) => state.values));
    const lines = useMemo(() => linesOf(values, texts).map(lineElement), [values, texts]);
    const [shown, setShown] = useState(false);
    return (
      <section aria-labelledby="provided-data" className="flex flex-col gap-3">
        <h2 id="provided-data" className="text-lg max-md:sr-only">
          {t('provided.title')}
        </h2>
        <Button
          look="secondary"
          className="self-start md:hidden"
          aria-expanded={shown}
          aria-controls="provided-data-list"
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'provided.hide' : 'provided.show')}
        </Button>
        <dl
          id="provided-data-list"
          className={`grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm md:grid ${columns ? 'md:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]' : ''} ${shown ? 'grid' : 'hidden'}`}
        >
          {lines}
        </dl>
      </section>
    );
  },
);
