import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// The flags are read from the address when the module loads.
vi.stubGlobal('window', { location: { search: '' } });
const { DesignNotes } = await import('./notices.tsx');
const { offerOfUnit } = await import('./testing/offer-of-unit.ts');
vi.unstubAllGlobals();

const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
const [unit] = catalogue.units;
if (!unit) throw new Error('no units');
const offer = offerOfUnit(catalogue, unit, 1, { latitude: 50.8, longitude: 6.48, country: 'DE' });
const wind = { value: 30, source: 'DIN EN 1991-1-4/NA', least: 22.5, most: 30, sure: 'B' };
const basis = { designWindMs: 25, designSnowKnM2: 2, inside: false } as const;

// Without loaded texts the keys are shown.
const shown = (designBasis: typeof offer.designBasis, selection = {}) =>
  renderToStaticMarkup(<DesignNotes configuration={{ offer: { ...offer, designBasis }, selection }} />);

it('says where the place exceeds the design, and nothing elsewhere (EN-08)', () => {
  const place = { wind, snow: wind };
  expect(shown({ ...basis, place, exceeded: ['wind'] })).toContain('engineering.exceeded-wind');
  expect(shown({ ...basis, place, exceeded: [] })).toBe('');
  expect(shown(undefined)).toBe('');
});

it('says why the earthquake option is chosen, until it is switched off (EN-08)', () => {
  const earthquake = { region: 'Lower Rhine', advice: 'preselect', source: 'DIN EN 1998-1/NA' } as const;
  const design = { ...basis, place: { wind, snow: wind, earthquake }, exceeded: [] };
  const chosen = { 'engineering.earthquake_zone_2_de': 'earthquake_zone_2_de' };
  expect(shown(design, chosen)).toContain('engineering.preselected');
  expect(shown(design)).toBe('');
});
