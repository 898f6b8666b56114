import { makeSessionId } from '../../packages/domain/src/session/session-id.ts';
import { freshAddress, mailTo } from '../basic-walk.ts';
import { configuredUnit } from '../configured-unit.ts';
import { Visit } from '../visitor.ts';
import { expect, testWithMails as test } from './visit.ts';

test('changed prices are listed; an unknown link says what to do (FN-02)', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await page.goto('/open/AAAAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('alert')).toContainText(visitor.t('reopen.unknown'));

  const unit = await configuredUnit(visit, 'vvs4');
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}');
    stored.state.reopened = {
      quotationNumber: 'Q-2026-000007',
      quotedAt: '2026-03-02T10:00:00.000Z',
      differences: [
        { path: 'vent.vent_type.vent_line', was: 0, now: 12_000 },
        { path: 'total', was: 1_000_000, now: 1_012_000 },
      ],
    };
    sessionStorage.setItem('silowright-session', JSON.stringify(stored));
  });
  await page.reload();
  await unit.total.waitFor();
  await expect(page.getByText('2 March 2026')).toBeVisible();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveText([
    /Was.*Now/,
    /Ventilation pipe 200\smm.*€0€120\+ €120$/,
    /Estimated total€10,000€10,120\+ €120$/,
  ]);
});

test('a request without a unit continues at its contact step; the requested volume is kept (FN-04)', async ({
  visit,
}) => {
  const { page, t } = await visit();
  await page.route('**/configurator/reopen/*', (route) =>
    route.fulfill({
      json: {
        id: makeSessionId(() => Math.floor(Math.random() * 256)),
        localeStr: 'en_GB',
        quotation_number: 'Q-2026-000007',
        quoted_at: '2026-03-02T10:00:00.000Z',
        values: {
          segment: 'food_and_feed',
          segment_label: 'food_feed',
          productName: 'Flour',
          substance: 'solid',
          volumePerUnit: 29,
          amountOfUnits: 2,
          recommendationShown: 'basic',
        },
        unit: null,
        selection: {},
        price_differences: [],
      },
    }),
  );
  await page.goto('/open/AAAAAAAAAAAAAAAAAAAAAAAA');
  await expect(page).toHaveURL(/\/\?language=en#location$/);
  await page.getByRole('button', { name: t('step.contact'), exact: true }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.locator('#contact-email')).toBeVisible();
  await page.goto('/?language=en#volume');
  await expect(page.locator('#volume-volume')).toHaveValue('29');
});

test('the link in the mail opens a copy on another device, without contact data, which is sent as an alternative (FN-08, FN-02, CU-02)', async ({
  visit,
  request,
  otherDevice,
}) => {
  const unit = await configuredUnit(visit, 'dds4', { request: { amountOfUnits: 2 } });
  const { page, visitor } = unit;
  await unit.choose('colour.body_colour', '6005');
  await unit.choose('access.ladder', 'by_provider');
  await unit.expectServerPrice();
  const total = (await unit.total.textContent()) ?? '-';
  const { configuration, values } = await unit.state();
  await visitor.openOverview();
  const email = freshAddress();
  await visitor.giveContact({ email, lastName: 'Vos', company: 'Vos bv' });
  await visitor.sendQuotation();
  const number = (await page.getByTestId('quotation-number').textContent()) ?? '-';
  const link = /\/open\/[\w-]+/.exec(await mailTo(request, email, 'offer'))?.[0] ?? '';
  expect(link).not.toBe('');

  const other = await otherDevice();
  await other.goto(link);
  await expect(other).toHaveURL(/\/\?language=en#configure$/);
  await expect(other.getByText(number)).toBeVisible();
  await expect(other.getByTestId('estimated-total')).toHaveText(total);
  const copy = await other.evaluate(
    () => JSON.parse(sessionStorage.getItem('silowright-session') ?? '{}').state,
  );
  expect(copy.configuration).toEqual(configuration);
  expect(copy.values).toMatchObject({ uuid: values.uuid, amountOfUnits: 2 });
  expect(copy.values.id).not.toBe(values.id);
  // The requested volume, not that of the unit.
  expect(copy.drafts.volume).toEqual({ volume: '30' });
  expect(JSON.stringify(copy)).not.toContain(email);
  expect(JSON.stringify(copy)).not.toContain('Vos');
  await other.getByRole('button', { name: visitor.t('reopen.understood'), exact: true }).click();
  await expect(other.getByText(number)).toBeHidden();

  const again = new Visit(other, 'en');
  const { t } = again;
  await again.openOverview();
  const kind = (name: string) => other.getByRole('radio', { name: t(`copy.as-${name}`), exact: true });
  await expect(kind('another')).toBeChecked();
  await expect(other.getByText(t('copy.effect-another', { number }))).toBeVisible();
  await kind('alternative').check();
  await other.reload();
  await expect(kind('alternative')).toBeChecked();
  await again.giveContact({ email });
  await again.sendQuotation();
  const sent = (await other.getByTestId('quotation-number').textContent()) ?? '-';
  expect(sent).toMatch(/^Q-\d{4}-\d{6}$/);
  expect(sent).not.toBe(number);
  await expect(other.getByText(t('copy.sent-alternative', { number: sent, origin: number }))).toBeVisible();
});
