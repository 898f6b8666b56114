import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColourSwatch } from './colour-swatch.tsx';

test.each([
  ['9001', '9001', 'black', 'background:#E9E0D2'],
  ['7035', '7035', 'black', 'background:#C5C7C4'],
  ['9006', '9006', 'white', 'background:#A1A1A0'],
  ['RAL 6018', '6018', 'white', 'background:#599A39'],
  ['7016', '7016', 'white', 'background:#383E42'],
  ['9005', '9005', 'white', 'repeating-conic-gradient(#0E0E10'],
  ['9999', '', 'black', 'background:#F2F0E6'],
  ['light_blue', '', 'black', 'background:#F2F0E6'],
  ['semi_transparent', '', 'black', 'linear-gradient'],
  ['other', '', 'black', 'conic-gradient'],
])('the swatch of %s shows %j in %s on its colour (CF-18, V8)', (colour, number, text, background) => {
  const markup = renderToStaticMarkup(<ColourSwatch colour={colour} />);
  expect(markup).toContain(`color:${text}`);
  expect(markup).toContain(background);
  expect(markup.replace(/<[^>]*>/g, '')).toBe(number);
});

test('a swatch keeps its colour with forced colours (Y5)', () => {
  expect(renderToStaticMarkup(<ColourSwatch colour="9001" />)).toContain('forced-color-adjust-none');
});
