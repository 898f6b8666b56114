import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askForOffer, currentOffer, isToBeSent, rememberSent } from '../session/asked-offer.ts';
import { resetSession, setValues, useSession } from '../session/session-store.ts';
import { addPosition, numbersOf, removePosition, undoChange } from './change-positions.ts';
import { duplicatePosition, leaveOpen, setChosen, setRole } from './change-roles.ts';
import { positionsNow, readyNow, useProject } from './project-store.ts';
import { groupOf, isInTotal, maximumAlternatives } from './roles.ts';
import { projectToSend } from './send-project.ts';

const choose = (volumePerUnit: number): void =>
  setValues({
    volumePerUnit,
    uuid: `unit of ${volumePerUnit}`,
    preconfiguredUnitType: 'vvs4',
    amountOfUnits: 1,
  });

/** "10.A 30*": as printed, its volume, and a star if it is in the total. */
const shown = (): string[] => {
  const positions = readyNow();
  const numbers = numbersOf(positions);
  return positions.map((each) => {
    const kind = each.role.kind === 'optional' ? '?' : '';
    return `${numbers.get(each.key)} ${each.session.values.volumePerUnit}${kind}${isInTotal(each) ? '*' : ''}`;
  });
};

const keyOf = (volume: number, at = 0): string =>
  positionsNow().filter(({ session }) => session.values.volumePerUnit === volume)[at]!.key;
const group = (): string => positionsNow().flatMap((each) => groupOf(each) ?? [])[0]!;
const beside = (volume: number, to: number): void =>
  setRole(keyOf(volume), { kind: 'alternative', to: keyOf(to) });
const inTurn =
  (...changes: readonly (() => unknown)[]) =>
  (): void => {
    for (const change of changes) change();
  };

beforeEach(() => {
  resetSession();
  choose(30);
  for (const volume of [12, 25]) {
    addPosition();
    choose(volume);
  }
});
afterEach(() => {
  resetSession();
  useProject.setState({ id: '', positions: [], undo: undefined, sent: [] });
});

const all = ['10 30*', '20 12*', '30 25*'];

describe('what a position is', () => {
  it.each<[string, () => void, string[]]>([
    ['included at first', () => {}, all],
    [
      'optional: not in the total',
      () => setRole(keyOf(12), { kind: 'optional' }),
      ['10 30*', '20 12?', '30 25*'],
    ],
    [
      'optional and chosen',
      inTurn(
        () => setRole(keyOf(12), { kind: 'optional' }),
        () => setChosen(keyOf(12), true),
      ),
      ['10 30*', '20 12?*', '30 25*'],
    ],
    [
      'an alternative stands beside the other, which stays in the total',
      () => beside(25, 30),
      ['10.A 30*', '10.B 25', '20 12*'],
    ],
    [
      'the alternative takes its place',
      inTurn(
        () => beside(25, 30),
        () => setChosen(keyOf(25), true),
      ),
      ['10.A 30', '10.B 25*', '20 12*'],
    ],
    [
      'left open for who signs',
      inTurn(
        () => beside(25, 30),
        () => leaveOpen(group()),
      ),
      ['10.A 30', '10.B 25', '20 12*'],
    ],
    [
      'three of one group',
      inTurn(
        () => beside(25, 30),
        () => beside(12, 25),
      ),
      ['10.A 30*', '10.B 25', '10.C 12'],
    ],
    [
      'the one beside an optional position that is not chosen stays in the total',
      inTurn(
        () => setRole(keyOf(30), { kind: 'optional' }),
        () => beside(25, 30),
      ),
      ['10.A 30', '10.B 25*', '20 12*'],
    ],
    [
      'both included again when one leaves',
      inTurn(
        () => beside(25, 30),
        () => setRole(keyOf(25), { kind: 'included' }),
      ),
      ['10 30*', '20 25*', '30 12*'],
    ],
    [
      'one that leaves the middle of a group stands behind it',
      inTurn(
        () => beside(25, 30),
        () => beside(12, 30),
        () => setRole(keyOf(25), { kind: 'optional' }),
      ),
      ['10.A 30*', '10.B 12', '20 25?'],
    ],
    ['nothing beside itself', () => beside(30, 30), all],
  ])('%s (PJ-04)', (_, change, expected) => {
    change();
    expect(shown()).toEqual(expected);
  });

  it.each<[string, () => void, string[]]>([
    [
      'the only one stays in the total',
      inTurn(
        () => removePosition(keyOf(12)),
        () => removePosition(keyOf(25)),
      ),
      ['10 30*'],
    ],
    [
      'the last one that becomes optional',
      () => {
        for (const volume of [30, 25, 12]) setRole(keyOf(volume), { kind: 'optional' });
      },
      ['10 30?', '20 12?*', '30 25?'],
    ],
    [
      'the first of optional ones when the chosen one is removed',
      () => {
        for (const volume of [30, 25, 12]) setRole(keyOf(volume), { kind: 'optional' });
        removePosition(keyOf(12));
      },
      ['10 30?*', '20 25?'],
    ],
    [
      'a choice that is everything is not left open',
      inTurn(
        () => removePosition(keyOf(12)),
        () => beside(25, 30),
        () => setChosen(keyOf(25), true),
        () => leaveOpen(group()),
      ),
      ['10.A 30', '10.B 25*'],
    ],
  ])('something is always in the total: %s (PJ-04)', (_, change, expected) => {
    change();
    expect(shown()).toEqual(expected);
  });

  it('a group has at most four, which fit beside each other (PJ-04)', () => {
    for (let at = 0; at < 6; at++) duplicatePosition(keyOf(30), 'alternative');
    expect(positionsNow().filter((each) => groupOf(each) !== undefined)).toHaveLength(maximumAlternatives);
  });
});

describe('taken back', () => {
  it.each<[string, () => void]>([
    ['optional', () => setRole(keyOf(12), { kind: 'optional' })],
    ['an alternative', () => beside(25, 30)],
    ['a copy', () => duplicatePosition(keyOf(30), 'alternative')],
    ['a removed one', () => removePosition(keyOf(30))],
  ])('%s (PJ-01, PJ-04)', (_, change) => {
    change();
    expect(shown()).not.toEqual(all);
    undoChange();
    expect(shown()).toEqual(all);
    expect(useProject.getState().undo).toBeUndefined();
  });

  it('an alternative whose other one was removed is one again, with its choice (PJ-04)', () => {
    beside(25, 30);
    setChosen(keyOf(25), true);
    removePosition(keyOf(30));
    expect(shown()).toEqual(['10 25*', '20 12*']);
    undoChange();
    expect(shown()).toEqual(['10.A 30', '10.B 25*', '20 12*']);
  });

  it('what was answered since stays', () => {
    setRole(keyOf(12), { kind: 'optional' });
    setValues({ amountOfUnits: 3 });
    undoChange();
    expect(positionsNow().at(-1)?.session.values.amountOfUnits).toBe(3);
  });
});

describe('a copy knows what it is (CU-02)', () => {
  it.each([
    ['another', ['10 30*', '20 30*', '30 12*', '40 25*']],
    ['alternative', ['10.A 30*', '10.B 30', '20 12*', '30 25*']],
  ] as const)('%s', (as, expected) => {
    const { id } = readyNow()[0]!.session.values;
    const key = duplicatePosition(keyOf(30), as);
    expect(shown()).toEqual(expected);
    expect(positionsNow().find((each) => each.key === key)).toMatchObject({ isStored: false, copyOf: id });
  });

  it('another one of an alternative is no alternative', () => {
    beside(25, 30);
    duplicatePosition(keyOf(25), 'another');
    expect(shown()).toEqual(['10.A 30*', '10.B 25', '20 25*', '30 12*']);
  });
});

describe('the quotation', () => {
  it('names roles and what is chosen (PJ-04)', () => {
    beside(25, 30);
    setRole(keyOf(12), { kind: 'optional' });
    const { positions, chosen } = projectToSend()!;
    expect(positions.map(({ role }) => role.kind)).toEqual(['alternative', 'alternative', 'optional']);
    expect(chosen).toEqual([positions[0]!.session.values.id]);
  });

  it('names no group of one (PJ-04)', () => {
    beside(25, 30);
    removePosition(keyOf(30));
    expect(projectToSend()).toMatchObject({ chosen: [], positions: [{ role: { kind: 'included' } }, {}] });
  });

  it.each<[string, () => void]>([
    ['another role', () => setRole(keyOf(12), { kind: 'optional' })],
    ['another choice', () => setChosen(keyOf(25), true)],
  ])('is another one after %s (D9, PJ-04)', (_, change) => {
    beside(25, 30);
    askForOffer('finalized');
    rememberSent(currentOffer('finalized'), { ok: true, quotation_number: 'Q-2026-000001', mail: 'queued' });
    expect(isToBeSent('finalized')).toBe(false);
    change();
    askForOffer('finalized');
    expect(isToBeSent('finalized')).toBe(true);
  });
});

it('the position on screen stays on screen', () => {
  const before = useSession.getState().values.id;
  beside(25, 30);
  setChosen(keyOf(25), true);
  expect(useSession.getState().values.id).toBe(before);
});
