import { describe } from 'vitest';
import { freshAddress, mailTo } from '../basic-walk.ts';
import { eventually } from '../eventually.ts';
import { firstDemand } from '../first-demand.ts';
import { onShipped } from './shipped.ts';
import { expect } from './visit.ts';

const brands = {
  grp: { name: 'Silowright', currency: '€' },
  steel: { name: 'Norrstål Silo', currency: 'SEK' },
};

describe.each(['grp', 'steel'] as const)('every manufacturer is a folder: %s', (catalogue) => {
  const { segment, group, characteristic, type, volume, place, country, options } = firstDemand(catalogue);
  const { name, currency } = brands[catalogue];
  const other = brands[catalogue === 'grp' ? 'steel' : 'grp'];

  onShipped[catalogue](
    'from its market to a signed quotation, in its name and its currency, with controls of every group, and to copies on other devices (CT-08, CT-10, MO-02, C20, V28, FN-01, FN-02, FN-08, IN-05)',
    async ({ visit, page, request, otherDevice }) => {
      const visitor = await visit('en');
      const { t } = visitor;
      await visitor.open('/');
      await expect(page).toHaveTitle(new RegExp(name));
      await visitor.toRecommendation({ market: segment, group, characteristic, volume, amount: 2, place });
      const card = visitor.dialog.locator(`li[data-type="${type}"]`).first();
      await expect(
        card.getByRole('heading', { name: t(`storage-type.${type}.name`), exact: true }),
      ).toBeVisible();
      const amount = new RegExp(`${currency}\\s?[\\d,]+`);
      await expect(card).toContainText(amount);
      await card.getByRole('button').click();
      await visitor.expectStep('configure');
      await expect(page.getByTestId('estimated-total')).toHaveText(amount);
      // Controls of every group do what they say.
      await visitor.button('accordion.open-all').click();
      const inputs = page.locator('fieldset[data-group] input:is([type="radio"], [type="checkbox"])');
      const controls = await inputs.evaluateAll((all) =>
        all.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value]),
      );
      expect(new Set(controls.map(([key]) => key)).size).toBeGreaterThan(8);
      const colours = options.filter(({ kind }) => kind === 'colours');
      const customOf = ({ options: values }: (typeof colours)[number]) =>
        values.find(({ custom }) => custom)!;
      const tried = [...Map.groupBy(controls, ([key]) => key).values()].flatMap((all) => all.slice(0, 3));
      for (const [key, value] of [...tried, ...colours.map((group) => [group.key, customOf(group).value])]) {
        const control = page.locator(`input[name="${key}"][value="${value}"]`);
        // An earlier choice may hide it.
        if ((await control.count()) === 0) continue;
        if (!(await control.isChecked())) await control.locator('..').click();
        await expect(control).toBeChecked();
      }
      const [first] = colours;
      const words = page.locator(`input[name="${first?.key}-custom"]`);
      const swatches = page.locator(`fieldset[data-group="${first?.key}"] [data-swatch]`);
      await expect(swatches).toHaveCount(first!.options.length);
      // Few colours of different prices are together, each with its price (ST-07); many are in families.
      const families = page.locator(`fieldset[data-group="${first?.key}"] .grid`);
      await expect(families).toHaveCount(first!.options.length < 8 ? 1 : 4);

      // The colour that is not listed is asked for, by every way to the quotation.
      await expect(words).toHaveAttribute('placeholder', 'RAL 6018');
      await expect(words).not.toHaveAttribute('aria-invalid', /./);
      await page.evaluate(() => {
        location.hash = 'overview';
      });
      await visitor.expectStep('configure');
      await expect(words).toHaveAttribute('aria-invalid', 'true');
      await page.reload();
      await visitor.expectStep('configure');
      await visitor.button('accordion.open-all').click();
      for (const { key } of colours) await page.locator(`input[name="${key}-custom"]`).fill('RAL 6018');
      await expect(words).not.toHaveAttribute('aria-invalid', /./);
      const total = (await page.getByTestId('estimated-total').textContent()) ?? '';
      await visitor.openOverview();
      await expect(page.getByTestId('estimated-total')).toHaveText(total);
      await expect(page.locator('#root')).toContainText('RAL 6018');
      const email = freshAddress();
      await visitor.giveContact({ email });
      await visitor.button('share.button').first().click();
      const shared = page.getByRole('textbox', { name: t('share.link'), exact: true });
      await expect(shared).toHaveValue(/\/share#[\w-]+$/);
      const shareLink = await shared.inputValue();
      await page.keyboard.press('Escape');

      // The server is unavailable once: nothing is lost.
      await page.route('**/create-offer', (route) => route.abort());
      await visitor.button('overview.submit').click();
      await expect(page.getByRole('alert')).toContainText('Please try to send your information again.');
      await page.unroute('**/create-offer');
      await page.getByRole('button', { name: 'Try sending again', exact: true }).click();
      const sheet = page.getByRole('region', { name: t('finalized.sheet'), exact: true });
      const number = (await sheet.getByTestId('quotation-number').textContent()) ?? '-';
      await expect(sheet.getByText(total)).toBeVisible();
      await page.reload();
      await expect(sheet.getByTestId('quotation-number')).toHaveText(number);
      expect(await page.locator('#root').innerText()).not.toMatch(
        new RegExp(`${other.name}|${other.currency}`),
      );

      const mail = await mailTo(request, email, 'offer');
      expect(mail.replaceAll('\u00a0', ' ')).toContain(total.replaceAll('\u00a0', ' '));
      const link = /\/sign\/en\/[\w-]+#[\w-]{22}/.exec(mail)?.[0] ?? '';
      await page.goto(link);
      // A DOM has no frames: what the frame shows becomes the page.
      await page.goto((await page.locator('iframe').getAttribute('src')) ?? '');
      await page.locator('#buyer-street').fill('Main street 1');
      await page.locator('#buyer-postalCode').fill('75320');
      await page.locator('#buyer-city').fill(place);
      await page.locator('#buyer-country').selectOption(country);
      for (const none of await page.getByRole('checkbox').all()) await none.check();
      await page.getByRole('button', { name: t('buyer.continue'), exact: true }).click();
      await page.getByLabel(t('signing.name')).fill('Karin Lind');
      await page.getByText(t('signing.typed'), { exact: true }).click();
      await page.getByLabel(t('signing.typed-label')).fill('Karin Lind');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: t('signing.sign'), exact: true }).click();
      await eventually(() => expect(page.url()).toMatch(/\/sign\/en\/complete$/));

      const device = await otherDevice();
      for (const address of [shareLink, /\/open\/[\w-]+/.exec(mail)?.[0] ?? '']) {
        await device.goto(address);
        await expect(device.getByTestId('estimated-total')).toHaveText(total);
        expect(await device.evaluate(() => sessionStorage.getItem('silowright-session'))).not.toContain(
          email,
        );
      }
      await expect(device.getByText(number)).toBeVisible();
    },
  );
});
