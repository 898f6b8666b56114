import { describe, expect, it } from 'vitest';
import { changesOf, conflictsOf, draftOf, followServer, isEdited, settle } from './note-draft.ts';

const before = { assigned_to: 'Kim', note: 'called' };
const typed = (mine: Partial<typeof before>) => ({ base: before, mine: { ...before, ...mine } });

describe('a note being typed', () => {
  it('sends only typed fields, with their earlier text (B13)', () => {
    expect(changesOf(typed({ note: 'called twice' }))).toEqual({
      note: { was: 'called', becomes: 'called twice' },
    });
    expect(isEdited(draftOf(before))).toBe(false);
  });

  it('is kept if somebody else changes another field, and that field is updated (B13)', () => {
    const theirs = { ...before, assigned_to: 'Bo' };
    const draft = followServer(typed({ note: 'called twice' }), theirs);
    expect(draft.mine).toEqual({ assigned_to: 'Bo', note: 'called twice' });
    expect(conflictsOf(draft, theirs)).toEqual([]);
    expect(changesOf(draft)).toEqual({ note: { was: 'called', becomes: 'called twice' } });
  });

  it('is kept if somebody else changes the same field, and the conflict is reported (B13)', () => {
    const theirs = { ...before, note: 'mailed' };
    const draft = followServer(typed({ note: 'called twice' }), theirs);
    expect(draft.mine.note).toBe('called twice');
    expect(conflictsOf(draft, theirs)).toEqual(['note']);
  });

  it.each([
    ['mine', 'called twice', true],
    ['theirs', 'mailed', false],
    ['both', 'mailed\ncalled twice', true],
  ] as const)('is settled by %s (B13)', (by, note, edited) => {
    const theirs = { ...before, note: 'mailed' };
    const draft = settle(typed({ note: 'called twice' }), theirs, 'note', by);
    expect(draft.mine.note).toBe(note);
    expect(conflictsOf(draft, theirs)).toEqual([]);
    expect(isEdited(draft)).toBe(edited);
    if (edited) expect(changesOf(draft).note).toEqual({ was: 'mailed', becomes: note });
  });

  it('is saved once the server has the same text (B13)', () => {
    const draft = typed({ note: 'called twice' });
    expect(isEdited(followServer(draft, draft.mine))).toBe(false);
  });
});
