import { sampleContent } from '@silowright/catalogue/testing/sample';
import type { PositionRole } from '@silowright/domain/deal/deal';
import { setShapes } from '@silowright/ui/catalogue/shapes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId, resetSession, type SessionState, setDraft, useSession } from '../session/session-store.ts';
import { removePosition, showPosition, undoChange } from './change-positions.ts';
import { type GivenPosition, openProject } from './open-project.ts';
import { pictured } from './position-words.ts';
import { positionsNow, setDraftOf, useProject } from './project-store.ts';

const included: PositionRole = { kind: 'included' };
const alternative: PositionRole = { kind: 'alternative', group: 'a' };

function given(role: PositionRole, volumePerUnit: number, hasUnit = true): GivenPosition {
  const [size] = sampleContent.units.vvs4!;
  const session = {
    values: {
      id: newId(),
      segment: 'agricultural',
      volumePerUnit,
      ...(hasUnit && {
        uuid: '7e1c1f6e-0000-5000-8000-000000000001',
        preconfiguredUnitType: 'vvs4',
        diameterInMm: size!.diameterMm,
        heightInMm: size!.heightMm,
      }),
    },
    configuration: {},
    groupPrices: {},
    keepOptions: true,
    drafts: {},
    step: 'overview',
    stepFlow: [],
    stepHistory: [],
  } as unknown as SessionState;
  return { role, session, isStored: true };
}
const volumes = (onScreen?: string) =>
  pictured(positionsNow(), onScreen).map(({ number, input }) => [number, input.volumeM3]);
const idAt = (at: number) => positionsNow()[at]!.session.values.id;

describe('a project that comes from a quotation or a link (PJ-07)', () => {
  beforeEach(() => {
    resetSession();
    useProject.setState({ id: '', positions: [], undo: undefined, sent: [], sentTotal: undefined });
    setShapes(sampleContent as never);
  });

  it('of one position is a visit of one unit', () => {
    const one = given(included, 30);
    expect(openProject([one])).toBe(one.session);
    expect([positionsNow(), useSession.getState().project]).toEqual([[], undefined]);
  });

  it('has all positions in order, and the first with a unit on screen', () => {
    const session = openProject([given(included, 6, false), given(alternative, 8), given(alternative, 10)]);
    expect(session.values.volumePerUnit).toBe(8);
    expect(positionsNow().map(({ role, session: { values } }) => [role, values.volumePerUnit])).toEqual([
      [included, 6],
      [alternative, 8],
      [alternative, 10],
    ]);
    expect(useProject.getState().id).toBe(idAt(0));
  });

  it('is drawn with the first of its alternatives, or the one on screen (PJ-06)', () => {
    openProject([
      given(included, 6),
      given(alternative, 8),
      given({ kind: 'optional' }, 9),
      given(alternative, 10),
    ]);
    const [, , optional, second] = positionsNow();
    expect(volumes()).toEqual([
      ['10', 6],
      ['20.A', 8],
    ]);
    expect(volumes(second!.key)).toEqual([
      ['10', 6],
      ['20.B', 10],
    ]);
    expect(volumes(optional!.key).map(([number]) => number)).toEqual(['10', '20.A', '30']);
  });

  it('keeps a plan with its position, whichever is on screen', () => {
    openProject([given(included, 6), given(included, 8)]);
    const [first, second] = [idAt(0), idAt(1)];
    setDraftOf(second, 'yard', { plan: '2' });
    setDraftOf(first, 'yard', { plan: '1' });
    expect(positionsNow().map(({ session }) => session.drafts.yard?.plan)).toEqual(['1', '2']);
    setDraftOf(second, 'yard', undefined);
    expect(positionsNow().map(({ session }) => session.drafts.yard?.plan)).toEqual(['1', undefined]);
  });

  it('has one photo, which goes with the configuration that it began with (PJ-06, TD-05)', () => {
    openProject([given(included, 6), given(included, 8), given(included, 10)]);
    const [first, second, third] = positionsNow();
    setDraft('photo', { stored: '1' });
    showPosition(second!.key);
    expect(useSession.getState().drafts.photo).toEqual({ stored: '1' });
    removePosition(third!.key);
    removePosition(first!.key);
    undoChange();
    expect(useSession.getState().drafts.photo).toEqual({ stored: '1' });
  });
});
