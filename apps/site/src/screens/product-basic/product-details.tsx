import { CardRadio, RadioGroup } from '@silowright/ui/parts/card-radio.tsx';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { InfoButton } from '@silowright/ui/parts/info-button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Droplets from 'lucide-react/icons/droplets';
import Wheat from 'lucide-react/icons/wheat';
import { ZonesQuestion } from '../../configuration/zones-question.tsx';
import type { useForm } from '../../forms/use-form.ts';
import type { ProductAnswers } from './product-answers.ts';

export interface ProductDetailsProps {
  readonly form: ReturnType<typeof useForm<keyof ProductAnswers>>;
  /** For food-approved products (PB-05). */
  readonly askApprovals: boolean;
  /** For products whose dust or gas can explode (EN-09). */
  readonly askZones: boolean;
}

const substances = [
  ['solid', Wheat],
  ['liquid', Droplets],
] as const;

/** The fields shown once there is a name (PB-04, PB-05). */
export function ProductDetails({ form, askApprovals, askZones }: ProductDetailsProps) {
  const { t } = useTexts();
  const isLiquid = form.values.substance === 'liquid';
  return (
    <>
      <RadioGroup legend={t('product-basic.substance')} className="grid gap-3 sm:grid-cols-2">
        {substances.map(([substance, Icon]) => (
          <CardRadio
            key={substance}
            name="substance"
            value={substance}
            checked={form.values.substance === substance}
            onChoose={(chosen) => form.set({ substance: chosen })}
            aside={<Icon aria-hidden="true" size={28} strokeWidth={1.5} className="shrink-0 text-brand" />}
          >
            <span className="block font-bold">{t(`product-basic.${substance}`)}</span>
            <span className="block text-sm text-muted">{t(`product-basic.${substance}-hint`)}</span>
          </CardRadio>
        ))}
      </RadioGroup>
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          {...form.field('density')}
          label={t(isLiquid ? 'provided.specific-gravity' : 'provided.bulk-density')}
          hint={t('product-basic.density-hint')}
          optional
          unit="kg/m³"
          inputMode="decimal"
          autoComplete="off"
          className="[&_input]:pr-18"
        />
        {isLiquid && (
          <TextField
            {...form.field('temperature')}
            label={t('provided.design-temperature')}
            hint={t('product-basic.temperature-hint')}
            optional
            unit="°C"
            inputMode="decimal"
            autoComplete="off"
          />
        )}
      </div>
      {askApprovals && (
        <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
          {!isLiquid && <Approval form={form} of="atex" />}
          <Approval form={form} of="food" />
        </div>
      )}
      {askZones && <ZonesQuestion answer={form.values.zones} onAnswer={(zones) => form.set({ zones })} />}
    </>
  );
}

/** Yes or no, with an explanation in a side panel. */
function Approval({
  form,
  of,
}: {
  readonly form: ProductDetailsProps['form'];
  readonly of: 'atex' | 'food';
}) {
  const { t } = useTexts();
  return (
    <div className="relative">
      <RadioGroup
        legend={<span className="block pr-12">{t(`product-basic.${of}-question`)}</span>}
        className="grid grid-cols-2 gap-3"
      >
        {(['1', '0'] as const).map((answer) => (
          <CardRadio
            key={answer}
            name={of}
            value={answer}
            checked={form.values[of] === answer}
            onChoose={(chosen) => form.set({ [of]: chosen })}
          >
            {t(answer === '1' ? 'product-basic.yes' : 'product-basic.no')}
          </CardRadio>
        ))}
      </RadioGroup>
      <div className="absolute top-0 right-0">
        <InfoButton name={of} title={t(`product-basic.${of}`)} text={t(`product-basic.${of}-info`)} />
      </div>
    </div>
  );
}
