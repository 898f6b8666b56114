import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMay } from '../access/may.tsx';
import { ListHead, useChosenList } from '../parts/list-choice.tsx';
import { BasePrices } from './base-prices.tsx';
import { OptionPrices } from './option-prices.tsx';

/** Base prices or option prices, of one of two segments (PR-02). */
export function PricesPage() {
  const { t } = useTexts();
  const mayPublish = useMay()('prices:write');
  const [chosen, setChosen] = useChosenList();
  const Editor = chosen.kind === 'base' ? BasePrices : OptionPrices;
  return (
    <>
      <ListHead title={t('admin.prices-title')} chosen={chosen} onChoose={setChosen} />
      {!mayPublish && (
        <div className="mb-4">
          <Notice kind="info">{t('admin.prices-look-only')}</Notice>
        </div>
      )}
      <Editor key={chosen.segment} segment={chosen.segment} />
    </>
  );
}
