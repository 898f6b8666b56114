import { maximumPositions } from '@silowright/domain/deal/check-deal';
import { printedPositions } from '@silowright/domain/deal/printed-positions';
import { maximumAmount, minimumAmount } from '@silowright/domain/session/field-rules';
import { forgetUnit, useConfigurationState } from '../configuration/configuration-store.ts';
import { hasChangedSince } from '../session/asked-offer.ts';
import {
  clearDraft,
  draftsOfPosition,
  draftsOfProject,
  newId,
  type SessionState,
  setValues,
  useSession,
  valuesOfProject,
  withoutUndefined,
} from '../session/session-store.ts';
import { contentOfOthers } from './content-of-others.ts';
import {
  alike,
  hasUnit,
  isReady,
  type Position,
  positionsNow,
  type Undo,
  useProject,
} from './project-store.ts';
import { settled } from './roles.ts';

export const newKey = (): string => crypto.randomUUID();

const printed = (positions: readonly Position[]) =>
  printedPositions({
    positions: positions.map(({ key, role, session: { values } }) => ({
      kind: 'units',
      id: key,
      role,
      configurationId: values.id,
      amountOfUnits: values.amountOfUnits ?? 1,
    })),
  });

/** The positions as they are printed: 10, 20, 30 and 20.A (PJ-05). */
export const numbersOf = (positions: readonly Position[]): Map<string, string> =>
  new Map(printed(settled(positions.filter(isReady))).map(({ position, number }) => [position.id, number]));

/** Alternatives stand together, as on paper. */
export const inPrintedOrder = (positions: readonly Position[]): readonly Position[] =>
  printed(positions).map(({ position }) => positions.find(({ key }) => key === position.id)!);

/** All positions, with the one on screen as it is left now. */
export function positionsLeft(): readonly Position[] {
  const { project, ...session } = useSession.getState();
  const positions = positionsNow();
  const { offer, confirmation } = useConfigurationState.getState();
  // Choices that the server has not confirmed are sent again.
  const isStored = offer === undefined || confirmation === 'confirmed';
  const left = (position: Position): Position => ({
    ...position,
    session,
    isStored: position.isStored && isStored,
  });
  if (positions.length === 0)
    return [left({ key: newKey(), role: { kind: 'included' }, session, isStored: true })];
  return positions.map((each) => (each.key === project?.position ? left(each) : each));
}

/** Keeps the positions. The change before cannot be taken back any more, and one alone is no project. */
export function keep(positions: readonly Position[], undo?: Undo): void {
  useProject.setState({ positions, undo });
  if (positions.length > 1 || undo) return;
  // The photo belongs to the configuration that the project began with.
  if (positions[0]?.session.values.id !== useProject.getState().id) clearDraft('photo');
  useProject.setState({ positions: [] });
  useSession.setState({ project: undefined });
}

/** Puts a position on screen. The history of the tab, the visitor and the place stay. */
function show(key: string, changes: Partial<SessionState> = {}): void {
  const { values, drafts, stepHistory, step, stepFlow, sentOffer } = useSession.getState();
  const positions = useProject.getState().positions.map((each) => alike(values, each));
  const next = positions.find((each) => each.key === key);
  if (!next) return;
  useProject.setState({ positions });
  const isSame = sentOffer !== undefined && !hasChangedSince(sentOffer);
  forgetUnit();
  const { project: _project, ...left } = next.session;
  const others = contentOfOthers(positions, key);
  const session: SessionState = {
    ...left,
    values: withoutUndefined({ ...left.values, ...valuesOfProject(values) }),
    drafts: { ...draftsOfPosition(left.drafts), ...draftsOfProject(drafts) },
    step,
    stepFlow,
    stepHistory,
    askedOffer: undefined,
    project: { position: key, others },
    ...changes,
  };
  // What was sent stays sent, whichever of its positions is on screen.
  const sent =
    sentOffer &&
    (isSame
      ? { ...sentOffer, values: session.values, configuration: session.configuration, others }
      : sentOffer);
  const { sentOffer: _sent, ...rest } = session;
  useSession.setState({ ...rest, ...(sent && { sentOffer: sent }) }, true);
}

/** The first position that has no unit yet is gone on with: nobody starts two at once. */
const unfinished = (positions: readonly Position[]): Position | undefined =>
  positions.find((each) => !hasUnit(each));

export const mayAdd = (positions: readonly Position[]): boolean => positions.length < maximumPositions;

/**
 * Starts a further position in the same market, which keeps place, contact, dealer and language (PJ-01). False if there
 * are as many as there may be.
 */
export function addPosition(): boolean {
  const positions = positionsLeft();
  const started = unfinished(positions);
  if (!started && !mayAdd(positions)) return false;
  const { id } = useProject.getState();
  const isFirst = positionsNow().length === 0;
  const { values, drafts, stepHistory, ...state } = useSession.getState();
  const { segment, segment_label } = values;
  const key = newKey();
  const session: SessionState = {
    ...state,
    values: withoutUndefined({ segment, segment_label, ...valuesOfProject(values), id: newId() }),
    configuration: {},
    groupPrices: {},
    keepOptions: false,
    drafts: draftsOfProject(drafts),
    stepHistory: [],
    reopened: undefined,
    askedOffer: undefined,
  };
  const added: Position = { key, role: { kind: 'included' }, session, isStored: true };
  useProject.setState({
    id: isFirst ? values.id : id,
    positions: started ? positions : [...positions, added],
    undo: undefined,
  });
  // Steps of another position are not steps of this one: Back goes to the step before in its flow.
  show(started?.key ?? key, { stepHistory: [] });
  return true;
}

export function showPosition(key: string): void {
  keep(positionsLeft(), useProject.getState().undo);
  show(key, { stepHistory: [] });
}

/** Another one comes on screen if it was this; the last one stays. */
export function removePosition(key: string): void {
  const positions = positionsLeft();
  const at = positions.findIndex((each) => each.key === key);
  if (at < 0 || positions.length < 2) return;
  const { project } = useSession.getState();
  const rest = positions.toSpliced(at, 1);
  keep(rest, undoOf('removed', key, positions, positions));
  if (project?.position === key) show((rest[at] ?? rest.at(-1)!).key, { stepHistory: [] });
  else refreshOthers();
}

/** What takes back a change from positions before; its number is that among the positions that show it. */
export const undoOf = (
  kind: Undo['kind'],
  key: string,
  before: readonly Position[],
  shownIn: readonly Position[],
): Undo => ({
  kind,
  key,
  number: numbersOf(shownIn).get(key) ?? '',
  positions: before,
  shown: useSession.getState().project?.position ?? '',
});

/** Order, roles and choices as before the last change, and what it removed; answers and options stay as they are now. */
export function undoChange(): void {
  const { undo } = useProject.getState();
  if (!undo) return;
  const now = new Map(positionsLeft().map((each) => [each.key, each]));
  const positions = undo.positions.map((before): Position => {
    const { role, isChosen } = before;
    const each = now.get(before.key);
    return each ? { ...each, role, isChosen } : before;
  });
  const shown = useSession.getState().project?.position;
  keep(positions);
  const isGone = !positions.some(({ key }) => key === shown);
  if (isGone || (undo.kind === 'removed' && undo.shown === undo.key)) show(undo.shown, { stepHistory: [] });
  else refreshOthers();
}

export function setAmount(key: string, amountOfUnits: number): void {
  if (amountOfUnits < minimumAmount || amountOfUnits > maximumAmount) return;
  const isShown = useSession.getState().project?.position === key;
  keep(
    positionsLeft().map((each) =>
      each.key === key
        ? {
            ...each,
            isStored: false,
            session: { ...each.session, values: { ...each.session.values, amountOfUnits } },
          }
        : each,
    ),
  );
  if (isShown) setValues({ amountOfUnits });
  else refreshOthers();
}

/** An offer of this project is another one if another position has changed. */
export function refreshOthers(): void {
  const { project } = useSession.getState();
  if (!project) return;
  const others = contentOfOthers(useProject.getState().positions, project.position);
  if (others !== project.others) useSession.setState({ project: { ...project, others } });
}
