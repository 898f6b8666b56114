import { useTexts } from '../../texts/use-texts.ts';
import { ListHead, useChosenList } from '../list-choice.tsx';
import { BasePrices } from './base-prices.tsx';
import { OptionPrices } from './option-prices.tsx';

/** Base prices or option prices, of one of two segments (PR-02). */
export function PricesPage() {
  const { t } = useTexts();
  const [chosen, setChosen] = useChosenList();
  const Editor = chosen.kind === 'base' ? BasePrices : OptionPrices;
  return (
    <>
      <ListHead title={t('admin.prices-title')} chosen={chosen} onChoose={setChosen} />
      <Editor key={chosen.segment} segment={chosen.segment} />
    </>
  );
}
