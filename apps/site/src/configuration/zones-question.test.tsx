import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ZonesQuestion } from './zones-question.tsx';

// Without loaded texts the keys are shown.
const shown = (answer?: string) =>
  renderToStaticMarkup(<ZonesQuestion answer={answer} onAnswer={() => {}} />);

it('has three answers, none of them chosen beforehand (EN-09)', () => {
  const values = [...shown().matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['yes', 'no', 'unknown']);
  expect(shown()).not.toContain('checked=""');
  expect(shown('no')).toContain('checked=""');
});

it.each([
  ['yes', true],
  ['unknown', true],
  ['no', false],
] as const)('after %s it says what a specialist checks: %s (EN-09)', (answer, advised) => {
  expect(shown(answer).includes('zones.advice')).toBe(advised);
});
