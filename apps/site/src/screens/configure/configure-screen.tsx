import { unfinishedGroups } from '@silowright/domain/pricing/selection';
import { Accordion } from '@silowright/ui/parts/accordion.tsx';
import { Later } from '@silowright/ui/parts/later.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { segmentOf } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useState } from 'react';
import { changeMessage } from '../../configuration/change-message.ts';
import { openSections, useConfigurationState } from '../../configuration/configuration-store.ts';
import { ConfirmationNotice, DesignNotes } from '../../configuration/notices.tsx';
import { ReopenedNotice } from '../../configuration/reopened-notice.tsx';
import { standardTooTall } from '../../configuration/room.ts';
import { amountsOf } from '../../configuration/running-price.ts';
import { useConfiguration } from '../../configuration/use-configuration.ts';
import { LoadProblemNotice } from '../../flow/load-problem-notice.tsx';
import { leaveStep } from '../../flow/step-navigation.ts';
import { useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { BelowChoices } from './below-choices.tsx';
import { DroppedNotice } from './dropped-notice.tsx';
import { EarlierNotice } from './earlier-notice.tsx';
import { optionSections } from './option-sections.tsx';
import { TotalBar } from './total-bar.tsx';
import { UnitPanel } from './unit-panel.tsx';

/** The units on a stage, the choices beside it, the total in the bar; on narrow screens the stage is on top. */
export function Screen() {
  const texts = useTexts();
  const { t, metres } = texts;
  const configuration = useConfiguration();
  const reopened = useSession((state) => state.reopened);
  const { offer, pendingUuid, price, problem, selection, sizeProblem, values, change } = configuration;
  const isTank = values.substance === 'liquid';
  const [previewShown, setPreviewShown] = useState(true);
  const [waiting, setWaiting] = useState(false);

  const open = unfinishedGroups(selection);
  const problems = Object.fromEntries(
    open
      .filter((key) => configuration.missed.includes(key))
      .map((key) => [key, t(Array.isArray(selection[key]) ? 'validation.hatch' : 'validation.required')]),
  );

  const tooTall = offer && standardTooTall(values, offer.size);

  const goOn = () => {
    if (!offer) return;
    const [first] = open;
    if (!first) return leaveStep();
    useConfigurationState.setState({ missed: open });
    openSections([segmentOf(first)]);
    focusGroup(first);
  };
  const submit = () => {
    if (pendingUuid) setWaiting(true);
    else goOn();
  };
  // Next waits for a pending size, so that the overview shows what was chosen.
  useEffect(() => {
    if (!waiting || pendingUuid) return;
    setWaiting(false);
    if (sizeProblem === undefined) goOn();
  });

  const loading = (
    <Skeleton label={t('configure.loading')}>
      <Bone className="h-44" />
      <Bone className="mt-6 h-60" />
    </Skeleton>
  );
  return (
    <StepPage
      title={
        // Leaves space for the accordion control beside it.
        <span className="block pr-30">{t(isTank ? 'configure.title-tank' : 'configure.title-silo')}</span>
      }
      onSubmit={submit}
      next={{ busy: waiting || (!offer && problem === undefined) }}
      price={price && texts.moneyIn(price.currency).price(price.totalUnitCents, { among: amountsOf(price) })}
      // Present from the start, so that the button beside it keeps its width.
      total={<TotalBar configuration={configuration} />}
      stage={<UnitPanel configuration={configuration} shownOnPhone={previewShown} />}
      preview={offer && { shown: previewShown, onToggle: () => setPreviewShown(!previewShown) }}
    >
      {problem !== undefined && <LoadProblemNotice problem={problem} />}
      {!offer && problem === undefined && loading}
      {offer && (
        <Later fallback={loading}>
          <div className="flex min-w-0 flex-col gap-8">
            <div className="flex flex-col gap-3">
              {reopened && <ReopenedNotice offer={offer} reopened={reopened} />}
              {configuration.earlier && <EarlierNotice offer={offer} earlier={configuration.earlier} />}
              {tooTall && (
                <Notice kind="error">
                  {t('configure.standard-too-high', {
                    height: metres(tooTall.heightMm),
                    tallest: metres(tooTall.tallestMm),
                  })}
                </Notice>
              )}
              <ConfirmationNotice confirmation={configuration.confirmation} />
              <DesignNotes configuration={configuration} />
              {/* The accordion control is beside the title, unless a notice comes first. */}
              <div className="first:-mt-15">
                <Accordion
                  open={configuration.openSections}
                  onOpen={openSections}
                  sections={optionSections(offer, selection, problems, texts)}
                />
              </div>
              {change && change.lost.length > 0 && (
                <DroppedNotice offer={offer} change={change} undo={configuration.undo} />
              )}
            </div>
            {/* One message per change. It is here because a phone may hide the panel. */}
            <p role="status" className="sr-only">
              {change && price && (
                <span key={change.number}>{changeMessage(texts, offer, change, price.totalCents)}</span>
              )}
            </p>
            <Later fallback={<div className="h-screen" />}>
              <BelowChoices />
            </Later>
          </div>
        </Later>
      )}
    </StepPage>
  );
}

/** Waits until the section has opened. */
function focusGroup(key: string): void {
  requestAnimationFrame(() => {
    const group = document.querySelector<HTMLElement>(`[data-group="${key}"]`);
    const input =
      group?.querySelector<HTMLElement>('input[type="text"], input:not([type])') ??
      group?.querySelector('input');
    input?.focus();
    group?.scrollIntoView({ block: 'center' });
  });
}
