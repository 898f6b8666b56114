import type { Market } from '@silowright/domain/catalogue/markets';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../lazy-part.ts';
import { MarketIcon } from '../../pictures/market-icons.tsx';
import { MarketScene } from '../../pictures/market-scene.tsx';
import { chooseSegment } from '../../session/choose-segment.ts';
import { flags, markets } from '../../session/flags.ts';
import { setValues, useSession } from '../../session/session-store.ts';
import { navigateStep } from '../../session/step-navigation.ts';
import { useOverlay } from '../../session/use-overlay.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useTexts } from '../../texts/use-texts.ts';

import { MarketTile } from './market-tile.tsx';

const LeadDialog = lazyPart(
  'lead',
  ['visitor'],
  async () => (await import('../../lead/lead-dialog.tsx')).LeadDialog,
);

/** The pause that lets the visitor see what was chosen. */
const transitionMs = 200;

/** Road salt has its configurator already, by a dealer's hand (MK-06). */
const asksForLead = (market: Market, dealerId: string | undefined): boolean =>
  market.wip && !(market.id === 'road_salt' && dealerId !== undefined);

export function MarketScreen() {
  const { t } = useTexts();
  const dealerId = useSession((state) => state.values.dealer_id);
  const segment = useSession((state) => state.values.segment);
  const [chosen, setChosen] = useState<Market>();
  const lead = useOverlay('lead');
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const choose = (market: Market) => {
    // A double click moves on once, and of two tiles the last one counts.
    clearTimeout(leaving.current);
    setChosen(market);
    chooseSegment(market.id, market.label);
    setValues({ fromMarketSelect: true });
    if (asksForLead(market, dealerId)) lead.show();
    else leaving.current = setTimeout(() => navigateStep(market.step), transitionMs);
  };

  const variant = flags.SEGMENTS_SIMPLIFIED ? 'default' : 'circle';
  return (
    <div className="page-width flex flex-1 flex-col gap-8 pt-8 pb-16 md:pt-14">
      <div className="max-w-[60rem] [&>p]:max-w-[65ch]">
        <PageHeading className="text-2xl md:text-3xl">
          {t('market.title')
            .split(/(?<=\.) /)
            .map((sentence) => (
              <span key={sentence} className="inline-block pr-[0.3em]">
                {sentence}
              </span>
            ))}
        </PageHeading>
        <p className="mt-3 text-lg text-muted">{t('market.subtitle')}</p>
        <p className="mt-8 text-lg font-bold">{t('market.question')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {markets.map((market) => (
          <li key={market.id} className="grid">
            <MarketTile
              title={t(`market.${market.title}`)}
              variant={variant}
              icon={<MarketIcon segment={market.id} size={variant === 'circle' ? 40 : 28} />}
              image={<MarketScene segment={market.id} />}
              pressed={(chosen?.id ?? segment) === market.id}
              onChoose={() => choose(market)}
            />
          </li>
        ))}
      </ul>
      {lead.open && (
        <Suspense>
          <LeadDialog reason="work-in-progress" open onClose={lead.close} />
        </Suspense>
      )}
    </div>
  );
}
