/** A chosen value: one of a radio group, several of a multi group, or one with the visitor's own words. */
export type Choice = string | readonly string[] | { readonly value: string; readonly custom: string };

/** Chosen values by "segment.group" (CF-08). A group that is off or hidden has no entry. */
export type Selection = Readonly<Record<string, Choice>>;

export const valuesOf = (choice: Choice): readonly string[] =>
  typeof choice === 'string' ? [choice] : 'value' in choice ? [choice.value] : choice;

/** The visitor's own words, as typed; undefined for a choice that has none. */
export const customOf = (choice: Choice | undefined): string | undefined =>
  typeof choice === 'object' && 'value' in choice ? choice.custom : undefined;

/** Nothing is ticked, or the words are missing. */
const isUnfinished = (choice: Choice): boolean =>
  valuesOf(choice).length === 0 || customOf(choice)?.trim() === '';

/** The groups whose choice the visitor has begun and must finish: nothing is quoted before that (V28). */
export const unfinishedGroups = (selection: Selection): string[] =>
  Object.keys(selection).filter((key) => isUnfinished(selection[key]!));
