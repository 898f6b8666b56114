import { boot } from '@silowright/ui/catalogue/boot.ts';
import { HelpBlock } from '@silowright/ui/page/help-dialog.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo } from 'react';
import { ProvidedData } from '../../configuration/provided-data.tsx';
import { ZonesQuestion } from '../../configuration/zones-question.tsx';
import { setValues, useSession } from '../../session/session-store.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { EngineeringSection } from './engineering-section.tsx';

/** What is below the choices. Memoized: no choice of an option changes it. */
export const BelowChoices = memo(() => {
  const { t } = useTexts();
  const group = useSession((state) => state.values.productGroupType);
  const zones = useSession((state) => state.values.explosionZones);
  return (
    <>
      {group && boot().explosiveGroups.includes(group) && (
        <ZonesQuestion answer={zones} onAnswer={(explosionZones) => setValues({ explosionZones })} />
      )}
      <EngineeringSection />
      <div>
        <ShareButton />
      </div>
      <ProvidedData />
      <section aria-labelledby="configure-help" className="flex flex-col gap-2">
        <h2 id="configure-help" className="text-lg">
          {t('help.title')}
        </h2>
        <HelpBlock />
      </section>
    </>
  );
});
