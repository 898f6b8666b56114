import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { type MoneyRules, unnamedCurrency } from '@silowright/domain/catalogue/money';
import type {
  GroupKind,
  OptionDefinition,
  ShippedOptionGroup,
} from '@silowright/domain/catalogue/option-list';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';

const moneyBeforeCurrencies: MoneyRules = {
  base: unnamedCurrency,
  currencies: { [unnamedCurrency]: { minorDigits: 2 } },
  defaultCurrency: unnamedCurrency,
  vat: { sellerCountry: '', rules: [] },
};

/** The content of a stored catalogue version. Before markets and products were part of it, it was the shipped one. */
export function contentFrom(stored: string, version: number | string): CatalogueContent {
  const content = withKinds({
    money: moneyBeforeCurrencies,
    ...readStored<Omit<CatalogueContent, 'money'>>(storedKinds.catalogue, version, stored),
  });
  if (content.markets) return content;
  const { markets, products } = loadCatalogue(shippedCatalogueDir).content;
  return { ...content, markets, products };
}

const namesColour = ({ draw = [] }: OptionDefinition) =>
  draw.some((drawn) => 'paint' in drawn && drawn.ral === 'custom');

/** Before groups had kinds, paint made colours, the id an earthquake option, and paint of any colour asked which. */
function withKinds(content: CatalogueContent): CatalogueContent {
  const groups = Object.values(content.options).flat();
  if (!groups.some(({ options }) => options.some((option) => namesColour(option) && !option.custom)))
    return content;
  const kindOf = ({ id, options }: ShippedOptionGroup): GroupKind | undefined => {
    if (options.some(({ draw = [] }) => draw.some((drawn) => 'paint' in drawn))) return 'colours';
    return id.startsWith('earthquake') ? 'earthquake' : undefined;
  };
  const withKind = (group: ShippedOptionGroup): ShippedOptionGroup => {
    const kind = kindOf(group);
    return {
      ...group,
      ...(kind && { kind }),
      options: group.options.map((option) => (namesColour(option) ? { ...option, custom: true } : option)),
    };
  };
  return {
    ...content,
    options: Object.fromEntries(
      Object.entries(content.options).map(([segment, list]) => [segment, list.map(withKind)]),
    ),
  };
}
