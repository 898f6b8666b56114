import { publishPricesBody } from './admin-publish-prices.ts';
import { endpoint } from './endpoint.ts';
import { planAnswer, planErrors, planQuery } from './planned-list.ts';

export const adminPlanPrices = endpoint('admin-plan-prices', {
  summary: 'Publishes the changes of a base price list at a later moment.',
  access: 'staff',
  scope: 'prices:write',
  query: planQuery,
  body: publishPricesBody,
  response: planAnswer,
  errors: planErrors,
});
