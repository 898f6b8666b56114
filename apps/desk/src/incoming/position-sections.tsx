import type { IncomingSheet } from '@silowright/contract/incoming-sheet';
import { sizeOfWire } from '@silowright/contract/wire-size';
import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense } from 'react';
import { UnitPriceTable, unitText } from './price-sheet.tsx';
import { SheetFacts, UnitFiles } from './sheet.tsx';
import { UnitImage } from './unit-image.tsx';

export const EngineeringCard = lazyPart('engineering', ['engineering', 'configure'], () =>
  import('./engineering-card.tsx').then((m) => m.EngineeringCard),
);

interface PositionSectionsProps {
  readonly positions: NonNullable<IncomingSheet['positions']>;
  readonly currency: string;
}

/** Everything about each position of a quotation of several, one below the other (PJ-07). */
export function PositionSections({ positions, currency }: PositionSectionsProps) {
  const { t } = useTexts();
  return (
    <section aria-label={t('admin.positions')} className="flex flex-col gap-3">
      <h2 className="text-lg">{t('admin.positions')}</h2>
      {positions.map((position) => (
        <PositionSection key={position.number} position={position} currency={currency} />
      ))}
    </section>
  );
}

interface PositionSectionProps {
  readonly position: PositionSectionsProps['positions'][number];
  readonly currency: string;
}

function PositionSection({ position, currency }: PositionSectionProps) {
  const texts = useTexts();
  const { number, name, unit, prices, facts, engineering } = position;
  return (
    <details className="rounded-surface border border-line bg-surface" data-position={number}>
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-bold">
        {`${number} · ${unitText(texts, name, unit.volume, prices.amount_of_units)}`}
      </summary>
      <div className="flex flex-col gap-4 px-5 pb-5">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <div className="flex h-56 justify-center rounded-control bg-linear-to-b from-surface to-sunken p-2">
            <UnitImage
              unit={unit}
              person
              title={texts.t('admin.unit-picture')}
              className="h-full max-w-full"
            />
          </div>
          <div>
            <SheetFacts facts={facts} />
            <Suspense fallback={<div className="min-h-11" />}>
              <UnitFiles
                unit={{ type: unit.type, ...sizeOfWire(unit), selection: unit.selection }}
                engineering={engineering ?? undefined}
              />
            </Suspense>
          </div>
        </div>
        <UnitPriceTable currency={currency} prices={prices} />
        {engineering && (
          <Suspense fallback={null}>
            <EngineeringCard data={engineering} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
