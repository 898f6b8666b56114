import { ralHex, scrimOn, textColourOn } from '@silowright/domain/catalogue/ral';
import { ralColours } from '@silowright/domain/catalogue/ral-colours';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColourSwatch, NamedColour } from './colour-swatch.tsx';

test.each([
  ['9001', '9001', 'black', 'background:#E9E0D2'],
  ['7035', '7035', 'black', 'background:#C5C7C4'],
  ['9006', '9006', 'white', 'background:#A1A1A0'],
  ['RAL 6018', '6018', 'white', 'background:#599A39'],
  ['7016', '7016', 'white', 'background:#383E42'],
  ['9005', '9005', 'white', 'repeating-conic-gradient(#0E0E10'],
  ['9999', '', 'black', 'background:#F2F0E6'],
  ['light_blue', '', 'black', 'background:#F2F0E6'],
  ['', '', 'black', 'conic-gradient'],
])('the swatch of %s shows %j in %s on its colour (CF-18, V8)', (colour, number, text, background) => {
  const markup = renderToStaticMarkup(<ColourSwatch colour={colour} />);
  expect(markup).toContain(`color:${text}`);
  expect(markup).toContain(background);
  expect(markup.replace(/<[^>]*>/g, '')).toBe(number);
});

test('a swatch keeps its colour with forced colours (Y5)', () => {
  expect(renderToStaticMarkup(<ColourSwatch colour="9001" />)).toContain('forced-color-adjust-none');
});

test('number and name are on the colour, in white or black by the threshold (CF-18, ST-07)', () => {
  const markup = renderToStaticMarkup(<NamedColour colour="5010" name="RAL 5010 gentian blue" />);
  expect(markup.replace(/<[^>]*>/g, '')).toBe('RAL 5010 gentian blue');
  expect(markup).toContain('color:#ffffff');
  expect(renderToStaticMarkup(<NamedColour colour="9001" name="RAL 9001 cream" />)).toContain(
    'color:#000000',
  );
  const natural = renderToStaticMarkup(<NamedColour colour={undefined} name="Natural" />);
  expect(natural).toContain('linear-gradient');
  expect(natural.replace(/<[^>]*>/g, '')).toBe('Natural');
});

test('text on every RAL colour has a contrast of 4.5:1 (ST-07)', () => {
  const light = (hex: string, share: number) =>
    [1, 3, 5]
      .map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) * (1 - share))
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at]!, 0.05);
  for (const code of Object.keys(ralColours)) {
    const hex = ralHex(code);
    const ground = light(hex, scrimOn(hex));
    expect(textColourOn(hex) === 'white' ? 1.05 / ground : ground / 0.05, code).toBeGreaterThanOrEqual(4.5);
    expect(scrimOn(hex)).toBeLessThan(0.5);
  }
});
