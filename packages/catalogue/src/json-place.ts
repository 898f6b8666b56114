/** The line of a path within JSON text, counted from 1; of the nearest parent where the path does not exist. */
export function lineOf(text: string, path: readonly PropertyKey[]): number {
  let at = 0;
  let found = 0;
  let isFound = false;
  const skipBlanks = () => {
    while (at < text.length && text.charCodeAt(at) <= 32) at++;
  };
  const readString = (): string => {
    const start = at++;
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at++;
    return JSON.parse(text.slice(start, at)) as string;
  };
  /** Reads one value; notes its start as long as it lies on the path. */
  const readValue = (depth: number, onPath: boolean): void => {
    skipBlanks();
    if (onPath) found = at;
    isFound ||= onPath && depth === path.length;
    if (isFound) return;
    const open = text[at];
    if (open === '"') readString();
    else if (open === '{' || open === '[') {
      const close = open === '{' ? '}' : ']';
      at++;
      skipBlanks();
      for (let index = 0; text[at] !== close; index++) {
        let key: PropertyKey = index;
        if (open === '{') {
          key = readString();
          skipBlanks();
          at++;
        }
        readValue(depth + 1, onPath && String(path[depth]) === String(key));
        if (isFound) return;
        skipBlanks();
        if (text[at] === ',') at++;
        skipBlanks();
      }
      at++;
      // The path ends in this value, which does not have the next key.
      isFound ||= onPath;
    } else while (at < text.length && !/[,\]}\s]/.test(text[at] ?? '')) at++;
  };
  readValue(0, true);
  return text.slice(0, found).split('\n').length;
}
