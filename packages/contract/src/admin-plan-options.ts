import { publishOptionsBody } from './admin-publish-options.ts';
import { endpoint } from './endpoint.ts';
import { planAnswer, planErrors, planQuery } from './planned-list.ts';

export const adminPlanOptions = endpoint('admin-plan-options', {
  summary: 'Publishes the changes of an option price list at a later moment.',
  access: 'staff',
  scope: 'prices:write',
  query: planQuery,
  body: publishOptionsBody,
  response: planAnswer,
  errors: planErrors,
});
