import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { pricedSegments, priceListName } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSearchParams } from 'wouter';
import { Choice, PageHead } from './page-parts.tsx';

export type ListKind = 'base' | 'options';

export interface ChosenList {
  readonly kind: ListKind;
  readonly segment: PricedSegment;
}

/** The list is in the address (DK-01); another list starts without the filters of this one. */
export function useChosenList(): [ChosenList, (chosen: ChosenList) => void] {
  const [params, setParams] = useSearchParams();
  const segments = pricedSegments();
  const chosen: ChosenList = {
    kind: params.get('list') === 'options' ? 'options' : 'base',
    segment: segments.find((each) => each === params.get('segment')) ?? segments[0] ?? '',
  };
  const choose = ({ kind, segment }: ChosenList) =>
    setParams({ ...(kind === 'options' && { list: kind }), ...(segment !== segments[0] && { segment }) });
  return [chosen, choose];
}

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
