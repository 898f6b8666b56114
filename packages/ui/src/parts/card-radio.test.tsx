import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RadioGroup } from './card-radio.tsx';

const markup = (error?: string) =>
  renderToStaticMarkup(
    <RadioGroup legend="Time" error={error}>
      …
    </RadioGroup>,
  );

test('a radio group with an error is described by it and marked invalid, and only then (Y13)', () => {
  const wrong = markup('Choose a time');
  const [, described] = /<fieldset[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+)"/.exec(wrong) ?? [];
  expect(described).toBeTruthy();
  expect(wrong).toContain(`<p id="${described}"`);
  expect(markup()).not.toMatch(/aria-invalid|aria-describedby/);
});
