import type { CopyKind } from '@silowright/contract/deals';
import type { CopyOfQuotation, Draft } from '../session/session-store.ts';

/** Name of the draft that keeps what the copy of a quotation is for, until it is sent (CU-02). */
export const copyDraft = 'copy';

/** The first one is what the server does when nothing is said: what was quoted stays as it is. */
export const copyKinds = ['another', 'alternative', 'replaces'] as const satisfies readonly CopyKind[];

export const draftOfCopy = (quotationNumber: string): Draft => ({ of: quotationNumber });

/** Undefined: it is no copy, or nothing may follow its quotation. */
export function copyOfDraft(draft: Draft | undefined): CopyOfQuotation | undefined {
  if (!draft?.of) return undefined;
  return { of: draft.of, kind: copyKinds.find((kind) => kind === draft.kind) ?? copyKinds[0] };
}

const withoutRevision = (number: string): string => number.split('-').slice(0, 3).join('-');

/** What the server made of it: another address, for example, has a number of its own. */
export function becomeOf({ of, kind }: CopyOfQuotation, sent: string): CopyKind | 'same' {
  if (sent === of) return 'same';
  if (withoutRevision(sent) === withoutRevision(of)) return 'replaces';
  return kind === 'alternative' ? kind : 'another';
}
