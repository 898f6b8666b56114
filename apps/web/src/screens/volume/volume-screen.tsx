import { storageNeeds } from '@silowright/domain/catalogue/product-groups';
import { isPricedSegment } from '@silowright/domain/catalogue/segments';
import { containerKind } from '@silowright/domain/session/container';
import { minimumVolumeM3, validateAmount, validateVolume } from '@silowright/domain/session/field-rules';
import type { SessionValues } from '@silowright/domain/session/values';
import { tonnesOf, truckloadTonnes } from '@silowright/domain/sizing/stock-to-volume';
import { flags } from '../../session/flags.ts';
import { setRequest, useSession } from '../../session/session-store.ts';
import { nextStep } from '../../session/step-navigation.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { IntegerField } from '../../ui/field.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import { useForm } from '../../ui/use-form.ts';
import { announceAfterMs, useSettled } from '../../ui/use-settled.ts';
import { FillingVessel } from './filling-vessel.tsx';
import { VolumeHelper } from './volume-helper.tsx';

/** Most units are smaller; larger numbers are typed. */
const sliderMaximumM3 = 150;

/** The density for calculations: the visitor's own, or the limit of the chosen characteristic. */
function densityOf({
  segment,
  density,
  productGroupType,
  characteristicGroupType,
}: SessionValues): number | undefined {
  if (density) return density;
  if (!segment || !isPricedSegment(segment) || !productGroupType) return undefined;
  return storageNeeds(segment, productGroupType, characteristicGroupType)?.densityKgM3;
}

export function VolumeScreen() {
  const { t, number } = useTexts();
  const values = useSession((state) => state.values);
  const form = useForm({
    name: 'volume',
    initial: {
      volume: values.volumePerUnit ? String(values.volumePerUnit) : '',
      amount: String(values.amountOfUnits ?? 1),
    },
    rules: { volume: validateVolume, amount: validateAmount },
    onSubmit: ({ volume, amount }) => {
      setRequest({ volumePerUnit: Number(volume), amountOfUnits: Number(amount) });
      nextStep();
    },
  });
  const volumeM3 = validateVolume(form.values.volume) ? undefined : Number(form.values.volume);
  const amount = validateAmount(form.values.amount) ? undefined : Number(form.values.amount);
  const densityKgM3 = densityOf(values);
  const total = volumeM3 && amount ? `${number(volumeM3 * amount)} m³` : undefined;
  const tonnes = volumeM3 && densityKgM3 ? tonnesOf(volumeM3, densityKgM3) : undefined;
  const content =
    tonnes === undefined
      ? undefined
      : {
          tonnes: t('volume.tonnes', { tonnes: number(tonnes, 1) }),
          atDensity: t('volume.at-density', { density: number(densityKgM3 ?? 0) }),
          truckloads: t('volume.truckloads', { count: Math.round((tonnes / truckloadTonnes) * 10) / 10 }),
        };
  const spoken = [total && `${t('volume.total')} ${total}`, content?.tonnes, content?.truckloads]
    .filter(Boolean)
    .join(', ');
  const settled = useSettled(spoken, announceAfterMs);

  return (
    <StepPage
      title={t(`volume.title-${containerKind(values)}`)}
      next={{ label: t(flags.CLASSIC_FLOW && !values.productGroupType ? 'step.type' : 'step.location') }}
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
            max={sliderMaximumM3}
            value={Math.min(volumeM3 ?? minimumVolumeM3, sliderMaximumM3)}
            onChange={(event) => form.set({ volume: event.target.value })}
            className="h-11 w-full"
          />
        </div>
        <FillingVessel
          substance={values.substance ?? 'solid'}
          fillShare={Math.min((volumeM3 ?? 0) / sliderMaximumM3, 1)}
          title={t('volume.picture', { volume: number(volumeM3 ?? 0) })}
        />
        <div className="col-span-2 flex flex-col gap-6 md:col-span-1">
          <IntegerField
            {...form.field('amount')}
            label={t('volume.amount')}
            wholeText={t('field.whole')}
            className="max-w-60"
          />
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t border-line pt-4">
            <dt className="text-muted">{t('volume.total')}</dt>
            <dd className="font-bold tabular-nums">{total ?? '–'}</dd>
            {content && (
              <>
                <dt className="text-muted">{t('volume.one-unit')}</dt>
                <dd className="tabular-nums">
                  {content.tonnes} <span className="text-muted">{content.atDensity}</span>
                  <br />
                  {content.truckloads}
                </dd>
              </>
            )}
          </dl>
          <p role="status" className="sr-only">
            {settled}
          </p>
          {densityKgM3 !== undefined && (
            <VolumeHelper
              densityKgM3={densityKgM3}
              onUse={(volume) => form.set({ volume: String(volume) })}
            />
          )}
        </div>
      </div>
    </StepPage>
  );
}
