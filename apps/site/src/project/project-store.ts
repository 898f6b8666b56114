import { maximumPositions } from '@silowright/domain/deal/check-deal';
import type { PositionRole } from '@silowright/domain/deal/deal';
import { unfinishedGroups } from '@silowright/domain/pricing/selection';
import { isLike, isRecord } from '@silowright/ui/kept/kept-json.ts';
import { createKept } from '@silowright/ui/kept/kept-store.ts';
import { useMemo } from 'react';
import {
  clearDraft,
  type Draft,
  placeOf,
  readSession,
  type SessionState,
  setDraft,
  useSession,
  withoutUndefined,
} from '../session/session-store.ts';
import { type InProject, settled } from './roles.ts';

/** One configuration of a project: the specified session, unchanged (PJ-02). */
export interface Position extends InProject {
  /** Stays the same when the configuration gets another id. */
  readonly key: string;
  /** As it was left. That of the position on screen is in the session store. */
  readonly session: SessionState;
  /** Whether the server has its last answers and choices. */
  readonly isStored: boolean;
  /** The id of the configuration it is a copy of, until the server has it. */
  readonly copyOf?: string | undefined;
}

/** A change that can be taken back until the next one. */
export interface Undo {
  readonly kind: 'removed' | 'added' | 'role' | 'choice';
  /** Of the position that was changed. */
  readonly key: string;
  /** As it is printed, or was before it was removed. */
  readonly number: string;
  /** All positions before. */
  readonly positions: readonly Position[];
  /** The key of the one that was on screen. */
  readonly shown: string;
}

export interface ProjectState {
  /** Of the configuration that the project began with. */
  readonly id: string;
  /** In the order of the paper. Empty with one configuration. */
  readonly positions: readonly Position[];
  readonly undo?: Undo | undefined;
  /** The positions of the last quotation. */
  readonly sent: readonly Position[];
  readonly sentTotal?: { readonly cents: number; readonly currency: string } | undefined;
}

const freshState = (): ProjectState => ({
  id: '',
  positions: [],
  undo: undefined,
  sent: [],
  sentTotal: undefined,
});

export const isRole = (kept: unknown): kept is PositionRole =>
  isRecord(kept) &&
  (kept.kind === 'included' ||
    kept.kind === 'optional' ||
    (kept.kind === 'alternative' && typeof kept.group === 'string'));

function readPosition(kept: unknown): Position | undefined {
  if (!isLike({ key: '', session: {} }, kept)) return undefined;
  const { key, role, isChosen, session, isStored, copyOf } = kept as Position;
  const read = readSession(session);
  return (
    read && {
      key,
      role: isRole(role) ? role : { kind: 'included' },
      ...(isChosen === true && { isChosen }),
      session: read,
      // Another release may send more: then the server gets it again.
      isStored: isStored === true,
      ...(typeof copyOf === 'string' && { copyOf }),
    }
  );
}

function readPositions(kept: unknown): readonly Position[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  const positions = kept.flatMap((each) => readPosition(each) ?? []);
  return positions.slice(0, maximumPositions);
}

const kinds: readonly unknown[] = ['removed', 'added', 'role', 'choice'] satisfies Undo['kind'][];

function readUndo(kept: unknown): Undo | undefined {
  if (!isLike({ kind: '', key: '', number: '', positions: [], shown: '' }, kept)) return undefined;
  const undo = kept as Undo;
  const positions = readPositions(undo.positions);
  const isWhole = positions?.length === undo.positions.length && kinds.includes(undo.kind);
  return isWhole ? { ...undo, positions } : undefined;
}

const readTotal = (kept: unknown) => (isLike({ cents: 0, currency: '' }, kept) ? kept : undefined);

/** Which of its positions is on screen is in the session: a session without it is a project of its own. */
export const useProject = createKept<ProjectState>('silowright-project', freshState, {
  readers: { positions: readPositions, undo: readUndo, sent: readPositions, sentTotal: readTotal },
});

const none: readonly Position[] = [];

/** With the answers on screen in their place; empty with one configuration. */
function positionsWith(session: SessionState, { positions }: ProjectState): readonly Position[] {
  const shown = session.project?.position;
  if (!positions.some(({ key }) => key === shown)) return none;
  return positions.map((each) => (each.key === shown ? { ...each, session } : each));
}

export const positionsNow = (): readonly Position[] =>
  positionsWith(useSession.getState(), useProject.getState());

/** Whether this configuration belongs to a project of several positions: then there is a tray (PJ-01). */
export function useIsProject(): boolean {
  const shown = useSession(({ project }) => project?.position);
  return useProject(({ positions }) => positions.some(({ key }) => key === shown));
}

export function usePositions(): readonly Position[] {
  const session = useSession();
  const project = useProject();
  return useMemo(() => positionsWith(session, project), [session, project]);
}

/** A unit was chosen: before, there is nothing to draw. */
export const hasUnit = ({ session: { values } }: Pick<Position, 'session'>): boolean =>
  values.uuid !== undefined;

/**
 * Has a price and can be sent. The choices on screen may be unfinished for a moment; others are finished by who goes
 * back to them (V28).
 */
export const isReady = (position: Position): boolean =>
  hasUnit(position) &&
  (position.session.project !== undefined || unfinishedGroups(position.session.configuration).length === 0);

const readyOf = (positions: readonly Position[]): readonly Position[] => settled(positions.filter(isReady));

/** The positions that have a price, as they are shown and sent. */
export const readyNow = (): readonly Position[] => readyOf(positionsNow());

export const useReadyPositions = (): readonly Position[] => {
  const positions = usePositions();
  return useMemo(() => readyOf(positions), [positions]);
};

/** Several positions have a price: then totals, overview and quotation are those of the project. */
export function useIsSeveral(): boolean {
  return useReadyPositions().length > 1;
}

/** A project has one place and one language. The server does not know yet what changed for a position. */
export function alike(values: SessionState['values'], position: Position): Position {
  const { locationLattitude: latitude, locationLongitude: longitude, localeStr } = values;
  const own = position.session.values;
  const isThere =
    latitude === undefined || (own.locationLattitude === latitude && own.locationLongitude === longitude);
  if (isThere && own.localeStr === localeStr) return position;
  const place = latitude === undefined ? {} : placeOf(values);
  const moved = withoutUndefined({ ...own, ...place, localeStr });
  return { ...position, isStored: false, session: { ...position.session, values: moved } };
}

/** Keeps or forgets what was typed or drawn for one configuration, on screen or not. */
export function setDraftOf(id: string, form: string, draft: Draft | undefined): void {
  if (useSession.getState().values.id === id) {
    if (draft) setDraft(form, draft);
    else clearDraft(form);
    return;
  }
  useProject.setState(({ positions }) => ({
    positions: positions.map((each) => {
      if (each.session.values.id !== id) return each;
      const { [form]: _, ...drafts } = each.session.drafts;
      return { ...each, session: { ...each.session, drafts: draft ? { ...drafts, [form]: draft } : drafts } };
    }),
  }));
}
