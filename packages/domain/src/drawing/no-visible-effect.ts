/** Options that are not visible in a drawing, by "segment.group", with the reason (CF-12). */
export const noVisibleEffect: Readonly<Record<string, string>> = {
  'engineering.static_calculation': 'a document that comes with the unit; nothing is built differently',
};
