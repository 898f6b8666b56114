import type { ApiError } from '../../api.ts';
import { goBackTo } from '../../session/step-navigation.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';

export interface PricesChangedProps {
  readonly changes: ApiError['fields'];
  readonly onConfirm: () => void;
}

/** The list has expired: what costs something else now, line by line, before anything is sent (D9). */
export function PricesChanged({ changes, onConfirm }: PricesChangedProps) {
  const { t } = useTexts();
  return (
    <div className="flex max-w-[65ch] flex-col gap-4">
      <p>{t('finalized.prices')}</p>
      <ul className="list-disc pl-5">
        {changes.map(({ path, message }) => (
          <li key={path}>{message}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{t('finalized.confirm-prices')}</Button>
        <Button look="secondary" onClick={() => goBackTo('configure')}>
          {t('finalized.back-to-configure')}
        </Button>
      </div>
    </div>
  );
}
