import type { Selection } from '@silowright/domain/pricing/selection';
import { expect, test } from 'vitest';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import '@silowright/ui/testing/sample-in-browser.ts';
import { bodyColourFor } from './roof-like-body.tsx';

const [bodyKey, roofKey] = ['colour.body_colour', 'colour.roof_colour'] as const;
const found = (key: string, values: readonly string[], body: Selection[string], roof: Selection[string]) =>
  bodyColourFor(
    { key, options: values.map((value) => ({ value })) as unknown as OfferedGroup['options'] },
    { [bodyKey]: body, [roofKey]: roof },
  );

test('the roof can take the colour of the body, if it comes in it (ST-07)', () => {
  expect(found(roofKey, ['5010', '9001'], '5010', '9001')).toEqual({ body: '5010', alike: false });
  expect(found(roofKey, ['5010', '9001'], '5010', '5010')).toEqual({ body: '5010', alike: true });
  expect(found(roofKey, ['9001'], '5010', '9001')).toBeUndefined();
  expect(found(bodyKey, ['5010', '9001'], '5010', '9001')).toBeUndefined();
  // Typed colours are compared by their name.
  const other = (custom: string) => ({ value: 'other', custom }) as const;
  expect(found(roofKey, ['other'], other('RAL 6018'), other('RAL 6019'))?.alike).toBe(false);
  expect(found(roofKey, ['other'], other('RAL 6018'), other('RAL 6018'))?.alike).toBe(true);
});
