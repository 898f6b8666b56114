import { languages } from '../packages/domain/src/locale.ts';
import { expectAccessible } from './axe.ts';
import { expectRoomForLargeText } from './large-text.ts';
import { expectVisibleFocusZoomed } from './visible-focus.ts';
import { expect, test } from './visit.ts';
import { sizes, words } from './visitor.ts';

const t = words('en');

test('the questionnaire gives a tank with a price (BG-01, BG-02, BG-03, BG-04, RT-17, Y4, B8, B14, B18, Y2, U4)', async ({
  page,
}) => {
  // Without answers the overview shows the same texts and the way back.
  await page.goto('/budget/overview');
  await expect(page.getByText('Looking great!')).toBeVisible();
  await page.getByRole('link', { name: 'Go back', exact: true }).click();
  await page.goto('/budget');
  await expect(page).toHaveURL(/\/budget\/questions$/);
  await page.getByRole('radio', { name: 'Liquid', exact: true }).click();
  // A slider waits for Next, and accepts typed values and arrow keys.
  const amount = page.getByRole('slider', { name: t('budget.question.amount'), exact: true });
  await expect(amount).toHaveAttribute('min', '20');
  await expect(amount).toHaveAttribute('max', '200');
  await page.getByRole('textbox', { name: t('budget.question.amount'), exact: true }).fill('201');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Enter a number from 20 to 200.')).toBeVisible();
  await page.getByRole('textbox', { name: t('budget.question.amount'), exact: true }).fill('49');
  await amount.press('ArrowRight');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('radio', { name: 'Atmospheric', exact: true }).click();
  await page.getByRole('radio', { name: 'Flat', exact: true }).click();
  await page.getByRole('textbox', { name: t('budget.question.diameter'), exact: true }).fill('3,5');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // Arrow keys only select, so that 3 can be reached; Enter continues (B8, Y2).
  await page.getByRole('radio', { name: '1', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(
    page.getByRole('radiogroup', { name: t('budget.question.food_protection'), exact: true }),
  ).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  const access = page.getByRole('radio', { name: 'Yes', exact: true });
  await access.check();
  await expect(access).toBeChecked();
  await page.getByRole('button', { name: 'Go to overview', exact: true }).click();

  await expect(page).toHaveURL(/\/budget\/overview$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview', exact: true })).toBeFocused();
  await expect(page.getByText('Looking great!')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByText('€14,550 to €25,250')).toBeVisible();
  await expect(page.getByText('5.94 m').first()).toBeVisible();
  const kept = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('silowright-budget') ?? '{}').state.answers,
  );
  expect(kept).toEqual({
    contents: 'liquid',
    amount: 50,
    pressure: 'atmospheric',
    type: 'flat',
    diameter: 3.5,
    amount_connectors: 3,
    temperature: 20,
    food_protection: 'no',
    roof_access: 'yes',
  });

  await page.getByRole('link', { name: 'Go back', exact: true }).click();
  await page.getByRole('button', { name: `Change: ${t('budget.question.diameter')}`, exact: true }).click();
  await page.getByRole('textbox', { name: t('budget.question.diameter'), exact: true }).fill('12');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Go to overview', exact: true }).click();
  await expect(page.getByText(t('budget.fit.too-flat'))).toBeVisible();
  await expect(page.getByText(t('budget.differs.diameter', { diameter: '3.50' }))).toBeVisible();

  await page.getByRole('button', { name: t('budget.contact'), exact: true }).click();
  await expect(page.getByRole('textbox', { name: /Volume/ })).toHaveValue('50');
  await expect(
    page.getByRole('textbox', { name: `${t('lead.comments')} ${t('field.optional')}`, exact: true }),
  ).toHaveValue(/^From the budget questionnaire:(\n.+\? .+){9}$/);
});

test('every language fits, and both widths are without accessibility findings, and at 400% no focus is hidden (BG-01, Y1)', async ({
  page,
}) => {
  const answers = { contents: 'solid', amount: 60, pressure: 'atmospheric', type: 'convex', diameter: 3 };
  const rest = { amount_connectors: 1, temperature: 20, food_protection: 'yes', roof_access: 'no' };
  const expectFit = async (place: string, each = async (_: string) => {}) => {
    for (const size of [sizes.wide, sizes.phone]) {
      await page.setViewportSize(size);
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      await expect.poll(fits, `${place}, ${size.width} px`).toBe(true);
      await each(`${place}, ${size.width} px`);
    }
  };
  const heading = page.getByRole('heading', { level: 1 });
  // The languages differ in their texts only, so that axe checks one of them.
  const axe = async (place: string) => {
    await expectAccessible(page, place);
    if (page.viewportSize()!.width < 400) await expectRoomForLargeText(page, place);
  };
  await page.goto('/budget/questions?language=de');
  await expect(heading).toHaveText(words('de')('budget.title'));
  await expectFit('the first question', axe);
  await expectVisibleFocusZoomed(page, 'budget', 25);
  await page.evaluate(
    (state) => sessionStorage.setItem('silowright-budget', JSON.stringify({ state, version: 1 })),
    { answers: { ...answers, ...rest }, active: 'roof_access' },
  );
  for (const language of languages) {
    await page.goto(`/budget/overview?language=${language}`);
    await expect(heading).toHaveText(words(language)('budget.overview'));
    await expectFit(`the overview in ${language}`, language === 'de' ? axe : undefined);
    await page.getByRole('link', { name: words(language)('budget.go-back'), exact: true }).click();
    await expect(heading).toHaveText(words(language)('budget.title'));
    await expectFit(`all questions in ${language}`);
  }
});
