import { boot } from '@silowright/ui/catalogue/boot.ts';
import { RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useInBrowser } from '@silowright/ui/parts/use-in-browser.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useState } from 'react';
import { textureOfGroup } from '../../configuration/goods-texture.ts';
import { readCurrentAddress } from '../../flow/start-visit.ts';
import { goBack, leaveStep } from '../../flow/step-navigation.ts';
import { CallFailed } from '../../parts/call-failed.tsx';
import { segmentTextKey } from '../../session/market-of.ts';
import { loadProductGroups, useProductGroups } from '../../session/product-groups.ts';
import { sessionValues, setDraft, setRequest, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { CharacteristicTable } from './characteristic-table.tsx';
import { GroupCard } from './group-card.tsx';

const form = 'product-group';

export function Screen() {
  const { t } = useTexts();
  const values = useSession((state) => state.values);
  const draft = useSession((state) => state.drafts[form]);
  const answer = useProductGroups(values.segment);
  const [complaint, setComplaint] = useState<'validation.product-group' | 'validation.characteristic'>();

  const groups = answer.data?.['product-groups'] ?? [];
  const inAddress = useInBrowser(() => readCurrentAddress().productGroup, undefined);
  const preselected = draft?.group ?? values.productGroupType ?? inAddress;
  const group = groups.find(({ type }) => type === preselected);
  const characteristics = group?.['characteristic-groups'] ?? [];
  // The first row is selected by default (PG-03).
  const characteristic =
    characteristics.find(({ type }) => type === (draft?.characteristic ?? values.characteristicGroupType)) ??
    characteristics[0];

  const send = (type: string, characteristicType: string | undefined) =>
    leaveStep(() =>
      setRequest({
        productGroupType: type,
        characteristicGroupType: characteristicType,
        substance: groups.find((candidate) => candidate.type === type)?.substance,
      }),
    );

  const chooseGroup = (type: string) => {
    setComplaint(undefined);
    setDraft(form, { group: type });
    // A new group resets the characteristic (PG-05); a group without any is submitted at once (PG-04).
    if (!groups.find((candidate) => candidate.type === type)?.['characteristic-groups'])
      send(type, undefined);
  };

  const submit = () => {
    if (!group) complain('validation.product-group');
    else if (characteristics.length > 0 && !characteristic) complain('validation.characteristic');
    else send(group.type, characteristic?.type);
  };
  const complain = (key: NonNullable<typeof complaint>) => {
    setComplaint(key);
    document.querySelector<HTMLInputElement>(`input[name="${form}"]`)?.focus();
  };

  return (
    <StepPage
      title={t(segmentTextKey(sessionValues()))}
      subtitle={t('product-group-screen.question')}
      hideAnswers
      onBack={values.noBackToMarket ? false : goBack}
      // Without groups there is nothing to choose.
      next={answer.isPending || groups.length > 0 ? { busy: answer.isPending } : undefined}
      onSubmit={submit}
    >
      {answer.isPending && (
        <LoadingCards className={preselected ? '' : 'tall-pictures'}>
          {t('product-group-screen.loading')}
        </LoadingCards>
      )}
      <CallFailed answer={answer} />
      {answer.isSuccess && groups.length === 0 && (
        <Notice kind="info">{t('product-group-screen.empty')}</Notice>
      )}
      {groups.length > 0 && (
        <RadioGroup
          legend={t('product-group-screen.question')}
          legendHidden
          error={complaint && t(complaint)}
          className={`grid gap-3 lg:gap-4 ${preselected ? '' : 'tall-pictures'} ${groups.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'}`}
        >
          {groups.map((each) => (
            <GroupCard
              key={each.type}
              name={form}
              group={each}
              texture={textureOfGroup(values.segment, each)}
              picture={boot().groupPictures[`${values.segment}-${each.type}`]}
              checked={each.type === group?.type}
              onChoose={chooseGroup}
            />
          ))}
        </RadioGroup>
      )}
      {group && characteristics.length > 0 && (
        <CharacteristicTable
          groups={characteristics}
          texture={(type) => textureOfGroup(values.segment, group, type)}
          chosen={characteristic?.type}
          withExamples={group['show-examples'] !== false}
          isLiquid={group.substance === 'liquid'}
          onChoose={(type) => setDraft(form, { group: group.type, characteristic: type })}
        />
      )}
    </StepPage>
  );
}

Screen.prepare = loadProductGroups;

/** The places of the cards, so that nothing moves when they arrive. */
const LoadingCards = ({ className, children }: { readonly className: string; readonly children: string }) => (
  <div role="status" className={`grid gap-3 lg:grid-cols-3 lg:gap-4 ${className}`}>
    <span className="sr-only">{children}</span>
    {[0, 1, 2].map((card) => (
      <span key={card} className="skeleton h-24 rounded-surface lg:h-[calc(var(--group-picture)+98px)]" />
    ))}
  </div>
);
