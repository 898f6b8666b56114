import type { Market } from '@silowright/domain/catalogue/catalogue-markets';
import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { navigateStep } from '../../flow/step-navigation.ts';
import { chooseSegment } from '../../session/choose-segment.ts';
import { markets } from '../../session/market-of.ts';
import { setValues, useSession } from '../../session/session-store.ts';
import { MarketChoice } from './market-choice.tsx';
import { marketForm } from './market-tile.tsx';
import { TrustLine } from './trust-line.tsx';

/** Delay that lets the visitor see the choice. */
const transitionMs = 200;

export function Screen() {
  const { t } = useTexts();
  const segment = useSession((state) => state.values.segment);
  const [chosen, setChosen] = useState<Market>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const choose = (market: Market) => {
    // A double click navigates once, and of two tiles the last one counts.
    clearTimeout(leaving.current);
    setChosen(market);
    chooseSegment(market.id, market.label);
    setValues({ fromMarketSelect: true });
    leaving.current = setTimeout(() => navigateStep(market.step), transitionMs);
  };

  return (
    <div className="page-width flex flex-1 flex-col gap-8 pt-6 pb-12 md:gap-6 md:pt-8 2xl:pt-20">
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
        <p className="mt-2 text-lg text-muted">{t('market.subtitle')}</p>
        <p id="market-question" className="mt-5 text-lg font-bold">
          {t('market.question')}
        </p>
      </div>
      <form id={marketForm} hidden />
      <fieldset aria-labelledby="market-question" className="min-w-0">
        <ul className="grid grid-cols-2 gap-3 large-text:grid-cols-1 md:gap-5 lg:grid-cols-4">
          {markets().map((market, at) => (
            <MarketChoice
              key={market.id}
              market={market}
              pressed={(chosen?.id ?? segment) === market.id}
              isFirst={at === 0}
              onChoose={() => choose(market)}
            />
          ))}
        </ul>
      </fieldset>
      <TrustLine />
    </div>
  );
}
