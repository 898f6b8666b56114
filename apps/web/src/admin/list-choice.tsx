import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { useState } from 'react';
import { pricedSegments, priceListName } from '../catalogue/segments.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Choice, PageHead } from './page-parts.tsx';

export type ListKind = 'base' | 'options';

export interface ChosenList {
  readonly kind: ListKind;
  readonly segment: PricedSegment;
}

export const useChosenList = () =>
  useState<ChosenList>(() => ({ kind: 'base', segment: pricedSegments()[0] ?? '' }));

export interface ListHeadProps {
  readonly title: string;
  readonly chosen: ChosenList;
  readonly onChoose: (list: ChosenList) => void;
}

/** The head of a page about one price list: base or option prices of one segment (PR-02). */
export function ListHead({ title, chosen, onChoose }: ListHeadProps) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <PageHead title={title}>
      <Choice
        label={t('admin.which-list')}
        // The specified names.
        value={chosen.kind === 'base' ? 'base_prices' : 'options'}
        choices={[
          ['base_prices', t('admin.base-prices')],
          ['options', t('admin.option-prices')],
        ]}
        onChoose={(list) => onChoose({ ...chosen, kind: list === 'options' ? 'options' : 'base' })}
      />
      <Choice
        label={t('admin.segment')}
        value={chosen.segment}
        choices={pricedSegments().map((id) => [id, priceListName(texts, id)])}
        onChoose={(segment) => onChoose({ ...chosen, segment })}
      />
    </PageHead>
  );
}
