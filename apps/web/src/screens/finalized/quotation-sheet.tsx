import { sizeOfWire } from '@silowright/contract/wire-size';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { fillShare } from '@silowright/domain/drawing/content-level';
import { useMemo } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { useTypeName } from '../../configuration/option-names.ts';
import { UnitThumbnail } from '../../preview/unit-thumbnail.tsx';
import type { SentOffer } from '../../session/session-store.ts';
import { storedUnit } from '../../session/unit-values.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** A small picture of the quotation's first page as sent, with its number. */
export function QuotationSheet({ offer }: { readonly offer: SentOffer }) {
  const { t } = useTexts();
  const { values, configuration: selection } = offer;
  const typeName = useTypeName(values);
  const size = useConfigurationState((state) =>
    state.offer?.size.uuid === values.uuid ? state.offer?.size : undefined,
  );
  const unit = useMemo((): DrawingInput | undefined => {
    const stored = storedUnit(values);
    // Only the size has a passage, and it is lost on reload; then a usual passage is drawn.
    return stored && { ...stored, ...(size && sizeOfWire(size)), selection };
  }, [values, selection, size]);
  return (
    <section
      aria-label={t('finalized.quotation')}
      className="flex flex-col border border-line bg-surface px-6 py-5 shadow-[0_2px_10px_rgb(22_32_43/0.1)] md:aspect-[210/297]"
    >
      <p className="text-sm text-muted">{t('finalized.quotation')}</p>
      <p className="text-xl font-bold whitespace-nowrap tabular-nums" data-testid="quotation-number">
        {offer.quotationNumber}
      </p>
      <p className="mt-1 text-sm break-words">
        {values.firstName} {values.lastName}
        <span className="block text-muted">{values.company_name}</span>
      </p>
      <div className="my-3 flex min-h-0 flex-1 items-center justify-center rounded-control bg-linear-to-b from-surface to-sunken max-md:h-44 max-md:flex-none">
        {unit && (
          <UnitThumbnail
            {...unit}
            contentLevel={fillShare(values.volumePerUnit, unit.volumeM3)}
            person
            className="max-h-full md:max-h-48"
          />
        )}
      </div>
      <p className="border-t border-line pt-2 text-sm">
        {t('configure.units-of-type', { count: values.amountOfUnits ?? 1, type: typeName })}
      </p>
    </section>
  );
}
