import { onTestFinished } from 'vitest';
import { goodLogo } from '../../apps/server/src/deals/paper/testing/hostile-logos.ts';
import { configuredUnit } from '../configured-unit.ts';
import { expect, test } from './visit.ts';

const png = (buffer: Buffer, name: string) => ({ name, mimeType: 'image/png', buffer });

test('an own logo is refused with its reason, uploaded, drawn, replaced, undone and removed (ST-07)', async ({
  visit,
}) => {
  const unit = await configuredUnit(visit, 'vvs4');
  const { page, visitor } = unit;
  const { t } = visitor;
  const [first, second] = [await goodLogo(300, 100), await goodLogo(301, 100)];
  // This DOM has no pictures and no canvas.
  let drawn = first;
  replaceUntilEnd(HTMLImageElement.prototype, {
    decode: async () => undefined,
    naturalWidth: 300,
    naturalHeight: 300,
  });
  replaceUntilEnd(HTMLCanvasElement.prototype, {
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob([new Uint8Array(drawn)])),
  });

  const choose = page.getByLabel(t('logo.choose-logo'), { exact: true });
  const replace = page.getByLabel(t('logo.replace-logo'), { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const shown = () => [...document.querySelectorAll('svg image')].map((image) => image.getAttribute('href'));
  await unit.open('colour');
  await expect(choose).toHaveCount(0);
  await unit.choose('colour.logo', 'logo_1m2');
  await expect.poll(shown).toEqual([]);

  await choose.setInputFiles(png(Buffer.from('GIF89a'), 'logo.gif'));
  await expect(page.getByText(t('logo.wrong-type'))).toBeVisible();
  await choose.setInputFiles(png(first, 'farm.png'));
  await expect(page.getByText('farm.png', { exact: true })).toBeVisible();
  await expect(page.getByText(t('logo.shown'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('logo.wrong-type'))).toHaveCount(0);
  await expect.poll(shown).toHaveLength(1);
  const [address] = shown();
  expect(address).toMatch(/^\/api\/configurator\/logo\/[0-9a-f]{40}\.png$/);

  drawn = second;
  await replace.setInputFiles(png(second, 'better.png'));
  await expect(page.getByText('better.png', { exact: true })).toBeVisible();
  await expect.poll(shown).not.toContain(address);
  await button(t('logo.undo-logo')).click();
  await expect(page.getByText('farm.png', { exact: true })).toBeVisible();
  await expect.poll(shown).toEqual([address]);

  await button(t('logo.remove-logo')).click();
  await expect(choose).toHaveCount(1);
  await expect.poll(shown).toEqual([]);
  await button(t('logo.undo-logo')).click();
  await expect(page.getByText('farm.png', { exact: true })).toBeVisible();
  // Without the sheet nothing carries the logo; it comes back with the sheet.
  await unit.choose('colour.logo', '');
  await expect(replace).toHaveCount(0);
  await expect.poll(shown).toEqual([]);
  await unit.choose('colour.logo', 'logo_2m2');
  await expect(replace).toHaveCount(1);
  await expect.poll(shown).toEqual([address]);
});

/** All windows of the process share these prototypes. */
function replaceUntilEnd(prototype: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    const before = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, { value, configurable: true });
    onTestFinished(() => {
      if (before) Object.defineProperty(prototype, name, before);
      else Reflect.deleteProperty(prototype, name);
    });
  }
}
