import { type FieldBinding, FieldFrame, inputLook, TextField } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { isTyped, ownDensity, type StoredGoods, type UsedDensity } from './stored-goods.ts';

export interface DensityChoiceProps {
  readonly goods: StoredGoods;
  readonly isLoading?: boolean;
  readonly isLiquid: boolean;
  readonly product: FieldBinding;
  readonly density: FieldBinding;
  readonly used: UsedDensity | undefined;
  /** The product that counts without an answer, with its density. */
  readonly assumed: string | undefined;
}

/** The product or density that tonnes are converted with (EN-01). Without products, as in the basic flow, only the density. */
export function DensityChoice({
  goods,
  isLoading = false,
  isLiquid,
  product,
  density,
  used,
  assumed,
}: DensityChoiceProps) {
  const { t, number } = useTexts();
  const { products, limitKgM3 } = goods;
  const isOwn = product.value === ownDensity;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-4">
        {(isLoading || products.length > 0) && (
          <FieldFrame id={product.id} label={t('volume.product')} hint={t('volume.product-hint')}>
            <select
              id={product.id}
              name={product.name}
              value={isOwn || products.some(({ value }) => value === product.value) ? product.value : ''}
              aria-describedby={`${product.id}-hint`}
              disabled={isLoading}
              onChange={(event) => product.onValue(event.target.value)}
              className={`${inputLook(undefined)} max-w-120`}
            >
              <option value="">
                {isLoading ? t('state.loading') : t('volume.product-assumed', { product: assumed ?? '' })}
              </option>
              {products.map(({ value, label, density: kgM3 }) => (
                <option key={value} value={value}>
                  {t('volume.product-density', { product: label, density: number(kgM3) })}
                </option>
              ))}
              <option value={ownDensity}>{t('volume.product-own')}</option>
            </select>
          </FieldFrame>
        )}
        {!isLoading && isTyped(products, product.value) && (
          <TextField
            {...density}
            label={t(isLiquid ? 'provided.specific-gravity' : 'provided.bulk-density')}
            hint={t('volume.density-hint')}
            unit="kg/m³"
            inputMode="decimal"
            autoComplete="off"
            className="max-w-60 [&_input]:pr-18"
          />
        )}
      </div>
      {used && limitKgM3 !== undefined && used.kgM3 > limitKgM3 && (
        <Notice kind="info">
          {t('volume.too-heavy', { density: number(used.kgM3), limit: number(limitKgM3) })}
        </Notice>
      )}
    </div>
  );
}
