import { type Deal, groupsOf, type Position } from './deal.ts';

export interface PrintedPosition {
  readonly position: Position;
  /** 10, 20, 30; alternatives 20.A, 20.B (PJ-05). */
  readonly number: string;
}

/** The positions in the order of the paper: alternatives of a group stand together, where its first one is. */
export function printedPositions({ positions }: Pick<Deal, 'positions'>): PrintedPosition[] {
  return groupsOf(positions).flatMap((group, at) =>
    group.map((position, place) => {
      const number = String((at + 1) * 10);
      const letter = String.fromCharCode('A'.charCodeAt(0) + place);
      return { position, number: position.role.kind === 'alternative' ? `${number}.${letter}` : number };
    }),
  );
}
