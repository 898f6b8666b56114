import { call } from '@silowright/ui/calls/api.ts';
import { useWideStage } from '@silowright/ui/parts/use-wide-stage.ts';
import { goodsTexture } from '../../configuration/goods-texture.ts';
import { SendingPage } from '../../deals/sending-page.tsx';
import { newId, sessionValues, setValues, useSession } from '../../session/session-store.ts';
import { OfferSent } from './offer-sent.tsx';
import { OfferedUnits } from './offered-units.tsx';
import { SheetStage } from './quotation-sheet.tsx';

export const Screen = () => (
  <SendingPage
    step="finalized"
    detailsStep="overview"
    copy={copyConfiguration}
    stage={(offer) => (offer ? <SheetStage offer={offer} /> : <UnsentUnits />)}
  >
    {(offer) => <OfferSent offer={offer} />}
  </SendingPage>
);

/** Copies unit, choices and prices to a new id. */
async function copyConfiguration(): Promise<void> {
  const copyId = newId();
  await call('copy-configuration', { body: { id: sessionValues().id, copyId } });
  setValues({ id: copyId });
}

/** What is to be sent, where the quotation will be. */
function UnsentUnits() {
  const values = useSession((session) => session.values);
  const configuration = useSession((session) => session.configuration);
  const wide = useWideStage();
  return (
    <div className="not-found-page h-56 bg-scroll! md:h-[calc(var(--screen)*0.4)] lg:h-[calc(var(--screen)-57px)] lg:min-h-96 tall:lg:sticky tall:lg:top-14 print:hidden">
      <OfferedUnits
        offer={{ values, configuration }}
        abovePx={wide ? 56 : 20}
        groundPx={wide ? 100 : 44}
        contents={goodsTexture(values)}
        className="size-full overflow-hidden"
      />
    </div>
  );
}
