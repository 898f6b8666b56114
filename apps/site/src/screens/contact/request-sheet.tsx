import { formatDate } from '@silowright/texts/format';
import { config } from '@silowright/ui/calls/config.ts';
import { useCompanyName } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { ProvidedData } from '../../configuration/provided-data.tsx';
import { containerOf } from '../../session/market-of.ts';
import { useSession } from '../../session/session-store.ts';
import { RequestPicture } from '../request-stage.tsx';

/** A sheet that reads like the request it becomes: the units and all that was given (OV-05, FN-07). */
export function RequestSheet() {
  const { t, locale, volumeNumber } = useTexts();
  const values = useSession((state) => state.values);
  const company = useCompanyName();
  const { volumePerUnit = 0, amountOfUnits = 1 } = values;
  const group = values.characteristicGroupType ?? values.productGroupType;
  return (
    <div className="bg-sunken lg:px-8 lg:py-6">
      <aside
        aria-label={t('contact.sidebar')}
        className="mx-auto w-full max-w-200 bg-surface max-lg:border-b max-lg:border-line lg:px-7.5 lg:py-5 lg:shadow-[0_8px_24px_rgb(22_32_43/0.08)]"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-lg:hidden">
          <p className="flex items-center gap-3 font-bold">
            <img src={`${config.base}/favicon.svg`} alt="" width={28} height={28} />
            {company}
          </p>
          <p className="text-sm text-muted">{formatDate(new Date(), locale)}</p>
        </div>
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] md:grid-cols-[18rem_minmax(0,1fr)] lg:block">
          <div className="order-2 min-w-0 px-4 py-3 lg:mt-4 lg:p-0">
            <p className="text-xl leading-tight font-bold hyphens-auto">
              {t(`contact.units-${containerOf(values)}`, {
                count: amountOfUnits,
                volume: volumeNumber(volumePerUnit),
              })}
            </p>
            <p className="break-words text-muted">
              {values.productName ?? (group && t(`product-group.${group}`))}
            </p>
          </div>
          <RequestPicture
            values={values}
            abovePx={12}
            groundPx={22}
            className="relative order-1 min-h-36 overflow-hidden *:absolute *:inset-0 lg:mt-4 lg:h-72 lg:rounded-control"
          />
        </div>
        <div className="border-line px-4 py-2 max-lg:border-t lg:px-0 lg:pt-5 lg:pb-0">
          <ProvidedData columns />
        </div>
      </aside>
    </div>
  );
}
