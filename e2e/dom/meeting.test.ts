import { expect, test } from './visit.ts';

test('an unknown link shows an error (D11)', async ({ page, visit }) => {
  const visitor = await visit();
  await visitor.open(`/meeting/${'x'.repeat(22)}`);
  await expect(page.getByText(visitor.t('meeting.unknown'))).toBeVisible();
});
