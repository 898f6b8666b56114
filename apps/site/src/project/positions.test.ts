import type { SessionValues } from '@silowright/domain/session/values';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForOffer, currentOffer, isToBeSent, rememberSent } from '../session/asked-offer.ts';
import { forgetAnswers, resetSession, setValues, useSession } from '../session/session-store.ts';
import {
  addPosition,
  numbersOf,
  removePosition,
  setAmount,
  showPosition,
  undoChange,
} from './change-positions.ts';
import { duplicatePosition } from './change-roles.ts';
import { isReady, positionsNow, useProject } from './project-store.ts';
import { projectToSend } from './send-project.ts';

const place = {
  locationPlacename: 'Cloppenburg, Germany',
  locationLattitude: 52.85,
  locationLongitude: 8.05,
  locationCountry: 'Germany',
};
const visitor = {
  ...place,
  localeStr: 'de_DE',
  dealer_id: 'heidkamp',
  emailAddress: 'hof@example.com',
  phoneNumber: '+49 4471 5550124',
  lastName: 'Brügge',
  company_name: 'Hof Brügge',
} as const;
const silo = (volumePerUnit: number): Partial<SessionValues> => ({
  segment: 'agricultural',
  segment_label: 'agriculture',
  productGroupType: 'animal_feed',
  substance: 'solid',
  volumePerUnit,
  amountOfUnits: 1,
  preconfiguredUnitType: 'vvs4',
  uuid: `unit of ${volumePerUnit}`,
});

const choose = (volume: number): void => {
  setValues(silo(volume));
  useSession.setState({ configuration: { 'access.ladder': `for ${volume}` }, keepOptions: true });
};

/** The volumes in the order of the paper, with a star at the one on screen. */
const shown = (): string[] =>
  positionsNow().map(({ key, session }) => {
    const star = key === useSession.getState().project?.position ? '*' : '';
    return `${session.values.amountOfUnits ?? 0}x${session.values.volumePerUnit ?? '?'}${star}`;
  });

const key = (at: number): string => positionsNow()[at]!.key;

beforeEach(() => {
  resetSession();
  setValues(visitor);
  choose(30);
});
afterEach(() => {
  resetSession();
  useProject.setState({ id: '', positions: [], undo: undefined, sent: [] });
});

const addSilo = (volume: number): void => {
  addPosition();
  choose(volume);
};

describe('one configuration', () => {
  it('is no project and is sent as ever (PJ-01)', () => {
    expect(positionsNow()).toEqual([]);
    expect(projectToSend()).toBeUndefined();
    expect(currentOffer('finalized')).toEqual({
      step: 'finalized',
      values: useSession.getState().values,
      configuration: { 'access.ladder': 'for 30' },
    });
  });
});

describe('a further position', () => {
  it('has an id of its own and keeps place, contact, dealer and language (PJ-01)', () => {
    const { id } = useSession.getState().values;
    addPosition();
    const { values, configuration } = useSession.getState();
    expect(values).toEqual({
      ...visitor,
      segment: 'agricultural',
      segment_label: 'agriculture',
      id: expect.stringMatching(/^[0-9a-w]{4}-[0-9a-w]{4}-[0-9a-w]{4}$/),
    });
    expect(values.id).not.toBe(id);
    expect(configuration).toEqual({});
    expect(useProject.getState().id).toBe(id);
  });

  it('keeps them in another market too', () => {
    addPosition();
    const { id } = useSession.getState().values;
    forgetAnswers();
    expect(useSession.getState().values).toEqual({ ...visitor, id });
  });

  it('is started only once until its unit is chosen', () => {
    addPosition();
    addPosition();
    expect(shown()).toEqual(['1x30', '0x?*']);
  });

  it('has no number before its unit is chosen, and is not sent', () => {
    addSilo(12);
    addPosition();
    expect([...numbersOf(positionsNow()).values()]).toEqual(['10', '20']);
    expect(projectToSend()?.positions).toHaveLength(2);
  });

  it('is one of at most twenty (PJ-01)', () => {
    for (let volume = 1; volume < 30; volume++) addSilo(volume);
    expect(positionsNow()).toHaveLength(20);
  });
});

it('a position comes on screen with its own choices, and what was changed of the visitor stays (PJ-01)', () => {
  addSilo(12);
  setValues({ emailAddress: 'other@example.com' });
  showPosition(key(0));
  expect(shown()).toEqual(['1x30*', '1x12']);
  const { values, configuration } = useSession.getState();
  expect(values).toMatchObject({ volumePerUnit: 30, emailAddress: 'other@example.com' });
  expect(configuration).toEqual({ 'access.ladder': 'for 30' });
  showPosition(key(1));
  expect(useSession.getState().configuration).toEqual({ 'access.ladder': 'for 12' });
});

it('the project has one place: a new one counts for all, and the server has to hear of it', () => {
  addSilo(12);
  setValues({ locationPlacename: 'Zwolle', locationLattitude: 52.5, locationLongitude: 6.1 });
  showPosition(key(0));
  const [first] = positionsNow();
  expect(first).toMatchObject({ isStored: false, session: { values: { locationPlacename: 'Zwolle' } } });
});

const inTurn =
  (...changes: readonly (() => void)[]) =>
  (): void => {
    for (const change of changes) change();
  };

describe('changes in the tray', () => {
  beforeEach(() => {
    addSilo(12);
    addSilo(25);
  });

  it.each<[string, () => void, string[]]>([
    [
      'a copy stands beside its origin',
      () => void duplicatePosition(key(0), 'another'),
      ['1x30', '1x30', '1x12', '1x25*'],
    ],
    ['another number of units', () => setAmount(key(1), 4), ['1x30', '4x12', '1x25*']],
    ['of the one on screen too', () => setAmount(key(2), 2), ['1x30', '1x12', '2x25*']],
    ['not none', () => setAmount(key(1), 0), ['1x30', '1x12', '1x25*']],
    ['one is removed', () => removePosition(key(0)), ['1x12', '1x25*']],
    ['that on screen: the last one comes', () => removePosition(key(2)), ['1x30', '1x12*']],
    [
      'that on screen: the next one comes',
      inTurn(
        () => showPosition(key(0)),
        () => removePosition(key(0)),
      ),
      ['1x12*', '1x25'],
    ],
    ['taken back', inTurn(() => removePosition(key(0)), undoChange), ['1x30', '1x12', '1x25*']],
    [
      'taken back, with the screen',
      inTurn(() => removePosition(key(2)), undoChange),
      ['1x30', '1x12', '1x25*'],
    ],
    [
      'not after another change',
      inTurn(
        () => removePosition(key(0)),
        () => setAmount(key(0), 3),
        undoChange,
      ),
      ['3x12', '1x25*'],
    ],
  ])('%s (PJ-01)', (_, change, expected) => {
    change();
    expect(shown()).toEqual(expected);
  });

  it('a copy has another id and is to be stored', () => {
    const [origin] = positionsNow();
    duplicatePosition(key(0), 'another');
    const copy = positionsNow()[1]!;
    expect(copy).toMatchObject({ isStored: false, copyOf: origin!.session.values.id });
    expect(copy.session.values.id).not.toBe(origin!.session.values.id);
  });

  it('the last one is no project when nothing can be taken back any more', () => {
    removePosition(key(0));
    removePosition(key(0));
    expect(shown()).toEqual(['1x25*']);
    undoChange();
    expect(shown()).toEqual(['1x12', '1x25*']);
    removePosition(key(0));
    setAmount(key(0), 2);
    expect(positionsNow()).toEqual([]);
    expect(useSession.getState().project).toBeUndefined();
    expect(useSession.getState().values).toMatchObject({ volumePerUnit: 25, amountOfUnits: 2 });
  });
});

describe('a quotation of several positions', () => {
  const answer = { ok: true, quotation_number: 'Q-2026-000001', mail: 'queued' } as const;
  beforeEach(() => {
    addSilo(12);
    askForOffer('finalized');
    rememberSent(currentOffer('finalized'), answer);
  });

  it('names all of them, under the id of the first configuration (PJ-02)', () => {
    const ids = positionsNow().map(({ session }) => session.values.id);
    expect(projectToSend()).toMatchObject({
      id: ids[0],
      positions: ids.map((id) => ({ role: { kind: 'included' }, session: { values: { id } } })),
    });
  });

  it('is not sent again because another of its positions is on screen', () => {
    showPosition(key(0));
    askForOffer('finalized');
    expect(isToBeSent('finalized')).toBe(false);
  });

  it('is another one after a change of a position that is not on screen', () => {
    setAmount(key(0), 2);
    askForOffer('finalized');
    expect(isToBeSent('finalized')).toBe(true);
  });
});

describe('after a reload', () => {
  /** The stores of the next page of the tab. */
  const reloaded = async (kept: Readonly<Record<string, object>>) => {
    vi.resetModules();
    const stored = new Map(Object.entries(kept).map(([name, value]) => [name, JSON.stringify(value)]));
    const sessionStorage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    };
    vi.stubGlobal('window', { sessionStorage, location: { search: '' } });
    return await import('./project-store.ts');
  };
  afterEach(() => void vi.unstubAllGlobals());
  const keptNow = () => ({
    'silowright-session': { state: useSession.getState(), version: 1 },
    'silowright-project': { state: useProject.getState(), version: 1 },
  });
  const volumesOf = (positions: ReturnType<typeof positionsNow>) =>
    positions.map(({ session }) => session.values.volumePerUnit);

  it('all positions are there (PJ-01)', async () => {
    addSilo(12);
    addSilo(25);
    const store = await reloaded(keptNow());
    expect(volumesOf(store.positionsNow())).toEqual([30, 12, 25]);
  });

  it('what another release kept in another form counts as not kept, and the others stay (C21)', async () => {
    addSilo(12);
    addSilo(25);
    const { 'silowright-session': session, 'silowright-project': project } = keptNow();
    const [first, second, third] = project.state.positions;
    const positions = [
      { ...first, session: { values: {} } },
      {
        ...second,
        role: 'whole',
        isStored: 'yes',
        session: { ...second!.session, step: 'gone', drafts: [] },
      },
      third,
      'text',
    ];
    const store = await reloaded({
      'silowright-session': session,
      'silowright-project': {
        state: { ...project.state, positions, undo: { kind: 'removed', positions } },
        version: 1,
      },
    });
    expect(volumesOf(store.positionsNow())).toEqual([12, 25]);
    expect(store.positionsNow()[0]).toMatchObject({
      role: { kind: 'included' },
      isStored: false,
      session: { step: 'market', drafts: {} },
    });
    expect(store.positionsNow().every(store.isReady)).toBe(true);
    expect(store.useProject.getState().undo).toBeUndefined();
  });

  it('a session that belongs to no position is one of its own: shared or reopened (PJ-07)', async () => {
    addSilo(12);
    const { project: _project, ...own } = useSession.getState();
    const store = await reloaded({ ...keptNow(), 'silowright-session': { state: own, version: 1 } });
    expect(store.positionsNow()).toEqual([]);
  });
});

it('a position is ready when its choices are finished (V28)', () => {
  addSilo(12);
  useSession.setState({ configuration: { 'access.hatch': [] } });
  expect(positionsNow().map(isReady)).toEqual([true, true]);
  showPosition(key(0));
  expect(positionsNow().map(isReady)).toEqual([true, false]);
});
