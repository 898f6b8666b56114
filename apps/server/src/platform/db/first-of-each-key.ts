/** Divides calls that wait into a group with at most one call for each key, and those for later groups. */
export function firstOfEachKey<Call>(
  calls: readonly Call[],
  keyOf: (call: Call) => string,
  most: number,
): { group: Map<string, Call>; later: Call[] } {
  const group = new Map<string, Call>();
  const later: Call[] = [];
  for (const call of calls) {
    const key = keyOf(call);
    if (group.size < most && !group.has(key)) group.set(key, call);
    else later.push(call);
  }
  return { group, later };
}
