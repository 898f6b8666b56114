export const noteFields = ['assigned_to', 'note'] as const;
export type NoteField = (typeof noteFields)[number];
export type NoteTexts = Readonly<Record<NoteField, string>>;

/** The typed text, and the server's text when typing began. */
export interface NoteDraft {
  readonly base: NoteTexts;
  readonly mine: NoteTexts;
}

export const draftOf = (texts: NoteTexts): NoteDraft => ({ base: texts, mine: texts });

/** Applies the server's current text: unchanged fields are updated, typed ones are kept. */
export const followServer = (draft: NoteDraft, theirs: NoteTexts): NoteDraft => {
  const isTyped = (field: NoteField) =>
    draft.mine[field] !== draft.base[field] && draft.mine[field] !== theirs[field];
  const pick = (typed: NoteTexts): NoteTexts => ({
    assigned_to: isTyped('assigned_to') ? typed.assigned_to : theirs.assigned_to,
    note: isTyped('note') ? typed.note : theirs.note,
  });
  return { base: pick(draft.base), mine: pick(draft.mine) };
};

const typedFields = ({ base, mine }: NoteDraft): NoteField[] =>
  noteFields.filter((field) => mine[field] !== base[field]);

export const isEdited = (draft: NoteDraft): boolean => typedFields(draft).length > 0;

/** Fields typed here and changed by somebody else in the meantime. */
export const conflictsOf = (draft: NoteDraft, theirs: NoteTexts): NoteField[] =>
  typedFields(draft).filter((field) => theirs[field] !== draft.base[field]);

/** The request: only typed fields, each with its earlier text. */
export const changesOf = (draft: NoteDraft): Partial<Record<NoteField, { was: string; becomes: string }>> =>
  Object.fromEntries(
    typedFields(draft).map((field) => [field, { was: draft.base[field], becomes: draft.mine[field] }]),
  );

export type Settlement = 'mine' | 'theirs' | 'both';

/** Resolves a conflict: the kept text is now based on the server's text. */
export function settle(draft: NoteDraft, theirs: NoteTexts, field: NoteField, by: Settlement): NoteDraft {
  const texts = {
    mine: draft.mine[field],
    theirs: theirs[field],
    both: `${theirs[field]}\n${draft.mine[field]}`,
  };
  return {
    base: { ...draft.base, [field]: theirs[field] },
    mine: { ...draft.mine, [field]: texts[by] },
  };
}
