import { type PricedSegment, pricedSegments } from '@silowright/domain/catalogue/segments';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Choice, PageHead } from '../page-parts.tsx';
import { BasePrices } from './base-prices.tsx';
import { OptionPrices } from './option-prices.tsx';

/** Base prices or option prices, of one of two segments (PR-02). */
export function PricesPage() {
  const { t } = useTexts();
  const [list, setList] = useState<'base_prices' | 'options'>('base_prices');
  const [segment, setSegment] = useState<PricedSegment>('agricultural');
  const Editor = list === 'base_prices' ? BasePrices : OptionPrices;
  return (
    <>
      <PageHead title={t('admin.prices-title')}>
        <Choice
          label={t('admin.which-list')}
          value={list}
          choices={[
            ['base_prices', t('admin.base-prices')],
            ['options', t('admin.option-prices')],
          ]}
          onChoose={setList}
        />
        <Choice
          label={t('admin.segment')}
          value={segment}
          choices={pricedSegments.map((id) => [id, t(`admin.segment-${id}`)])}
          onChoose={setSegment}
        />
      </PageHead>
      <Editor key={segment} segment={segment} />
    </>
  );
}
