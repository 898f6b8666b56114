import { readFileSync } from 'node:fs';
import { type ConfiguredUnit, configuredUnit } from './configured-unit.ts';
import { expect, test } from './visit.ts';
import { sizes } from './visitor.ts';

/** The saved drawing with its file name. */
async function savedDrawing(unit: ConfiguredUnit): Promise<{ name: string; svg: string }> {
  const download = unit.page.waitForEvent('download');
  await unit.visitor.button('configure.save-drawing').click();
  const file = await download;
  return { name: file.suggestedFilename(), svg: readFileSync(await file.path(), 'utf8') };
}

test('the configured unit is saved as an SVG file, to scale and with its choices, also after its script did not load, on a phone, and from the overview (CF-10, OV-01, RT-13)', async ({
  visit,
  page,
}) => {
  const unit = await configuredUnit(visit, 'vvs4', { language: 'de' });
  const { t } = unit.visitor;
  await page.route('**/static/js/save-drawing-*', (route) => route.abort());
  await unit.visitor.button('configure.save-drawing').click();
  await expect(page.getByText(t('configure.save-drawing-failed'))).toBeVisible();
  await page.unroute('**/static/js/save-drawing-*');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const before = await savedDrawing(unit);
  // The code that makes the file is loaded only now.
  const saving = scripts.filter((url) => /save-drawing-(?!button)[\w-]+\.js/.test(url));
  // The service worker asks for it as well.
  expect(new Set(saving).size).toBe(1);
  expect(before.name).toMatch(/^klassisches-silo-\d+-m3\.svg$/);

  await unit.choose('access.ladder', 'by_provider');
  const { svg } = await savedDrawing(unit);
  expect(svg.length).toBeGreaterThan(before.svg.length);
  const scale = Number(/Maßstab 1:(\d+)/.exec(svg)?.[1]);
  expect(svg).toContain(t('configure.drawing-scale', { scale }));

  // Opened in a browser: a named picture with the size of its scale and with figures.
  const viewer = await page.context().newPage();
  await viewer.setContent(svg);
  const picture = viewer.locator('svg');
  const { title, width, viewWidth, figures, outside } = await picture.evaluate((element) => {
    const image = element as SVGSVGElement;
    const box = image.getBoundingClientRect();
    const texts = [...image.querySelectorAll('text')];
    return {
      title: image.querySelector('title')?.textContent ?? '',
      width: box.width,
      viewWidth: image.viewBox.baseVal.width,
      figures: texts.map((text) => text.textContent ?? ''),
      outside: texts.filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
      }).length,
    };
  });
  const { heightInMm, diameterInMm } = (await unit.state()).values;
  const metres = (mm: unknown) => `${(Number(mm) / 1000).toFixed(2).replace('.', ',')} m`;
  expect(title).toContain(t('storage-type.vvs4.name'));
  expect(figures).toContain(metres(heightInMm));
  expect(figures).toContain(`Ø ${metres(diameterInMm)}`);
  expect(outside).toBe(0);
  const pxPerMm = 96 / 25.4;
  expect(width / pxPerMm).toBeCloseTo(viewWidth / scale, 0);
  await viewer.close();

  // On a phone it is saved from the large view, and from the overview.
  const { visitor } = unit;
  await page.setViewportSize(sizes.phone);
  await visitor.button('configure.enlarge').click();
  await visitor.button('configure.view-top').click();
  const fromAbove = await savedDrawing(unit);
  await visitor.button('configure.shrink').click();
  await visitor.button('step.overview').click();
  await visitor.button('overview.show-lines').click();
  const front = await savedDrawing(unit);
  expect([fromAbove.name, front.name]).toEqual([before.name, before.name]);
  expect(front.svg).not.toBe(fromAbove.svg);
});
