import { configuredUnit, type UnitType } from '../configured-unit.ts';
import { expect, test } from './visit.ts';

const passageTypes: readonly UnitType[] = ['fs', 'ms'];

/** One optional group per type, to turn on and off. */
const optional: Record<UnitType, readonly [group: string, value: string]> = {
  vvs4: ['vent.roof_valve', 'roof_valve'],
  dds4: ['access.hopper_hatch', 'cone_300'],
  vb4: ['engineering.static_calculation', 'static_calculation'],
  nb: ['engineering.earthquake_zone_2_de', 'earthquake_zone_2_de'],
  spw: ['agitator.agitator', 'B'],
  fs: ['access.control_platform', 'control_platform'],
  ms: ['access.hopper_hatch', 'cone_300'],
};

for (const type of Object.keys(optional) as UnitType[]) {
  test(`${type}: size, colours, optional and hidden groups, each price the server's (CF-02, CF-03, CF-04, CF-06, CF-07, CF-08, CF-10, CF-13, CF-19, CF-20, CF-21)`, async ({
    visit,
  }) => {
    const unit = await configuredUnit(visit, type, { request: { amountOfUnits: 2 } });
    const { page } = unit;
    await unit.expectServerPrice();

    // Another size: fetched again, with its volume and figures.
    const radios = page.locator('input[name="size"]');
    const current = await page.locator('input[name="size"]:checked').getAttribute('value');
    const other = (
      await radios.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    ).find((uuid) => uuid !== current)!;
    const fetched = page.waitForRequest('**/configurator/select-preconfigured-unit');
    await unit.choose('size', other);
    expect((await fetched).postDataJSON()).toEqual({
      id: (await unit.state()).values.id,
      preconfiguredUnitType: type,
      diameterInMm: expect.any(Number),
      preconfiguredUnitUuid: other,
    });
    await expect.poll(async () => (await unit.state()).values.uuid).toBe(other);
    await unit.expectServerPrice();
    if (passageTypes.includes(type)) {
      const table = page.getByRole('table');
      for (const key of ['passage-width', 'passage-height', 'total-height'])
        await expect(
          table.getByRole('columnheader', { name: unit.visitor.t(`configure.${key}`), exact: true }),
        ).toBeVisible();
      await expect(table.locator('th[scope="rowgroup"]').first()).toHaveText(/\d\.\d\d m/);
      await expect(table.getByRole('cell', { name: /^\d+\.\d\d m$/ }).first()).toBeVisible();
    } else
      await expect(unit.input('size', other).locator('..')).toHaveText(
        /\d\.\d\d × \d+\.\d\d m, [\d.]+ m³, €[\d,]+(\.\d\d)?$/,
      );

    // A listed colour, then a custom one; the drawing has two tones.
    await unit.choose('colour.body_colour', '5010');
    await unit.expectServerPrice();
    await unit.choose('colour.roof_colour', 'other');
    await page.locator('input[name="colour.roof_colour-custom"]').fill('RAL 6018');
    await unit.expectServerPrice();
    expect((await unit.state()).configuration['colour.roof_colour']).toEqual({
      value: 'other',
      custom: 'RAL 6018',
    });

    // Gloss is hidden until something is painted.
    await expect(unit.input('colour.gloss', 'semi_gloss')).toBeAttached();
    await unit.choose('colour.gloss', 'semi_gloss');
    await unit.expectServerPrice();

    // An optional group on and off: its value and price are gone.
    const [group, value] = optional[type];
    const before = await unit.total.textContent();
    await unit.choose(group, value);
    await unit.expectServerPrice();
    expect((await unit.state()).configuration[group]).toBe(value);
    await expect(unit.total).not.toHaveText(before ?? '');
    await unit.turnOff(group, value);
    await unit.expectServerPrice();
    expect((await unit.state()).configuration).not.toHaveProperty([group]);
    await expect(unit.total).toHaveText(before ?? '');

    // The roof rail is offered only with the supplied ladder.
    if (type !== 'ms') {
      await unit.open('access');
      await expect(unit.input('access.roof_rail', 'roof_rail')).toHaveCount(0);
      await unit.choose('access.ladder', 'by_provider');
      await unit.choose('access.roof_rail', 'roof_rail');
      await unit.expectServerPrice();
    }
  });
}
