import type { SessionValues } from '@silowright/domain/session/values';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseSegment } from './choose-segment.ts';
import { resetSession, type SessionState, useSession } from './session-store.ts';

const visitor = {
  user_ip: '192.0.2.1',
  dealer_id: 'example-dealer',
  localeStr: 'de_DE',
  locationPlacename: 'Münster, Germany',
  locationLattitude: 51.96,
  locationLongitude: 7.63,
  locationCountry: 'Germany',
} as const;
const farm: SessionValues = {
  id: 'abcd-0123-efgh',
  ...visitor,
  segment: 'agricultural',
  segment_label: 'agriculture',
  productGroupType: 'animal_feed',
  substance: 'solid',
  volumePerUnit: 30,
  amountOfUnits: 2,
  uuid: 'x',
};
const state: Partial<SessionState> = {
  values: farm,
  configuration: { 'access.ladder': 'by_provider' },
  groupPrices: { 'access.ladder': 181_520 },
  keepOptions: true,
  step: 'market',
  stepHistory: ['market', 'product-group'],
  drafts: { volume: { volume: '29' }, lead: { company: 'Hof' } },
  reopened: { quotationNumber: 'Q-2026-000007', quotedAt: '2026-03-02T10:00:00.000Z', differences: [] },
};
const sentOffer = {
  step: 'finalized',
  values: { id: 'abcd-0123-efgh' },
  configuration: {},
  quotationNumber: 'Q-2026-000123',
  mail: 'queued',
} as const;

afterEach(resetSession);

describe('a tile', () => {
  it('of the same market keeps every answer (MK-04)', () => {
    useSession.setState(state);
    chooseSegment('agricultural', 'agriculture');
    expect(useSession.getState()).toMatchObject(state);
  });

  it('of another market keeps only the visitor, the place and the lead (MK-04)', () => {
    useSession.setState(state);
    chooseSegment('road_salt', 'road_salt');
    const { values, drafts, configuration, groupPrices, keepOptions, reopened, stepHistory } =
      useSession.getState();
    expect(values).toEqual({ id: farm.id, ...visitor, segment: 'road_salt', segment_label: 'road_salt' });
    expect(drafts).toEqual({ lead: { company: 'Hof' } });
    expect([configuration, groupPrices, keepOptions, reopened]).toEqual([{}, {}, false, undefined]);
    expect(stepHistory).toEqual(state.stepHistory);
  });

  it.each([
    ['agricultural', 'agriculture'],
    ['road_salt', 'road_salt'],
  ] as const)(
    'after a sent quotation (%s) starts a configuration with a new id (FN-02)',
    (segment, label) => {
      useSession.setState({ ...state, sentOffer });
      chooseSegment(segment, label);
      const { values, sentOffer: sent } = useSession.getState();
      expect(values).toEqual({ id: values.id, ...visitor, segment, segment_label: label });
      expect(values.id).not.toBe(farm.id);
      expect(sent).toBeUndefined();
      // A second click stays in the same configuration.
      chooseSegment(segment, label);
      expect(useSession.getState().values.id).toBe(values.id);
    },
  );

  it('is the first answer to the market: values from the budget are kept (BG-04)', () => {
    const told = { volumePerUnit: 50, amountOfUnits: 1, substance: 'liquid' } as const;
    useSession.setState({ values: { id: farm.id, ...told } });
    chooseSegment('agricultural', 'agriculture');
    expect(useSession.getState().values).toMatchObject({ id: farm.id, ...told });
  });
});
