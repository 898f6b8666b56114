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

const steps = 8;

/**
 * Inputs that change the selection. The last hatch cannot be removed, and a custom colour needs a name: other tests
 * cover both.
 */
const changing =
  'input:enabled:not([value="other"], [name="access.inspection_hatch"]):is([type="checkbox"], [type="radio"]:not(:checked))';

walks.forEach((type, index) => {
  const tag = index < always ? [] : ['@full'];
  test(`random walk ${index + 1} through the choices of ${type}: the screen matches the server (CF-13, CF-21)`, {
    tag,
  }, async ({ visit }) => {
    const unit = await configuredUnit(visit, type, { wish: { amountOfUnits: 1 + index } });
    const next = random(index + 1);
    await unit.page.getByRole('button', { name: unit.visitor.t('accordion.open-all'), exact: true }).click();
    for (let step = 0; step < steps; step++) {
      const inputs = unit.page.locator('fieldset[data-group]').locator(changing);
      const count = await inputs.count();
      await inputs.nth(Math.floor(next() * count)).click({ force: true });
      await unit.expectServerPrice();
    }
    expect(unit.answers.length).toBeGreaterThan(steps / 2);
  });
});
