import type { SessionValues } from '@silowright/domain/session/values';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  askForOffer,
  currentOffer,
  hasChangedSince,
  isToBeSent,
  rememberSent,
  sentFrom,
} from './asked-offer.ts';
import { forgetAnswers, resetSession, type SessionState, setValues, useSession } from './session-store.ts';

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
  price: 1_238_520,
};
const configuration = { 'access.ladder': 'none', 'colour.body_colour': '9001' };
const answer = { ok: true, quotation_number: 'Q-2026-000123', mail: 'queued' } as const;

const turned = <Answers extends object>(answers: Answers) =>
  Object.fromEntries(Object.entries(answers).reverse()) as Answers;
const send = () => rememberSent(currentOffer('finalized'), answer);

beforeEach(() => useSession.setState({ values, configuration }));
afterEach(resetSession);

describe('a quotation', () => {
  it('is sent only when its button is pressed, and once (FN-01, V11)', () => {
    expect(isToBeSent('finalized')).toBe(false);
    askForOffer('finalized');
    expect([isToBeSent('finalized'), isToBeSent('finalized-basic')]).toEqual([true, false]);
    send();
    expect([isToBeSent('finalized'), sentFrom('finalized')?.quotationNumber]).toEqual([
      false,
      'Q-2026-000123',
    ]);
    expect(sentFrom('results')).toBeUndefined();
  });

  it('that was changed after sending is not sent by returning to the page; the sent one is shown (V11)', () => {
    askForOffer('finalized');
    const sent = send();
    expect(hasChangedSince(sent)).toBe(false);
    useSession.setState({ configuration: { ...configuration, 'colour.body_colour': '6018' } });
    expect(isToBeSent('finalized')).toBe(false);
    expect(sentFrom('finalized')).toMatchObject({ quotationNumber: 'Q-2026-000123', configuration });
    expect(hasChangedSince(sent)).toBe(true);
    askForOffer('finalized');
    expect(isToBeSent('finalized')).toBe(true);
  });

  it('that failed and was changed waits for the button again (V11)', () => {
    askForOffer('finalized');
    setValues({ amountOfUnits: 9 });
    expect(isToBeSent('finalized')).toBe(false);
  });

  it('that was requested is cleared with its answers (V11)', () => {
    askForOffer('finalized');
    forgetAnswers();
    expect(useSession.getState()).not.toHaveProperty('askedOffer');
  });

  it.each<[string, Partial<Pick<SessionState, 'values' | 'configuration'>>, boolean]>([
    ['nothing else', {}, true],
    ['the same answers given in another order', { values: turned(values) }, true],
    ['the same choices made in another order', { configuration: turned(configuration) }, true],
    ['another line', { values: { ...values, user_ip: '192.0.2.2' } }, true],
    ['another price, which follows from the rest', { values: { ...values, price: 1 } }, true],
    ['another language', { values: { ...values, localeStr: 'de_DE' } }, false],
    ['more units', { values: { ...values, amountOfUnits: 9 } }, false],
    ['another place', { values: { ...values, locationPlacename: 'Madrid, Spain' } }, false],
    ['a place inside', { values: { ...values, placement: 'inside' } }, false],
    ['another size', { values: { ...values, uuid: '7e1c1f6e-0000-5000-8000-000000000002' } }, false],
    ['comments', { values: { ...values, comments: 'And a ladder, please.' } }, false],
    ['another choice', { configuration: { ...configuration, 'access.ladder': 'by_provider' } }, false],
  ])('requested again with %s (FN-02, threat 11, V27)', (_, change, isSame) => {
    askForOffer('finalized');
    send();
    useSession.setState(change);
    askForOffer('finalized');
    expect(isToBeSent('finalized')).toBe(!isSame);
  });

  it('does not count as changed if only the language changes (V27)', () => {
    const sent = send();
    setValues({
      localeStr: 'de_DE',
      locationPlacename: 'Zwolle, Niederlande',
      locationCountry: 'Niederlande',
    });
    expect(hasChangedSince(sent)).toBe(false);
  });
});
