import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import { unfinishedGroups } from '@silowright/domain/pricing/selection';
import { describe, expect, it } from 'vitest';
import { consequencesOf, decidingGroups } from './consequences.ts';
import { settleSelection, visibleGroups } from './settle-selection.ts';
import { offerOfUnit } from './testing/offer-of-unit.ts';
import { wireSelection } from './unit-offer.ts';

const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
const unit = catalogue.units.find(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 30)!;
const { groups } = offerOfUnit(catalogue, unit, 1, undefined);
const standard = defaultSelection(groups);
const withRail = settleSelection(groups, {
  ...standard,
  'access.ladder': 'by_provider',
  'access.roof_rail': 'roof_rail',
}).selection;
const keysShown = (selection: typeof standard) => visibleGroups(groups, selection).map(({ key }) => key);

describe('settleSelection', () => {
  it('a hidden group loses its choice, and a choice with a price is reported (CF-07)', () => {
    const { selection, lost } = settleSelection(groups, { ...withRail, 'access.ladder': 'by_client' });
    expect(selection).not.toHaveProperty(['access.roof_rail']);
    expect(lost).toEqual([{ key: 'access.roof_rail', value: 'roof_rail', reason: 'hidden' }]);
  });

  it('a free default choice is removed silently (CF-07)', () => {
    const painted = settleSelection(groups, { ...standard, 'colour.body_colour': '9001' }).selection;
    expect(painted['colour.gloss']).toBe('matt');
    const { lost, selection } = settleSelection(groups, {
      ...painted,
      'colour.body_colour': 'semi_transparent',
    });
    expect(selection).not.toHaveProperty(['colour.gloss']);
    expect(lost).toEqual([]);
  });

  it('an empty hatch group stays empty on screen and is an open question (CF-17)', () => {
    const { selection } = settleSelection(groups, { ...standard, 'access.inspection_hatch': [] });
    expect(selection['access.inspection_hatch']).toEqual([]);
    expect(unfinishedGroups(selection)).toEqual(['access.inspection_hatch']);
    expect(unfinishedGroups(standard)).toEqual([]);
  });

  it('a custom colour without a name is an open question (CF-04)', () => {
    for (const choice of ['other', { value: 'other', custom: ' ' }]) {
      const { selection } = settleSelection(groups, { ...standard, 'colour.body_colour': choice });
      expect(unfinishedGroups(selection)).toEqual(['colour.body_colour']);
    }
  });
});

describe('visibleGroups', () => {
  it('returns the groups that the choices enable (CF-03)', () => {
    expect(keysShown(standard)).not.toContain('access.roof_rail');
    expect(keysShown(withRail)).toContain('access.roof_rail');
    expect(keysShown(standard)).not.toContain('colour.gloss');
    expect(keysShown({ ...standard, 'colour.roof_colour': '9001' })).toContain('colour.gloss');
  });
});

describe('consequencesOf', () => {
  it('reports removed choices, their price and added groups before the click (CF-03)', () => {
    const gone = consequencesOf(groups, withRail, 'access.ladder', 'by_client');
    expect(gone.removes.map(({ value }) => value)).toEqual(['roof_rail']);
    const rail = groups.find(({ key }) => key === 'access.roof_rail')!;
    expect(gone.savesCents).toBe(rail.options[0]!.price_in_cents);
    const opened = consequencesOf(groups, standard, 'access.ladder', 'by_provider');
    expect(opened.opens.map(({ key }) => key)).toEqual(['access.roof_rail']);
    expect(opened.removes).toEqual([]);
  });

  it('finds the groups that decide about others (CF-03)', () => {
    expect([...decidingGroups(groups)]).toEqual([
      'colour.body_colour',
      'colour.roof_colour',
      'measurement.content_measurement',
      'access.ladder',
    ]);
  });
});

describe('wireSelection', () => {
  it('maps each segment to a one-element list of its groups (CF-08)', () => {
    expect(
      wireSelection({
        'colour.body_colour': '9001',
        'colour.roof_colour': { value: 'other', custom: ' RAL 6018 ' },
        'access.inspection_hatch': ['roof_600', 'side_600'],
      }),
    ).toEqual({
      colour: [{ body_colour: '9001', roof_colour: { value: 'other', custom: 'RAL 6018' } }],
      access: [{ inspection_hatch: ['roof_600', 'side_600'] }],
    });
  });

  it('sends unfinished choices as they are, so that the server refuses them (CF-08, V28)', () => {
    expect(
      wireSelection({ 'colour.body_colour': { value: 'other', custom: ' ' }, 'access.inspection_hatch': [] }),
    ).toEqual({
      colour: [{ body_colour: { value: 'other', custom: '' } }],
      access: [{ inspection_hatch: [] }],
    });
  });
});
