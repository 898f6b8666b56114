import type { Market } from '@silowright/domain/catalogue/catalogue-markets';
import { MarketIcon } from '@silowright/picture/pictures/market-icons.tsx';
import { config } from '@silowright/ui/calls/config.ts';
import { flags } from '@silowright/ui/page/flags.ts';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense } from 'react';
import { lazy } from '../../parts/lazy.ts';
import { useSession } from '../../session/session-store.ts';
import { MarketTile } from './market-tile.tsx';

const LeadDialog = lazy(() => import('../../leads/lead-dialog.tsx'), 'LeadDialog', 'visitor');

export interface MarketChoiceProps {
  readonly market: Market;
  readonly pressed: boolean;
  readonly isFirst: boolean;
  readonly onChoose: () => void;
}

/** A tile that opens its market, or the lead form if the market has no configurator yet (MK-05). */
export function MarketChoice({ market, pressed, isFirst, onChoose }: MarketChoiceProps) {
  const { t } = useTexts();
  const dealerId = useSession((state) => state.values.dealer_id);
  const lead = useOverlay(`lead-${market.id}`);
  // For visitors of a dealer link a market may have its configurator (MK-06).
  const asksForLead = market.wip && !(market.dealerSkipsLead && dealerId !== undefined);
  const leads = !asksForLead && market.priced && market.step === 'product-group';
  const variant = flags.SEGMENTS_SIMPLIFIED ? 'default' : 'circle';
  return (
    <li className="grid">
      <MarketTile
        title={t(`market.${market.title}`)}
        variant={variant}
        id={market.id}
        icon={<MarketIcon icon={market.icon} size={24} />}
        action={t(leads ? 'market.configure-now' : 'market.proposal')}
        leads={leads}
        pressed={pressed}
        isFirst={isFirst}
        address={asksForLead ? undefined : `${config.base}/${market.label}`}
        // Opening the lead form does not choose the market: the configuration of another market is kept (V1).
        onChoose={asksForLead ? lead.show : onChoose}
      />
      {lead.open && (
        <Suspense>
          <LeadDialog reason="work-in-progress" segment={market.id} open onClose={lead.close} />
        </Suspense>
      )}
    </li>
  );
}
