import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import { formatMetres, formatMoney, formatMoneyDifference } from '@silowright/texts/format';
import configureTexts from '@silowright/texts/locales/en_GB/configure.json' with { type: 'json' };
import { translate } from '@silowright/texts/translate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '../session/session-store.ts';
import { changeMessage } from './change-message.ts';
import { chooseOption } from './choose-option.ts';
import { useConfigurationState } from './configuration-store.ts';
import { runningPrice } from './running-price.ts';
import { offerOfUnit } from './testing/offer-of-unit.ts';
import { undoChange } from './undo-change.ts';

const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));
const unit = catalogue.units.find(({ type, volumeM3 }) => type === 'vvs4' && volumeM3 === 30)!;
const units = 10;
const offer = offerOfUnit(catalogue, unit, units, { latitude: 51.96, longitude: 7.63, country: 'DE' });
const messages = { ...sampleCatalogue().texts.get('en_GB'), ...configureTexts };
const texts = {
  locale: 'en_GB' as const,
  t: (key: string, params?: Parameters<typeof translate>[3]) => translate(messages, 'en_GB', key, params),
  has: (key: string) => key in messages,
  moneyIn: (currency = 'EUR') => ({
    price: (minor: number) => formatMoney({ minor, currency }, 'en_GB'),
    priceDifference: (minor: number) => formatMoneyDifference({ minor, currency }, 'en_GB'),
  }),
  metres: (mm: number) => formatMetres(mm, 'en_GB'),
};
const total = () => runningPrice(offer, useSession.getState().configuration, units).totalCents;
const change = () => useConfigurationState.getState().change!;
const message = () => changeMessage(texts, offer, change(), total());

beforeEach(() => {
  // The server never answers: these tests check what is shown at once.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  useSession.setState({
    values: { id: 'test', amountOfUnits: units },
    configuration: defaultSelection(offer.groups),
  });
  useConfigurationState.setState({ offer, undo: [], change: undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState(), true);
  useConfigurationState.setState(useConfigurationState.getInitialState(), true);
});

describe('a change', () => {
  it('of an option shows the change of the total, for all units (CF-09, V4)', () => {
    const before = total();
    chooseOption('measurement.content_measurement', 'electrical_premium');
    expect(change().differenceCents).toBe(total() - before);
    expect(change().differenceCents).toBe(1_890_000);
  });

  it('undone shows the change of the total, too (CF-09, V4)', async () => {
    chooseOption('measurement.content_measurement', 'electrical_premium');
    await undoChange();
    expect(change().differenceCents).toBe(-1_890_000);
  });

  it('of the price is announced in one message with the new total (Y18)', () => {
    chooseOption('measurement.content_measurement', 'electrical_premium');
    expect(message()).toBe(`+ €18,900, estimated total ${texts.moneyIn('EUR').price(total())}.`);
  });

  it('without cost, made at its own control, is not announced twice (Y18)', () => {
    chooseOption('access.inspection_hatch', []);
    expect(message()).toBe('');
  });

  it('made in the search names the colour, even without a price change (Y8)', () => {
    chooseOption('colour.body_colour', '6011', 'RAL 6011 reseda green');
    chooseOption('colour.body_colour', '6005', 'RAL 6005 moss green');
    expect(change().differenceCents).toBe(0);
    expect(message()).toBe('RAL 6005 moss green chosen.');
  });

  it('undone names the undone choice, even without a price change (Y16)', async () => {
    chooseOption('colour.body_colour', '6011');
    chooseOption('colour.body_colour', '6005');
    await undoChange();
    expect(message()).toBe('Undone: RAL 6005 moss green.');
    chooseOption('vent.roof_valve', 'roof_valve');
    chooseOption('vent.roof_valve', undefined);
    await undoChange();
    expect(message()).toMatch(/^Undone: .*roof valve\. \+ €4,200, /);
  });

  it('that removes another choice says so in the same message (Y18)', () => {
    chooseOption('access.ladder', 'by_provider');
    chooseOption('access.roof_rail', 'roof_rail');
    chooseOption('access.ladder', 'by_client');
    expect(message()).toMatch(/^− €[\d,.]+, estimated total €[\d,.]+\. No longer part of your unit: .+\.$/);
  });
});
