import { call } from '@silowright/ui/calls/api.ts';
import { useWideStage } from '@silowright/ui/parts/use-wide-stage.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense } from 'react';
import { goodsTexture } from '../../configuration/goods-texture.ts';
import { SendingPage } from '../../deals/sending-page.tsx';
import { UnsentProject } from '../../project/lazy-project.tsx';
import { useIsSeveral, useProject } from '../../project/project-store.ts';
import { choicesLeft } from '../../project/role-words.ts';
import { copyProject, projectToSend, rememberSentProject } from '../../project/send-project.ts';
import { newId, type SentOffer, sessionValues, setValues, useSession } from '../../session/session-store.ts';
import { OfferSent } from './offer-sent.tsx';
import { OfferedUnits } from './offered-units.tsx';
import { SheetStage } from './quotation-sheet.tsx';

const project = { toSend: projectToSend, onSent: rememberSentProject };

export function Screen() {
  const texts = useTexts();
  const { t, has } = texts;
  const sentPositions = useProject(({ sent }) => sent);
  // The texts of a project come with its first page.
  const aboutProject = ({ projectId, values }: SentOffer) => {
    if (!projectId || !has('project.sent')) return undefined;
    const positions = t('project.positions', { count: sentPositions.length });
    const list = choicesLeft(sentPositions, texts);
    const sent = t('project.sent', { email: values.emailAddress ?? '', positions });
    return list ? `${sent} ${t('project.choices-later', { list })}` : sent;
  };
  return (
    <SendingPage
      step="finalized"
      detailsStep="overview"
      copy={copyConfiguration}
      project={project}
      subtitle={aboutProject}
      stage={(offer) => (offer ? <SheetStage offer={offer} /> : <UnsentUnits />)}
    >
      {(offer) => <OfferSent offer={offer} />}
    </SendingPage>
  );
}

/** Copies unit, choices and prices to a new id. */
async function copyConfiguration(): Promise<void> {
  if (copyProject()) return;
  const copyId = newId();
  await call('copy-configuration', { body: { id: sessionValues().id, copyId } });
  setValues({ id: copyId });
}

/** What is to be sent, where the quotation will be. */
function UnsentUnits() {
  const values = useSession((session) => session.values);
  const configuration = useSession((session) => session.configuration);
  const wide = useWideStage();
  const isSeveral = useIsSeveral();
  return (
    <div className="not-found-page h-56 bg-scroll! md:h-[calc(var(--screen)*0.4)] lg:h-[calc(var(--screen)-57px)] lg:min-h-96 tall:lg:sticky tall:lg:top-14 print:hidden">
      {isSeveral ? (
        <Suspense>
          <UnsentProject className="size-full" />
        </Suspense>
      ) : (
        <OfferedUnits
          offer={{ values, configuration }}
          abovePx={wide ? 56 : 20}
          groundPx={wide ? 100 : 44}
          contents={goodsTexture(values)}
          className="size-full overflow-hidden"
        />
      )}
    </div>
  );
}
