import { constructionsFor } from '@silowright/domain/catalogue/constructions';
import { ConstructionPicture } from '@silowright/picture/pictures/construction-picture.tsx';
import { CardRadio, RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { leaveStep } from '../../flow/step-navigation.ts';
import { setDraft, setRequest, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { RequestStage } from '../request-stage.tsx';

/** The construction of the unit: tanks for liquids, silos for everything else (TY-01). */
export function Screen() {
  const { t } = useTexts();
  const values = useSession((state) => state.values);
  const draft = useSession((state) => state.drafts.type?.construction);
  const [isMissing, setMissing] = useState(false);
  const constructions = constructionsFor(values.substance);
  const chosen = constructions.find((id) => id === (draft ?? values.construction));
  const title = t(values.substance === 'liquid' ? 'type.title-tank' : 'type.title-silo');

  const submit = () => {
    if (chosen) leaveStep(() => setRequest({ construction: chosen }));
    else {
      setMissing(true);
      document.querySelector<HTMLInputElement>('input[name="construction"]')?.focus();
    }
  };

  return (
    <StepPage
      title={title}
      next={{}}
      wider="form"
      stage={
        <RequestStage
          bar
          values={{ ...values, construction: chosen ?? constructions[0], diameterInMm: undefined }}
        >
          {t(`construction.${chosen ?? constructions[0]}`)}
        </RequestStage>
      }
      onSubmit={submit}
    >
      <RadioGroup
        legend={title}
        legendHidden
        error={isMissing && !chosen ? t('validation.required') : undefined}
        className="flex max-w-[44rem] flex-col gap-3"
      >
        {constructions.map((id) => (
          <CardRadio
            key={id}
            name="construction"
            value={id}
            checked={id === chosen}
            onChoose={(construction) => setDraft('type', { construction })}
            aside={
              <span className="flex w-28 shrink-0 justify-center max-sm:w-20">
                <ConstructionPicture construction={id} volume={values.volumePerUnit} heightPx={108} />
              </span>
            }
          >
            <span className="block text-lg font-bold">{t(`construction.${id}`)}</span>
            <span className="block text-muted">{t(`construction.${id}.description`)}</span>
          </CardRadio>
        ))}
      </RadioGroup>
    </StepPage>
  );
}
