/** Options that a drawing cannot show, by "segment.group", each with the reason (CF-12). */
export const noVisibleEffect: Readonly<Record<string, string>> = {
  'engineering.static_calculation': 'a document that comes with the unit; nothing is built differently',
};
