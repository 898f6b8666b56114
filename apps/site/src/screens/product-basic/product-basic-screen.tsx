import type { Product } from '@silowright/contract/catalogue';
import {
  validateDensity,
  validateRequired,
  validateTemperature,
} from '@silowright/domain/session/field-rules';
import { useCall } from '@silowright/ui/calls/use-call.ts';
import { flags } from '@silowright/ui/page/flags.ts';
import { FormMessage } from '@silowright/ui/parts/form-message.tsx';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { fallbackSegment } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { goBack, leaveStep } from '../../flow/step-navigation.ts';
import { useForm } from '../../forms/use-form.ts';
import { CallFailed } from '../../parts/call-failed.tsx';
import { segmentTextKey } from '../../session/market-of.ts';
import { sessionValues, setRequest, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { RequestStage } from '../request-stage.tsx';
import {
  answersForName,
  answersForProduct,
  asksForZones,
  type ProductAnswers,
  valuesOf,
} from './product-answers.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductSearch } from './product-search.tsx';

const optional = (rule: typeof validateDensity) => (text: string) =>
  text.trim() === '' ? undefined : rule(text.trim());
const temperatureRule = optional(validateTemperature);
const text = (value: number | undefined): string => (value === undefined ? '' : String(value));

/** The product to be stored, for markets without product groups (PB-01). */
export function Screen() {
  const { t, language } = useTexts();
  const values = useSession((state) => state.values);
  const answer = useCall('list-products', {
    params: { language, segment: values.segment ?? fallbackSegment() },
    query: flags.SEGMENTS_SIMPLIFIED ? {} : { simplified: 'false' },
  });
  const products: readonly Product[] = answer.data ?? [];

  const form = useForm<keyof ProductAnswers>({
    name: 'product-basic',
    initial: {
      productId: values.productId ?? '',
      name: values.productName ?? '',
      substance: values.substance ?? 'solid',
      density: text(values.density),
      temperature: text(values.design_temperature ?? values.temperatureInCelsius),
      atex: text(values.atexApproved),
      food: text(values.foodApproved),
      zones: values.explosionZones ?? '',
    },
    rules: {
      name: validateRequired,
      substance: validateRequired,
      density: optional(validateDensity),
      temperature: (entered, { substance }) =>
        substance === 'liquid' ? temperatureRule(entered) : undefined,
    },
    onSubmit: (answers) =>
      leaveStep(() =>
        setRequest({
          ...valuesOf(answers, product),
          // The construction of the older flow depends on the substance.
          ...(answers.substance !== sessionValues().substance && { construction: undefined }),
        }),
      ),
  });
  const product = products.find(({ value }) => value === form.values.productId);
  const isNamed = form.values.name.trim() !== '';

  const choose = (chosen: Product) => form.set(answersForProduct(chosen, String));

  return (
    <StepPage
      title={t(segmentTextKey(values))}
      subtitle={t('product-basic.question')}
      hideAnswers
      onBack={values.noBackToMarket ? false : goBack}
      // Without products there is nothing to send.
      next={answer.isError ? undefined : { busy: answer.isPending }}
      wider="form"
      stage={
        <RequestStage
          bar
          values={{
            segment: values.segment,
            substance: form.values.substance === 'liquid' ? 'liquid' : 'solid',
          }}
          level={isNamed ? 0.8 : 0}
          plate={isNamed ? (product?.label ?? form.values.name.trim()) : undefined}
        />
      }
      onSubmit={() => {
        // Enter in the name field only ends the name, because the following fields were not shown yet.
        if (isNamed && document.activeElement?.id === 'product-basic-name')
          document.querySelector<HTMLInputElement>('input[name="substance"]:checked')?.focus();
        else form.submit();
      }}
    >
      <FormMessage>{form.message}</FormMessage>
      {answer.isPending && <Loading>{t('state.loading')}</Loading>}
      <CallFailed answer={answer} />
      {answer.isSuccess && (
        <div className="flex max-w-[44rem] flex-col gap-6">
          <ProductSearch
            field={form.field('name')}
            products={products}
            isOwn={isNamed && !product}
            // The same product with the label of another language.
            shown={product?.label ?? form.values.name}
            onName={(name) => form.set(answersForName(name))}
            onChoose={choose}
          />
          {isNamed && (
            <ProductDetails
              form={form}
              askApprovals={product?.food ?? false}
              askZones={asksForZones(form.values, product)}
            />
          )}
        </div>
      )}
    </StepPage>
  );
}
