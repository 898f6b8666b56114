import { configuredUnit, type UnitType } from './configured-unit.ts';
import { expect, test } from './visit.ts';

/** Seeded, so that a failing walk can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const walks: readonly UnitType[] = ['vvs4', 'vb4', 'dds4', 'nb', 'spw', 'fs', 'ms', 'vvs4', 'nb', 'fs'];

/** One on every run, all ten in `npm run check`, because a walk is slow. */
const always = 1;

walks.forEach((type, index) => {
  const tag = index < always ? [] : ['@full'];
  test(`random walk ${index + 1} through the choices of ${type}: the screen matches the server (CF-13, CF-21)`, {
    tag,
  }, async ({ visit }) => {
    const unit = await configuredUnit(visit, type, { wish: { amountOfUnits: 1 + index } });
    const next = random(index + 1);
    await unit.page.getByRole('button', { name: unit.visitor.t('accordion.open-all'), exact: true }).click();
    for (let step = 0; step < 12; step++) {
      const inputs = unit.page.locator('fieldset[data-group] input:is([type="radio"],[type="checkbox"])');
      const count = await inputs.count();
      const input = inputs.nth(Math.floor(next() * count));
      // The last hatch cannot be removed, and a custom colour needs a name: other tests cover both.
      const skip = await input.evaluate(
        (element) =>
          (element as HTMLInputElement).value === 'other' ||
          (element as HTMLInputElement).name === 'access.inspection_hatch',
      );
      if (skip || (await input.isDisabled())) continue;
      await input.click({ force: true });
      await unit.expectServerPrice();
    }
    expect(unit.answers.length).toBeGreaterThan(3);
  });
});
