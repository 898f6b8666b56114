import type { ConfiguredUnit } from './configured-unit.ts';

/** Seeded, so that a failing walk can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const steps = 8;

/**
 * Runs in the page: the places of the inputs that change the selection. The last hatch cannot be removed, and a custom
 * colour needs a name: other tests cover both.
 */
const changing = (inputs: Element[]): number[] =>
  (inputs as HTMLInputElement[]).flatMap(({ disabled, value, name, type, checked }, at) =>
    disabled ||
    value === 'other' ||
    name === 'access.inspection_hatch' ||
    !(type === 'checkbox' || (type === 'radio' && !checked))
      ? []
      : [at],
  );

/** Random choices, after each of which the screen has the prices of the server. */
export async function walkThroughChoices(unit: ConfiguredUnit, seed: number): Promise<void> {
  const next = random(seed);
  await unit.visitor.button('accordion.open-all').click();
  for (let step = 0; step < steps; step++) {
    const inputs = unit.page.locator('fieldset[data-group] input');
    const places = await inputs.evaluateAll(changing);
    const place = places[Math.floor(next() * places.length)]!;
    // The card, because a bar may cover the input itself.
    await inputs.nth(place).locator('..').click();
    await unit.expectServerPrice();
  }
  if (unit.answers.length <= steps / 2) throw new Error(`only ${unit.answers.length} answers`);
}
