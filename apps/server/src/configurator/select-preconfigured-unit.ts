import type { ResponseOf } from '@silowright/contract/call';
import type {
  ConfigurationOptions,
  selectPreconfiguredUnit,
  UnitOption,
} from '@silowright/contract/configurator';
import { wireSize } from '@silowright/contract/wire-size';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { CurrencyCode } from '@silowright/domain/catalogue/money';
import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { designBasisOf } from '@silowright/domain/engineering/engineering-data';
import { fitInRoom } from '@silowright/domain/engineering/room-height';
import type { LocaleName } from '@silowright/domain/locale';
import { currencyAt } from '@silowright/domain/pricing/currency';
import { transportIn, unitPriceIn } from '@silowright/domain/pricing/price-configuration';
import type { GroupForUnit } from '@silowright/domain/pricing/priced-configuration';
import { carrySelection } from '@silowright/domain/pricing/resolve-selection';
import { transportCost } from '@silowright/domain/pricing/transport';
import { vatFor } from '@silowright/domain/pricing/vat';
import { roomOf } from '@silowright/domain/recommendation/limits';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import type { Messages } from '@silowright/texts/translate';
import { mustBeOneOf } from '../prices/known-codes.ts';
import type { HandlerOf } from '../server-parts.ts';
import { onFreshState, selectionOf } from './configuration-state.ts';
import { plainData } from './engineering-sheet.ts';
import { loadOwnConfiguration, offeredUnit, type Recommended } from './load-own-configuration.ts';
import { offeredOptions, siteOfUnit } from './site-of-unit.ts';
import { saveChoice } from './store/configurations.ts';

/** Selects a size: a new one keeps every choice that still exists and names what was dropped (D20). */
export const selectPreconfiguredUnitHandler: HandlerOf<'select-preconfigured-unit'> =
  (parts) =>
  ({ body, browser }) =>
    onFreshState(async () => {
      const configuration = await loadOwnConfiguration(parts, body.id, browser);
      const { row, request, pinned } = configuration;
      mustBeOneOf(
        pinned.content.storageTypes.map(({ code }) => code),
        body.preconfiguredUnitType,
        'preconfiguredUnitType',
      );
      const { unit, sizes } = offeredUnit(
        configuration,
        body.preconfiguredUnitType,
        body.preconfiguredUnitUuid,
      );
      const groups = offeredOptions(configuration, unit);
      const stored = selectionOf(row);
      const fitting =
        stored && fitInRoom(pinned.content, unit, groups, stored, roomOf(request, pinned.catalogue));
      const carried = fitting && carrySelection(fitting.selection, groups);
      const saved = await saveChoice(parts.store, {
        id: row.id,
        revision: row.revision,
        unit_uuid: unit.uuid,
        unit_type: unit.type,
        selection: carried ? JSON.stringify(carried.selection) : null,
        now: parts.nowMs(),
      });
      if (!saved) return undefined;
      const { segment: market, country, locale, dealer_id: dealer } = row;
      parts.visits.step('configured', {
        visit: { market: market ?? '', country, locale, dealer },
        configurationId: row.id,
      });
      const messages = parts.texts(row.locale as LocaleName);
      const currency = currencyAt(request.place?.country, pinned.catalogue);
      return {
        currency,
        unit_options: sizes.map((size) => unitOption(size, request, currency, pinned.catalogue)),
        configuration_options: configurationOptions(groups, pinned.catalogue.optionGroups, messages),
        dropped: [
          ...(fitting?.refused ?? []).map(({ key, value }) => ({ key, value, reason: 'too-tall' as const })),
          ...(carried?.dropped ?? []),
        ],
        price_list: {
          prices_version: pinned.catalogue.priceVersion,
          options_version: pinned.catalogue.optionVersion,
        },
        vat: vatAnswer(configuration, unit, messages),
        catalogue: await parts.files.shapesOf(pinned.content),
        design_basis: plainData(designBasisOf(unit.storageType, siteOfUnit(configuration))),
      };
    });

function vatAnswer(
  { pinned: { catalogue }, row, request }: Recommended,
  unit: Unit,
  messages: Messages,
): ResponseOf<typeof selectPreconfiguredUnit>['vat'] {
  const withAssembly = transportCost(unit, 1, request.place, catalogue.delivery) !== null;
  const buyer = { country: row.country, hasVatNumber: false, withAssembly };
  const { kind, ratePercent, sentence } = vatFor(catalogue.money.vat, buyer);
  return { kind, rate_percent: ratePercent, sentence, text: messages[sentence] ?? '' };
}

const unitOption = (
  unit: Unit,
  { amountOfUnits, place }: RecommendationRequest,
  currency: CurrencyCode,
  catalogue: Catalogue,
): UnitOption => ({
  uuid: unit.uuid,
  ...wireSize(unit),
  price_in_cents: unitPriceIn(unit, currency, catalogue.money),
  transportation_cost: transportIn(unit, amountOfUnits, place, currency, catalogue)?.cents ?? null,
});

/** segment → group → choices, labelled in the configuration's language; the list's own label if there is no text. */
export function configurationOptions(
  groups: readonly GroupForUnit[],
  published: readonly OptionGroup[],
  messages: Messages,
): ConfigurationOptions {
  const labels = new Map(
    published.flatMap((group) =>
      group.options.map((option) => [`${group.id}.${option.value}`, option.label]),
    ),
  );
  const answer: ConfigurationOptions = {};
  for (const { id, key, optional, multi, kind, per, expression, options } of groups) {
    const [segment = '', group = ''] = key.split('.');
    const ofSegment = answer[segment] ?? {};
    answer[segment] = ofSegment;
    ofSegment[group] = {
      id,
      label: messages[`option-group.${id}`] ?? group,
      optional,
      multi,
      ...(kind && { kind }),
      ...(per && { per }),
      ...(expression !== undefined && { expression }),
      options: options.map((option) => ({
        ...option,
        label:
          messages[`option.${id}.${option.value}`] ?? labels.get(`${id}.${option.value}`) ?? option.value,
      })),
    };
  }
  return answer;
}
