import { errorText } from '@silowright/ui/calls/use-call.ts';
import { InfoButton } from '@silowright/ui/parts/info-button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { memo, useId } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { chooseSize } from '../../configuration/load-unit.ts';
import type { UnitOffer } from '../../configuration/unit-offer.ts';
import { GroupHead } from './group-head.tsx';
import { PassageTable } from './passage-table.tsx';
import { SizeRuler } from './size-ruler.tsx';
import { SizeTable } from './size-table.tsx';

/** The sizes of the chosen type with their prices (CF-02). */
export const SizeSection = memo(({ offer }: { readonly offer: UnitOffer }) => {
  const texts = useTexts();
  const { t } = texts;
  const pendingUuid = useConfigurationState((state) => state.pendingUuid);
  const sizeProblem = useConfigurationState((state) => state.sizeProblem);
  const chosen = pendingUuid ?? offer.size.uuid;
  const withPassage = offer.sizes.some((size) => size.passage_width !== undefined);
  const title = t('option-segment.size');
  const nameId = useId();
  return (
    <fieldset className="min-w-0" aria-labelledby={nameId} aria-busy={pendingUuid !== undefined}>
      <GroupHead id={nameId} info={<InfoButton name="size" title={title} text={t('configure.size-info')} />}>
        {t('configure.size-question')}
      </GroupHead>
      {withPassage ? (
        <PassageTable sizes={offer.sizes} chosen={chosen} onChoose={choose} />
      ) : (
        <>
          <SizeRuler sizes={offer.sizes} chosen={chosen} onChoose={choose} />
          <SizeTable sizes={offer.sizes} chosen={chosen} onChoose={choose} />
        </>
      )}
      {sizeProblem !== undefined && (
        <div className="mt-3">
          <Notice kind="error">
            {sizeProblem?.kind === 'busy' ? errorText(sizeProblem.error, texts) : t('configure.size-failed')}
          </Notice>
        </div>
      )}
    </fieldset>
  );
});

const choose = (uuid: string): void => void chooseSize(uuid);
