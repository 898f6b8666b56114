import { valuesOfProject } from '../session/session-store.ts';
import type { Position } from './project-store.ts';

const inOrder = (fields: object) => Object.entries(fields).sort();

/** Names what all positions but one hold. What they share with that one is part of its own content. */
export function contentOfOthers(positions: readonly Position[], key: string): string {
  const others = positions.map(({ key: each, role, isChosen, session: { values, configuration } }, at) => {
    const chosen = isChosen ? [isChosen] : [];
    // Where the one on screen stands is part of the order.
    if (each === key) return [at, role, ...chosen];
    const shared = Object.keys(valuesOfProject(values));
    const own = inOrder(values).filter(([name]) => !shared.includes(name) && name !== 'price');
    return [role, own, inOrder(configuration), ...chosen];
  });
  return hashOf(JSON.stringify(others));
}

/** FNV-1a: short enough to be kept with each offer. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
