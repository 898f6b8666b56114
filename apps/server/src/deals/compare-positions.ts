import type { ResponseOf } from '@silowright/contract/call';
import type { comparePositions } from '@silowright/contract/deals';
import { type ComparedChoice, compareUnits } from '@silowright/domain/deal/compare-units';
import { dealWithEach } from '@silowright/domain/deal/price-deal';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { dealToPrice } from './price-deal.ts';

type Choice = ResponseOf<typeof comparePositions>['options'][number]['choices'][number];

/** The alternatives of one choice beside each other, each priced with the whole deal (PJ-04). */
export const comparePositionsHandler: HandlerOf<'compare-positions'> =
  (parts) =>
  async ({ body: { group, ...body }, browser }) => {
    const request = await dealToPrice(parts, body, browser);
    const alternatives = dealWithEach(request, group);
    if (alternatives.length === 0)
      throw new ApiError('bad-request', [fieldError('group', 'no-alternatives', 'has no alternatives')]);
    const { measures, options } = compareUnits(alternatives.map(({ position }) => position.priced));
    return {
      currency: alternatives[0]!.deal.currency,
      positions: alternatives.map(({ position: { position, number, priced, goodsCents }, deal }) => ({
        configurationId: position.configurationId,
        number,
        amount_of_units: priced.amountOfUnits,
        unit_price_in_cents: priced.unitPriceCents,
        goods_in_cents: goodsCents,
        transport: deal.transport && { in_cents: deal.transport.cents, trucks: deal.transport.trucks },
        total_in_cents: deal.totalCents,
      })),
      measures: measures.map(({ what, values, differs }) => ({ what, values: [...values], differs })),
      options: options.map(({ key, choices, differs }) => ({
        key,
        choices: choices.map((choice) => choice && choiceAnswer(choice)),
        differs,
      })),
    };
  };

const choiceAnswer = ({ groupId, values, custom, priceCents, per }: ComparedChoice): Choice => ({
  group_id: groupId,
  values: [...values],
  ...(custom !== undefined && { custom }),
  price_in_cents: priceCents,
  ...(per && { per }),
});
