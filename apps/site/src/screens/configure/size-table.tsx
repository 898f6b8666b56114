import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMoney } from '../../configuration/use-configuration.ts';
import type { SizeRulerProps } from './size-ruler.tsx';

/** The sizes as a table behind a control: diameter × height, volume and price (CF-02). */
export function SizeTable({ sizes, chosen, onChoose }: SizeRulerProps) {
  const { t, metres, volume } = useTexts();
  const { price } = useMoney();
  const among = sizes.map(({ price_in_cents }) => price_in_cents);
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-brand">
        {t('configure.sizes-as-table', { count: sizes.length })}
      </summary>
      <table className="w-full text-sm tabular-nums">
        <thead className="text-left text-muted">
          <tr className="border-b border-line">
            <th className="py-2 pr-3 font-normal">{t('recommendation.size-label')}</th>
            <th className="py-2 pr-3 text-right font-normal">{t('configure.volume')}</th>
            <th className="py-2 text-right font-normal">{t('configure.unit-price')}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr
              key={size.uuid}
              aria-current={size.uuid === chosen || undefined}
              className="border-b border-line aria-[current=true]:bg-brand-tint aria-[current=true]:font-bold"
            >
              <td className="pr-3">
                <button
                  type="button"
                  className="min-h-11 whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:text-brand"
                  onClick={() => onChoose(size.uuid)}
                >
                  {metres(size.diameter_mm)} × {metres(size.height_mm)} m
                </button>
              </td>
              <td className="pr-3 text-right whitespace-nowrap">{volume(size.volume)}</td>
              <td className="text-right whitespace-nowrap">{price(size.price_in_cents, { among })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
