/** What is chosen, with or without this one. */
export const toggled = <Id extends string>(chosen: ReadonlySet<Id>, id: Id): ReadonlySet<Id> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};
