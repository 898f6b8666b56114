import { useState } from 'react';
import { shallow } from 'zustand/shallow';

/** The object of the rendering before while its fields are the same: for memos of what is made from all of them. */
export function useSame<Fields extends object>(fields: Fields): Fields {
  const [same, setSame] = useState(fields);
  if (same === fields || shallow(same, fields)) return same;
  setSame(fields);
  return fields;
}
