import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { Accordion } from '@silowright/ui/parts/accordion.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { offerOfUnit } from '../../configuration/testing/offer-of-unit.ts';

// The flags are read from the address when the module loads.
vi.stubGlobal('window', { location: { search: '' } });
const { OptionGroup } = await import('./option-group.tsx');
vi.unstubAllGlobals();

const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
const unit = catalogue.units.find(({ type }) => type === 'vvs4')!;
const { groups } = offerOfUnit(catalogue, unit, 1, undefined);
const groupOf = (key: string) => groups.find((group) => group.key === key)!;
const render = (key: string, choice?: string) =>
  renderToStaticMarkup(<OptionGroup group={groupOf(key)} choice={choice} problem={undefined} />);
const inputs = (markup: string) =>
  [...markup.matchAll(/<input[^>]*>/g)].map(([tag]) => ({
    type: /type="(\w+)"/.exec(tag)![1],
    value: /value="(\w*)"/.exec(tag)![1],
    checked: tag.includes('checked'),
  }));

describe('OptionGroup', () => {
  it('several optional choices of which only one is allowed are radio buttons with "None" (CF-03, Y15)', () => {
    expect(inputs(render('colour.logo'))).toEqual([
      { type: 'radio', value: '', checked: true },
      { type: 'radio', value: 'logo_1m2', checked: false },
      { type: 'radio', value: 'logo_2m2', checked: false },
    ]);
    expect(inputs(render('colour.logo', 'logo_2m2'))[0]?.checked).toBe(false);
  });

  it('one optional choice is a check box (CF-03, Y15)', () => {
    expect(inputs(render('vent.roof_valve'))).toEqual([
      { type: 'checkbox', value: 'roof_valve', checked: false },
    ]);
  });

  it('is labelled by its name alone; the info button is outside the label (Y14)', () => {
    const markup = render('colour.logo');
    const [, id] = /<fieldset[^>]* aria-labelledby="([^"]+)"/.exec(markup)!;
    expect(markup).toMatch(new RegExp(`<span id="${id}">(?:(?!<button|</div>).)*</span>`));
    expect(markup).not.toContain('<legend');
  });
});

describe('Accordion', () => {
  const markup = renderToStaticMarkup(
    <Accordion
      open={['vent']}
      onOpen={() => {}}
      sections={[
        { id: 'vent', title: 'Ventilation', summary: 'Vent line', content: 'choices' },
        { id: 'flow', title: 'Filling', summary: 'Slide gate', content: 'choices' },
      ]}
    />,
  );

  it('has a heading for every section, labelled by its title alone (Y14)', () => {
    const headings = [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, inner]) =>
      inner!.replace(/<[^>]*>/g, ''),
    );
    expect(headings).toEqual(['Ventilation', 'Filling']);
  });

  it('the control for all sections changes its name and has no pressed state (Y14)', () => {
    expect(markup).toContain('accordion.open-all');
    expect(markup).not.toContain('aria-pressed');
  });
});
