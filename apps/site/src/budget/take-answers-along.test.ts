import { afterEach, expect, it } from 'vitest';
import { chooseSegment } from '../session/choose-segment.ts';
import { resetSession, useSession } from '../session/session-store.ts';
import { takeToConfigurator, takeToLead } from './take-answers-along.ts';

const id = 'abcd-0123-efgh';
const sentOffer = {
  step: 'finalized',
  values: { id: 'abcd-0123-efgh' },
  configuration: {},
  quotationNumber: 'Q-2026-000123',
  mail: 'queued',
} as const;

afterEach(resetSession);

it.each([
  ['no earlier values', {}],
  [
    'an earlier configuration',
    { values: { id, segment: 'road_salt', volumePerUnit: 30, productGroupType: 'road_salt' } },
  ],
  ['an earlier quotation', { values: { id, segment: 'agricultural' }, sentOffer }],
] as const)('the volume step receives the answers, with %s (BG-04)', (_, before) => {
  useSession.setState({ ...before, drafts: { volume: { volume: '30', amount: '3' } } });
  takeToConfigurator({ amount: 50, contents: 'liquid' });
  chooseSegment('agricultural', 'agriculture');
  const { values, drafts } = useSession.getState();
  expect(values).toMatchObject({ volumePerUnit: 50, amountOfUnits: 1, substance: 'liquid' });
  expect(values.productGroupType).toBeUndefined();
  expect(drafts.volume).toBeUndefined();
});

it('known contact data is not asked again (MK-07)', () => {
  const typed = {
    clientEmail: 'jo@example.com',
    company: 'Acme',
    volume: '20',
    comments: 'The tank holds 20.',
  };
  useSession.setState({ drafts: { lead: typed } });
  takeToLead({ amount: 50 }, 'The tank holds 50.');
  expect(useSession.getState().drafts.lead).toEqual({
    ...typed,
    volume: '50',
    comments: 'The tank holds 50.',
  });
});
