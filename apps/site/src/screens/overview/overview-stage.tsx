import { Later } from '@silowright/ui/parts/later.tsx';
import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo, Suspense, useState } from 'react';
import type { OfConfiguration } from '../../configuration/use-configuration.ts';
import { useDrawnUnit } from '../../configuration/use-drawn-unit.ts';
import { LazyProjectLinks, LazyYardLine } from '../../files/lazy-unit-files.tsx';
import { ProjectSheet } from '../../project/lazy-project.tsx';
import { useIsSeveral } from '../../project/project-store.ts';
import { ProductOverview } from './product-overview.tsx';
import { SummaryStrip } from './summary-strip.tsx';

export interface OverviewStageProps extends OfConfiguration {
  /** Who will receive the quotation, as far as typed. */
  readonly recipient: string;
}

/** The sheet on wide screens; otherwise a strip with picture, name and total that opens it (OV-02, ST-09). */
export const OverviewStage = memo(({ configuration, recipient }: OverviewStageProps) => {
  const { t } = useTexts();
  const [shown, setShown] = useState(false);
  const { offer, price, problem } = configuration;
  const { input } = useDrawnUnit(configuration);
  const isSeveral = useIsSeveral();
  if (isSeveral)
    return (
      <Suspense>
        <ProjectSheet
          recipient={recipient}
          vat={offer?.vat}
          links={input && <LazyProjectLinks unit={input} />}
        />
      </Suspense>
    );
  if (!offer || !price)
    return problem === undefined ? (
      <div className="bg-sunken lg:px-8 lg:py-6 print:bg-transparent print:p-0">
        <Skeleton label={t('configure.loading')}>
          <div className="flex h-53 gap-4 border-b border-line bg-surface md:h-45 lg:hidden">
            <Bone className="h-33 w-32 rounded-none" />
            <Bone className="mt-12 h-7 w-1/2" />
          </div>
          <div className="mx-auto flex h-152 max-w-200 flex-col gap-6 bg-surface p-8 max-lg:hidden">
            <Bone className="h-7 w-1/2" />
            <Bone className="w-full flex-1" />
          </div>
        </Skeleton>
      </div>
    ) : null;
  return (
    <div className="bg-sunken lg:px-8 lg:py-6 print:bg-transparent print:p-0">
      <SummaryStrip configuration={configuration} isOpen={shown} onToggle={() => setShown(!shown)} />
      {input && <LazyYardLine unit={input} />}
      <Later>
        <ProductOverview
          id="overview-sheet"
          configuration={configuration}
          recipient={recipient}
          shownOnPhone={shown}
        />
      </Later>
    </div>
  );
});
