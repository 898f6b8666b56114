import { chosenConstruction } from '@silowright/domain/catalogue/constructions';
import { ProvidedData } from '../../configuration/provided-data.tsx';
import { ConstructionPicture } from '../../pictures/construction-picture.tsx';
import { containerOf } from '../../session/market-of.ts';
import { useSession } from '../../session/session-store.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** The product sidebar with a summary of the request before it is sent (OV-05, FN-07). */
export function RequestSidebar() {
  const { t, number } = useTexts();
  const values = useSession((state) => state.values);
  const { construction, substance, volumePerUnit = 0, amountOfUnits = 1 } = values;
  const group = values.characteristicGroupType ?? values.productGroupType;
  return (
    <aside
      aria-label={t('contact.sidebar')}
      className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 md:p-6"
    >
      <div className="flex items-center gap-5">
        <div className="flex shrink-0 items-center justify-center rounded-control bg-sunken px-4 py-3 md:px-6 md:py-5">
          <ConstructionPicture
            construction={chosenConstruction(construction, substance)}
            volume={volumePerUnit || undefined}
            diameterMm={values.diameterInMm}
            heightMm={values.heightInMm}
            heightPx={112}
          />
        </div>
        <div className="min-w-0">
          <p className="text-lg font-bold">
            {t(`contact.units-${containerOf(values)}`, {
              count: amountOfUnits,
              volume: number(volumePerUnit),
            })}
          </p>
          <p className="break-words text-muted">
            {values.productName ?? (group && t(`product-group.${group}`))}
          </p>
        </div>
      </div>
      <ProvidedData />
    </aside>
  );
}
