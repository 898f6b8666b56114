import { assumedProduct } from '@silowright/domain/catalogue/stored-products';
import {
  parseDecimal,
  readVolume,
  validateAmount,
  validateDensity,
  validateVolume,
  writeVolume,
} from '@silowright/domain/session/field-rules';
import type { UnitSplit } from '@silowright/domain/sizing/split-volume';
import { tonnesOf, truckloadTonnes } from '@silowright/domain/sizing/stock-to-volume';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { IntegerField } from '@silowright/ui/parts/field.tsx';
import { FormMessage } from '@silowright/ui/parts/form-message.tsx';
import { announceAfterMs, useSettled } from '@silowright/ui/parts/use-settled.ts';
import { VolumeField } from '@silowright/ui/parts/volume-field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { leaveStep } from '../../flow/step-navigation.ts';
import { useForm } from '../../forms/use-form.ts';
import { containerOf, titleContainerOf } from '../../session/market-of.ts';
import { useProductGroups } from '../../session/product-groups.ts';
import { setDraft, setRequest, setValues, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { BeyondLargest } from './beyond-largest.tsx';
import { DensityChoice } from './density-choice.tsx';
import { PlannerPanel } from './panel.tsx';
import {
  densityAnswers,
  densityValues,
  isTyped,
  ownDensity,
  storedGoods,
  usedDensity,
} from './stored-goods.ts';
import { TotalField } from './total-field.tsx';
import { VolumeHelper } from './volume-helper.tsx';
import { VolumeSlider } from './volume-slider.tsx';
import { VolumeStage } from './volume-stage.tsx';

/** If the largest unit is not known, as in the basic flow; larger numbers are typed. */
const sliderMaximumM3 = 150;

export function Screen() {
  const { t, number, volume } = useTexts();
  const values = useSession((state) => state.values);
  const { asked } = boot();
  const isGroupFlow = values.productGroupType !== undefined;
  const groups = useProductGroups(values.segment, { enabled: isGroupFlow });
  // Until the list has arrived its place is kept, so that nothing moves.
  const isLoading = isGroupFlow && groups.isPending;
  const goods = storedGoods(groups.data?.['product-groups'] ?? [], values);
  const kind = containerOf(values);
  const form = useForm({
    name: 'volume',
    initial: {
      volume: values.volumePerUnit ? writeVolume(values.volumePerUnit, asked) : '',
      amount: String(values.amountOfUnits ?? 1),
      // In the basic flow the density was asked with the product and can be corrected here.
      ...(isGroupFlow
        ? densityAnswers(values)
        : { product: ownDensity, density: values.density === undefined ? '' : String(values.density) }),
    },
    rules: {
      volume: (text) => validateVolume(text, asked),
      amount: validateAmount,
      density: (text, { product }) =>
        text.trim() === '' || !isTyped(goods.products, product) ? undefined : validateDensity(text.trim()),
    },
    onSubmit: (answers) =>
      leaveStep(() => {
        setRequest({
          volumePerUnit: readVolume(answers.volume, asked),
          amountOfUnits: Number(answers.amount),
          ...(!isGroupFlow && { density: parseDecimal(answers.density.trim()) }),
        });
        if (isGroupFlow)
          setValues({
            storedProductId: undefined,
            storedDensity: undefined,
            ...densityValues(answers, used),
          });
        else correctProductDraft(answers.density.trim());
      }),
  });
  const volumeM3 = validateVolume(form.values.volume, asked)
    ? undefined
    : readVolume(form.values.volume, asked);
  const amount = validateAmount(form.values.amount) ? undefined : Number(form.values.amount);
  const used = usedDensity(goods.products, form.values);
  const named = (product: { label: string; density: number } | undefined) =>
    product && t('volume.product-density', { product: product.label, density: number(product.density) });
  const totalM3 = volumeM3 && amount ? volumeM3 * amount : undefined;
  /** Tonnes and truckloads of a volume, by which people buy. */
  const contentOf = (m3: number | undefined) => {
    if (m3 === undefined || !used) return undefined;
    const tonnes = tonnesOf(m3, used.kgM3);
    return {
      tonnes: t('volume.tonnes', { tonnes: number(tonnes, 1) }),
      truckloads: t('volume.truckloads', { count: Math.round((tonnes / truckloadTonnes) * 10) / 10 }),
    };
  };
  const content = contentOf(volumeM3);
  const atDensity = t('volume.at-density', { density: used ? number(used.kgM3) : '…' });
  const ofAll = amount && amount > 1 ? contentOf(totalM3) : undefined;
  const heard = ofAll ?? content;
  const spoken = [totalM3 && `${t('volume.total')} ${volume(totalM3)}`, heard?.tonnes, heard?.truckloads]
    .filter(Boolean)
    .join(', ');
  const settled = useSettled(spoken, announceAfterMs);
  const slideTo = goods.largestM3 ?? sliderMaximumM3;
  const fill = ({ volumePerUnitM3, amountOfUnits }: UnitSplit) =>
    form.set({ volume: writeVolume(volumePerUnitM3, asked), amount: String(amountOfUnits) });

  return (
    <StepPage
      title={t(`volume.title-${titleContainerOf(values)}`)}
      next={{}}
      onSubmit={form.submit}
      wider="form"
      stage={
        <VolumeStage
          goods={goods}
          isLoading={isLoading}
          volumeM3={volumeM3}
          amount={amount ?? 1}
          largestM3={slideTo}
        />
      }
    >
      <FormMessage>{form.message}</FormMessage>
      <div className="flex max-w-190 flex-col gap-6">
        <div className="flex flex-col gap-3">
          <div className="grid grid-cols-[minmax(0,1.4fr)_auto_minmax(0,1fr)] items-start gap-x-2 gap-y-4 sm:grid-cols-[minmax(0,12rem)_auto_minmax(0,9rem)_auto_minmax(0,12rem)] sm:gap-x-3">
            <VolumeField {...form.field('volume')} label={t('volume.per-unit')} className="large-input" />
            <Sign>×</Sign>
            <IntegerField
              {...form.field('amount')}
              label={t('volume.amount')}
              wholeText={t('field.whole')}
              className="large-input"
            />
            <Sign className="max-sm:hidden">=</Sign>
            <div className="max-sm:col-span-3">
              <TotalField
                totalM3={totalM3}
                amount={amount ?? 1}
                largestM3={goods.largestM3 ?? asked.volumeM3[1]}
                onUse={fill}
              />
            </div>
          </div>
          <VolumeSlider
            kind={kind}
            volumeM3={volumeM3}
            toM3={slideTo}
            sizesM3={goods.sizes.map(({ volume }) => volume)}
            isLoading={isLoading}
            isLargest={goods.largestM3 !== undefined}
            onSlide={(slidM3) => form.set({ volume: writeVolume(slidM3, asked) })}
          />
          {(content || (isLoading && volumeM3)) && (
            <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-muted">
              <dt>{t('volume.one-unit')}:</dt>
              <dd className="tabular-nums">
                <span className="text-ink">{content?.tonnes ?? '–'}</span>{' '}
                <span className="whitespace-nowrap">{atDensity}</span>
                {content && ` · ${content.truckloads}`}
              </dd>
              {ofAll && (
                <>
                  <dt>{t('volume.all-units', { count: amount ?? 1 })}:</dt>
                  <dd className="tabular-nums">
                    <span className="text-ink">{ofAll.tonnes}</span> · {ofAll.truckloads}
                  </dd>
                </>
              )}
            </dl>
          )}
        </div>
        {goods.largestM3 !== undefined && volumeM3 !== undefined && volumeM3 > goods.largestM3 && (
          <BeyondLargest
            kind={kind}
            largestM3={goods.largestM3}
            volumeM3={volumeM3}
            amount={amount ?? 1}
            onUse={fill}
          />
        )}
        <p role="status" className="sr-only">
          {settled}
        </p>
        <div className="flex flex-col gap-6">
          <DensityChoice
            goods={goods}
            isLoading={isLoading}
            isLiquid={values.substance === 'liquid'}
            product={form.field('product')}
            density={form.field('density')}
            used={used}
            assumed={named(assumedProduct(goods.products))}
          />
          <VolumeHelper
            densityKgM3={used?.kgM3}
            product={used?.product?.label}
            largestM3={goods.largestM3 ?? asked.volumeM3[1]}
            volumeM3={volumeM3}
            amount={amount ?? 1}
            onUse={fill}
          />
          <PlannerPanel
            kind={kind}
            densityKgM3={used?.kgM3}
            largestM3={goods.largestM3 ?? asked.volumeM3[1]}
            volumeM3={volumeM3}
            amount={amount}
            onUse={fill}
          />
        </div>
      </div>
    </StepPage>
  );
}

const Sign = ({ children, className = '' }: { readonly children: string; readonly className?: string }) => (
  <span aria-hidden="true" className={`mt-8 flex min-h-15 items-center text-2xl text-muted ${className}`}>
    {children}
  </span>
);

/** The unsent answers of the product step would otherwise bring the old density back. */
function correctProductDraft(density: string): void {
  const draft = useSession.getState().drafts['product-basic'];
  if (draft) setDraft('product-basic', { ...draft, density });
}
