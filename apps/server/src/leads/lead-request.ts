import type { LocaleName } from '@silowright/domain/locale';
import { recommend } from '@silowright/domain/recommendation/recommend';
import type { RejectedType } from '@silowright/domain/recommendation/request';
import { requestOf, valuesOf } from '../configurator/configuration-state.ts';
import type { ConfigurationRow } from '../configurator/store/configurations.ts';
import { mailSpeaker } from '../deals/mails/write-mail.ts';
import { storedProductName } from '../deals/paper/build-quotation.ts';
import type { ServerParts } from '../server-parts.ts';
import type { LeadRequest } from './lead-mail.ts';

type Parts = Pick<ServerParts, 'config' | 'catalogue' | 'catalogues' | 'texts'>;

/** Computed from what the server stored, not from what the form sends. Undefined without such a request. */
export function leadRequest(
  { config, catalogue, catalogues, texts }: Parts,
  row: ConfigurationRow,
  locale: LocaleName,
): LeadRequest | undefined {
  const values = valuesOf(row);
  const asked = requestOf(
    values,
    row.country,
    (segment) => catalogues.find(segment)?.catalogue.productGroups,
  );
  if (!asked.ok) return undefined;
  const request = asked.value;
  const { index, content } = catalogues.current(request.segment);
  const words = texts(locale);
  const { t, number } = mailSpeaker(config, locale);
  const unfit = ({ type, rule }: RejectedType) => {
    const limits = index.types.get(type)?.limits;
    const limit = rule === 'density' ? limits?.densityKgM3 : limits?.temperatureC;
    return t(`lead.unfit-${rule}`, {
      name: words[`storage-type.${type}.name`] ?? type,
      limit: number(limit ?? 0),
    });
  };
  const names = { locale, fallback: catalogue.defaultLanguage };
  const product = [
    ...[request.productGroup, request.characteristicGroup].map(
      (type) => type && words[`product-group.${type}`],
    ),
    storedProductName(content, values.storedProductId, names),
  ];
  const densityKgM3 = request.storedDensityKgM3 ?? request.densityKgM3;
  return {
    productName: product.filter(Boolean).join(', '),
    ...(densityKgM3 !== undefined && { densityKgM3 }),
    amountOfUnits: request.amountOfUnits,
    placement: request.placement,
    ...(request.heightLimitMm !== undefined && { heightLimitMm: request.heightLimitMm }),
    unfit: recommend(request, index).rejected.map(unfit),
  };
}
