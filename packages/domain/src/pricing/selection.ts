/** A chosen value: one of a radio group, several of a multi group, or a custom colour. */
export type Choice = string | readonly string[] | { readonly value: 'other'; readonly custom: string };

/** Chosen values by "segment.group" (CF-08). A group that is off or hidden has no entry. */
export type Selection = Readonly<Record<string, Choice>>;
