import { freshAddress, mailTo } from '../basic-walk.ts';
import { addUnit, trayButton, trayRow } from '../project-walk.ts';
import { Visit } from '../visitor.ts';
import { expect, testWithMails as test } from './visit.ts';

const feed = { group: 'animal_feed', characteristic: 'mixed_feed' } as const;
const tank = { group: 'wet_by_product', characteristic: 'cold_and_light' } as const;
const totalOf = ({ page }: Visit) => page.getByTestId('estimated-total');

/** Two silos, and one of two others, of which the second is chosen. */
async function threeUnits(visitor: Visit): Promise<void> {
  const { page } = visitor;
  await visitor.open();
  await visitor.toRecommendation({
    market: 'agricultural',
    ...feed,
    volume: 30,
    amount: 2,
    place: 'Cloppenburg',
  });
  await visitor.chooseFirstUnit();
  await visitor.openOverview();
  await addUnit(visitor, { ...tank, volume: 25 });
  await visitor.openOverview();
  await addUnit(visitor, { ...feed, volume: 12 });
  await visitor.openOverview();
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('silowright-project') ?? '{}');
    for (const position of kept.state.positions.slice(1)) position.role = { kind: 'alternative', group: 'a' };
    kept.state.positions[2].isChosen = true;
    sessionStorage.setItem('silowright-project', JSON.stringify(kept));
  });
  const priced = page.waitForResponse('**/price-deal');
  await page.reload();
  await priced;
}

/** Everything of the project is there, and may be sent again. */
async function expectProject(copy: Visit, total: string | null, email = freshAddress()): Promise<string> {
  const { page, t } = copy;
  await copy.expectStep('overview');
  const sheet = page.getByRole('region', { name: t('overview.document'), exact: true });
  for (const number of ['10', '20.A', '20.B'])
    await expect(sheet.locator(`[data-position="${number}"]`)).toHaveCount(1);
  await expect(totalOf(copy)).toHaveText(total ?? '');
  await trayButton(copy).click();
  await trayRow(copy, '20.B')
    .getByRole('button', { name: new RegExp(`^${t('project.change')}`) })
    .click();
  await copy.expectStep('configure');
  await copy.openOverview();
  await copy.giveContact({ email });
  await copy.sendQuotation();
  const number = page.getByTestId('quotation-number');
  await expect(number).toHaveText(/^Q-\d{4}-\d{6}/);
  return (await number.textContent()) ?? '';
}

test('a share link opens all of a project on another device, without the contact data (PJ-07, IN-05)', async ({
  page,
  visit,
  otherDevice,
}) => {
  const visitor = await visit();
  const { t } = visitor;
  await threeUnits(visitor);
  await visitor.giveContact({ email: 'secret@example.com' });
  const total = await totalOf(visitor).textContent();
  await visitor.button('share.button').first().click();
  const field = page.getByRole('textbox', { name: t('share.link'), exact: true });
  await expect(field).toHaveValue(/\/share#[\w-]+$/);
  await expect(page.getByRole('img', { name: t('share.qr'), exact: true })).toBeVisible();
  const link = await field.inputValue();

  const copy = new Visit(await otherDevice(), 'en');
  await copy.page.goto(link);
  await expectProject(copy, total);
});

test('the link in the mail brings back every position of a quotation, and what is sent replaces it (PJ-07, D21, CU-02)', async ({
  visit,
  request,
  otherDevice,
}) => {
  const visitor = await visit();
  await threeUnits(visitor);
  const email = freshAddress();
  await visitor.giveContact({ email, lastName: 'Vos' });
  const total = await totalOf(visitor).textContent();
  await visitor.sendQuotation();
  const number = (await visitor.page.getByTestId('quotation-number').textContent()) ?? '-';
  const link = /\/open\/[\w-]+/.exec(await mailTo(request, email, 'offer'))?.[0] ?? '';
  expect(link).not.toBe('');

  const copy = new Visit(await otherDevice(), 'en');
  await copy.page.goto(link);
  const understood = copy.page.getByRole('button', { name: copy.t('reopen.understood'), exact: true });
  await expect(understood).toBeVisible();
  const kept = await copy.page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).not.toContain('Vos');
  // Said once, where the visit goes on.
  await understood.click();
  await expect(understood).toBeHidden();
  // What is said about the project stays, whichever of its positions is on screen.
  await copy.page.getByRole('radio', { name: copy.t('copy.as-replaces'), exact: true }).check();
  expect(await expectProject(copy, total, email)).toBe(`${number}-2`);
  const became = copy.t('copy.sent-replaces', { number: `${number}-2`, origin: number });
  await expect(copy.page.getByText(became)).toBeVisible();
});
