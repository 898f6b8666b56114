import { assumedProduct } from '@silowright/domain/catalogue/stored-products';
import {
  maximumVolumeM3,
  minimumVolumeM3,
  parseDecimal,
  validateAmount,
  validateDensity,
  validateVolume,
} from '@silowright/domain/session/field-rules';
import type { UnitSplit } from '@silowright/domain/sizing/split-volume';
import { tonnesOf, truckloadTonnes } from '@silowright/domain/sizing/stock-to-volume';
import { flags } from '../../session/flags.ts';
import { containerOf } from '../../session/market-of.ts';
import { setDraft, setRequest, setValues, useSession } from '../../session/session-store.ts';
import { nextStep } from '../../session/step-navigation.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { IntegerField } from '../../ui/field.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { useForm } from '../../ui/use-form.ts';
import { announceAfterMs, useSettled } from '../../ui/use-settled.ts';
import { useProductGroups } from '../../use-product-groups.ts';
import { BeyondLargest } from './beyond-largest.tsx';
import { DensityChoice } from './density-choice.tsx';
import { FillingVessel } from './filling-vessel.tsx';
import { PlannerPanel } from './planner-panel.tsx';
import {
  densityAnswers,
  densityValues,
  isTyped,
  ownDensity,
  storedGoods,
  usedDensity,
} from './stored-goods.ts';
import { VolumeHelper } from './volume-helper.tsx';

/** If the largest unit is not known, as in the basic flow; larger numbers are typed. */
const sliderMaximumM3 = 150;

export function VolumeScreen() {
  const { t, number } = useTexts();
  const values = useSession((state) => state.values);
  const isGroupFlow = values.productGroupType !== undefined;
  const groups = useProductGroups(values.segment, { enabled: isGroupFlow });
  // Until the list has arrived its place is kept, so that nothing moves.
  const isLoading = isGroupFlow && groups.isPending;
  const goods = storedGoods(groups.data?.['product-groups'] ?? [], values);
  const kind = containerOf(values);
  const form = useForm({
    name: 'volume',
    initial: {
      volume: values.volumePerUnit ? String(values.volumePerUnit) : '',
      amount: String(values.amountOfUnits ?? 1),
      // In the basic flow the density was asked with the product and can be corrected here.
      ...(isGroupFlow
        ? densityAnswers(values)
        : { product: ownDensity, density: values.density === undefined ? '' : String(values.density) }),
    },
    rules: {
      volume: validateVolume,
      amount: validateAmount,
      density: (text, { product }) =>
        text.trim() === '' || !isTyped(goods.products, product) ? undefined : validateDensity(text.trim()),
    },
    onSubmit: (answers) => {
      setRequest({
        volumePerUnit: Number(answers.volume),
        amountOfUnits: Number(answers.amount),
        ...(!isGroupFlow && { density: parseDecimal(answers.density.trim()) }),
      });
      if (isGroupFlow)
        setValues({ storedProductId: undefined, storedDensity: undefined, ...densityValues(answers, used) });
      else correctProductDraft(answers.density.trim());
      nextStep();
    },
  });
  const volumeM3 = validateVolume(form.values.volume) ? undefined : Number(form.values.volume);
  const amount = validateAmount(form.values.amount) ? undefined : Number(form.values.amount);
  const used = usedDensity(goods.products, form.values);
  const named = (product: { label: string; density: number } | undefined) =>
    product && t('volume.product-density', { product: product.label, density: number(product.density) });
  const total = volumeM3 && amount ? `${number(volumeM3 * amount)} m³` : undefined;
  const tonnes = volumeM3 && used ? tonnesOf(volumeM3, used.kgM3) : undefined;
  const content =
    tonnes === undefined
      ? undefined
      : {
          tonnes: t('volume.tonnes', { tonnes: number(tonnes, 1) }),
          atDensity: t('volume.at-density', { density: number(used?.kgM3 ?? 0) }),
          truckloads: t('volume.truckloads', { count: Math.round((tonnes / truckloadTonnes) * 10) / 10 }),
        };
  const spoken = [total && `${t('volume.total')} ${total}`, content?.tonnes, content?.truckloads]
    .filter(Boolean)
    .join(', ');
  const settled = useSettled(spoken, announceAfterMs);
  const slideTo = goods.largestM3 ?? sliderMaximumM3;
  const fill = ({ volumePerUnitM3, amountOfUnits }: UnitSplit) =>
    form.set({ volume: String(volumePerUnitM3), amount: String(amountOfUnits) });

  return (
    <StepPage
      title={t(`volume.title-${kind}`)}
      next={{ label: t(flags.CLASSIC_FLOW && !isGroupFlow ? 'step.type' : 'step.location') }}
      onSubmit={form.submit}
    >
      <FormMessage>{form.message}</FormMessage>
      <div className="grid grid-cols-[1fr_96px] items-start gap-x-4 gap-y-6 md:grid-cols-[1fr_320px] md:gap-x-12">
        <div className="flex flex-col gap-2">
          <IntegerField
            {...form.field('volume')}
            label={t('volume.per-unit')}
            unit="m³"
            wholeText={t('field.whole-volume')}
            className="max-w-60 [&_input]:min-h-16 [&_input]:text-2xl [&_input]:font-bold [&_input]:tabular-nums"
          />
          <input
            type="range"
            aria-label={t('volume.per-unit')}
            aria-valuetext={volumeM3 === undefined ? t('volume.not-given') : `${number(volumeM3)} m³`}
            min={minimumVolumeM3}
            max={slideTo}
            value={Math.min(volumeM3 ?? minimumVolumeM3, slideTo)}
            onChange={(event) => form.set({ volume: event.target.value })}
            className="h-11 w-full"
          />
          {(isLoading || goods.largestM3 !== undefined) && (
            <p
              className={`-mt-2 flex justify-between gap-4 text-sm text-muted ${isLoading ? 'invisible' : ''}`}
            >
              <span aria-hidden="true">{number(minimumVolumeM3)}</span>
              <span className="text-right">{t(`volume.largest-${kind}`, { volume: number(slideTo) })}</span>
            </p>
          )}
        </div>
        <FillingVessel
          substance={values.substance ?? 'solid'}
          fillShare={Math.min((volumeM3 ?? 0) / slideTo, 1)}
          title={t('volume.picture', { volume: number(volumeM3 ?? 0) })}
        />
        <div className="col-span-2 flex flex-col gap-6 md:col-span-1">
          {goods.largestM3 !== undefined && volumeM3 !== undefined && volumeM3 > goods.largestM3 && (
            <BeyondLargest
              kind={kind}
              largestM3={goods.largestM3}
              volumeM3={volumeM3}
              amount={amount ?? 1}
              onUse={fill}
            />
          )}
          <IntegerField
            {...form.field('amount')}
            label={t('volume.amount')}
            wholeText={t('field.whole')}
            className="max-w-60"
          />
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t border-line pt-4">
            <dt className="text-muted">{t('volume.total')}</dt>
            <dd className="font-bold tabular-nums">{total ?? '–'}</dd>
            {(content || (isLoading && volumeM3)) && (
              <>
                <dt className="text-muted">{t('volume.one-unit')}</dt>
                <dd className="tabular-nums">
                  {content?.tonnes ?? '–'}{' '}
                  <span className="whitespace-nowrap text-muted">
                    {content?.atDensity ?? t('volume.at-density', { density: '…' })}
                  </span>
                  <br />
                  {content?.truckloads ?? '\u00a0'}
                </dd>
              </>
            )}
          </dl>
          <p role="status" className="sr-only">
            {settled}
          </p>
        </div>
        <div className="col-span-2 flex flex-col gap-6">
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
            largestM3={goods.largestM3 ?? maximumVolumeM3}
            volumeM3={volumeM3}
            amount={amount ?? 1}
            onUse={fill}
          />
          <PlannerPanel
            kind={kind}
            densityKgM3={used?.kgM3}
            largestM3={goods.largestM3 ?? maximumVolumeM3}
            volumeM3={volumeM3}
            amount={amount}
            onUse={fill}
          />
        </div>
      </div>
    </StepPage>
  );
}

/** The unsent answers of the product step would otherwise bring the old density back. */
function correctProductDraft(density: string): void {
  const draft = useSession.getState().drafts['product-basic'];
  if (draft) setDraft('product-basic', { ...draft, density });
}
