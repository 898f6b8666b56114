import type { SessionValues } from '@silowright/domain/session/values';
import { afterEach, describe, expect, it } from 'vitest';
import { resetSession, type SessionState, useSession } from '../session/session-store.ts';
import { contentOf, rememberSent, sentBefore } from './sent-before.ts';

const values: SessionValues = {
  id: 'abcd-0123-efgh',
  user_ip: '192.0.2.1',
  localeStr: 'en_GB',
  segment: 'agricultural',
  volumePerUnit: 30,
  amountOfUnits: 2,
  placement: 'outside',
  locationPlacename: 'Zwolle, Netherlands',
  emailAddress: 'jo@example.com',
  preconfiguredUnitType: 'vvs4',
  uuid: '7e1c1f6e-0000-5000-8000-000000000001',
};
const configuration = { 'access.ladder': 'none', 'colour.body_colour': '9001' };
const body = { id: values.id, clientEmail: 'jo@example.com' };
const answer = { ok: true, quotation_number: 'Q-2026-000123', mail: 'queued' } as const;

const turned = <Answers extends object>(answers: Answers) =>
  Object.fromEntries(Object.entries(answers).reverse()) as Answers;

afterEach(resetSession);

describe('an offer that was sent', () => {
  it.each<[string, Partial<Pick<SessionState, 'values' | 'configuration'>>, boolean]>([
    ['nothing else', {}, true],
    ['the same answers given in another order', { values: turned(values) }, true],
    ['the same choices made in another order', { configuration: turned(configuration) }, true],
    ['another language to read it in', { values: { ...values, localeStr: 'de_DE' } }, true],
    ['another line', { values: { ...values, user_ip: '192.0.2.2' } }, true],
    ['more units', { values: { ...values, amountOfUnits: 9 } }, false],
    ['another place', { values: { ...values, locationPlacename: 'Madrid, Spain' } }, false],
    ['a place inside', { values: { ...values, placement: 'inside' } }, false],
    ['another size', { values: { ...values, uuid: '7e1c1f6e-0000-5000-8000-000000000002' } }, false],
    ['another choice', { configuration: { ...configuration, 'access.ladder': 'by_provider' } }, false],
  ])('with %s (FN-02, threat 11)', (_, change, isSame) => {
    useSession.setState({ values, configuration });
    rememberSent(contentOf(body), answer);
    useSession.setState(change);
    expect(sentBefore(body)?.quotationNumber).toBe(isSame ? 'Q-2026-000123' : undefined);
  });

  it('with other contact data is another one (FN-02)', () => {
    useSession.setState({ values, configuration });
    rememberSent(contentOf(body), answer);
    expect(sentBefore({ ...body, comments: 'And a ladder, please.' })).toBeUndefined();
  });
});
