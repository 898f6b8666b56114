import LineBreaker from 'linebreak';

/** Line ends that Unicode allows and readers do not expect: "2006/42/" + "EC", "kg/" + "m³", "e-" + "mail", "SS-" + "EN". */
const tornWord = / ([^ ]*\/|[“„"(]?(?:[Ee]|DS|EVS|ILNAS|NEN|NS|PN|SFS|SS)-)$/;

/** Breaks a text into lines of at most the width. */
export function brokenLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const endLine = () => {
    const torn = tornWord.exec(line)?.[1] ?? '';
    lines.push(line.slice(0, line.length - torn.length).trimEnd());
    line = torn;
  };
  const add = (part: string) => {
    while (line && widthOf(line + part) > width) endLine();
    line += part;
  };
  const breaker = new LineBreaker(text);
  let start = 0;
  for (let end = breaker.nextBreak(); end; end = breaker.nextBreak()) {
    const word = text.slice(start, end.position).replace('\n', '');
    start = end.position;
    // A word that is wider than the line breaks within.
    if (widthOf(word.trimEnd()) > width) for (const letter of word) add(letter);
    else add(word);
    if (!end.required) continue;
    lines.push(line.trimEnd());
    line = '';
  }
  if (line) lines.push(line.trimEnd());
  return lines;
}
