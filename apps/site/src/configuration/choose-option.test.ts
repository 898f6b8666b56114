import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../session/session-store.ts';
import { begunChoice, chooseOption, storeSelection } from './choose-option.ts';
import { useConfigurationState } from './configuration-store.ts';
import { runningPrice } from './running-price.ts';
import { offerOfUnit } from './testing/offer-of-unit.ts';

const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
const unit = catalogue.units.find(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 30)!;
const offer = offerOfUnit(catalogue, unit, 2, { latitude: 51.96, longitude: 7.63, country: 'DE' });
const standard = defaultSelection(offer.groups);
const hatches = 'access.inspection_hatch';
const gauge = 'measurement.content_measurement';
const valve = 'vent.roof_valve';
const body = 'colour.body_colour';
const words = (custom: string) => ({ value: 'other', custom });
const session = () => useSession.getState();
const state = () => useConfigurationState.getState();

beforeEach(() => {
  // The server never answers: these tests check what is shown at once.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  useSession.setState({ values: { id: 'test', amountOfUnits: 2 }, configuration: standard, groupPrices: {} });
  useConfigurationState.setState({ offer });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState(), true);
  useConfigurationState.setState(useConfigurationState.getInitialState(), true);
});

describe('a stored selection (V9)', () => {
  it('has the price of each group, summed over its values, and the total of all units', () => {
    const selection = { ...standard, [hatches]: ['roof_600', 'side_600'] };
    storeSelection(offer, selection);
    const { lines, totalCents } = runningPrice(offer, selection, 2);
    const ofHatches = lines.filter(({ key }) => key === hatches).map(({ priceCents }) => priceCents);
    expect(ofHatches.length).toBe(2);
    expect(session().groupPrices[hatches]).toBe(ofHatches[0]! + ofHatches[1]!);
    expect(Object.keys(session().groupPrices).toSorted()).toEqual(Object.keys(selection).toSorted());
    expect(session()).toMatchObject({ configuration: selection, values: { id: 'test', price: totalCents } });
  });

  it('of the same price leaves the values as they are, so that nothing else is rendered', () => {
    storeSelection(offer, standard);
    const { values } = session();
    storeSelection(offer, { ...standard });
    expect(session().values).toBe(values);
  });
});

describe('a choice', () => {
  it('is stored with a way back, and what it changes (CF-07, CF-09)', () => {
    vi.setSystemTime(1234);
    useConfigurationState.setState({ confirmation: 'confirmed' });
    chooseOption(gauge, 'electrical_premium', 'Premium');
    expect(session().configuration).toEqual({ ...standard, [gauge]: 'electrical_premium' });
    expect(state().undo).toEqual([{ uuid: unit.uuid, selection: standard, changed: gauge }]);
    const before = runningPrice(offer, standard, 2).totalCents;
    expect(state().change).toEqual({
      changed: gauge,
      differenceCents: runningPrice(offer, session().configuration, 2).totalCents - before,
      lost: [],
      number: 1234,
      picked: 'Premium',
    });
    expect(state().confirmation).toBe('asking');
  });

  it('of nothing turns the group off, with value and price (CF-07)', () => {
    chooseOption(valve, 'roof_valve');
    expect(session().groupPrices[valve]).toBeGreaterThan(0);
    chooseOption(valve, undefined);
    expect(session().configuration).toEqual(standard);
    expect(session().groupPrices).not.toHaveProperty([valve]);
  });

  it('that is made already changes nothing', () => {
    chooseOption(gauge, standard[gauge]);
    expect([session().configuration, state().undo, state().change]).toEqual([standard, [], undefined]);
  });

  it('before there is an offer changes nothing', () => {
    useConfigurationState.setState({ offer: undefined });
    chooseOption(gauge, 'electrical_premium');
    expect([session().configuration, state().undo]).toEqual([standard, []]);
  });

  it('has the last 30 ways back (CF-09)', () => {
    const colours = offer.groups.find(({ key }) => key === body)!.options.filter(({ custom }) => !custom);
    for (let at = 0; at < 31; at++) chooseOption(body, colours[(at % 2) + 1]!.value);
    expect(state().undo.length).toBe(30);
    expect(state().undo[0]!.selection[body]).toBe(colours[1]!.value);
    expect(state().undo.at(-1)!.selection[body]).toBe(colours[2]!.value);
  });

  it('in words typed letter by letter is one change (CF-18)', () => {
    chooseOption(body, words(''));
    const { change } = state();
    chooseOption(body, words('R'));
    chooseOption(body, words('RAL'));
    expect(session().configuration[body]).toEqual(words('RAL'));
    expect(state().undo.map(({ selection }) => selection[body])).toEqual([standard[body]]);
    expect(state().change).toBe(change);
    chooseOption(body, standard[body]);
    expect(state().undo.map(({ selection }) => selection[body])).toEqual([standard[body], words('RAL')]);
    chooseOption(body, words('R'));
    expect(state().undo.length).toBe(3);
  });

  it('in words of an earlier page has a way back to them (CF-18)', () => {
    useSession.setState({ configuration: { ...standard, [body]: words('R') } });
    chooseOption(body, words('RA'));
    expect(state().undo.map(({ selection }) => selection[body])).toEqual([words('R')]);
  });

  it('that finishes a group takes its complaint away, and no other (CF-17)', () => {
    useSession.setState({ configuration: { ...standard, [hatches]: [], [body]: words('') } });
    useConfigurationState.setState({ missed: [hatches, body] });
    chooseOption(hatches, ['roof_600']);
    expect(state().missed).toEqual([body]);
    chooseOption(body, words('RAL 7035'));
    expect(state().missed).toEqual([]);
  });
});

it('a value that asks for words begins without them (CF-18)', () => {
  expect(begunChoice({ value: 'other', custom: true })).toEqual({ value: 'other', custom: '' });
  expect(begunChoice({ value: '9001' })).toBe('9001');
});
