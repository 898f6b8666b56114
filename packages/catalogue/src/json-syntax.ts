export interface SyntaxProblem {
  readonly line: number;
  readonly text: string;
}

/** Deeper nesting is refused: no file of a catalogue needs it, and every reader would have to fear it. */
const deepest = 100;

/**
 * The first place where a text is not JSON, in words for the person who edits it, or a key that is there twice
 * (JSON.parse would silently take the last). Undefined: the text can be parsed.
 */
export function findSyntaxProblem(text: string): SyntaxProblem | undefined {
  const token = /([ \t\r\n]*)(?:([{}[\],:])|(")|([^ \t\r\n{}[\],:"]+)|$)/gy;
  const open: { readonly kind: '{' | '['; readonly keys: Set<string> }[] = [];
  let expected = 'value' as 'value' | 'key' | 'colon' | 'comma' | 'end';
  /** After "{" or "[" a closing bracket may follow, after a comma it may not. */
  let mayClose = false;
  const wrong = (at: number, said: string): SyntaxProblem => ({
    line: text.slice(0, at).split('\n').length,
    text: `is not valid JSON: ${said}`,
  });

  for (;;) {
    const match = token.exec(text);
    if (!match) return wrong(text.length, 'cannot be read');
    const [whole, blanks = '', mark, quote, word] = match;
    const at = match.index + blanks.length;
    const inner = open.at(-1);
    const string = quote && stringAt(text, at);
    if (string !== undefined) token.lastIndex = at + string.length;
    if (quote !== undefined && string === undefined)
      return wrong(
        at,
        'a text is not closed; look for a missing ", a line break within the text, or a single \\',
      );
    if (mark === undefined && string === undefined && word === undefined) {
      if (expected === 'end') return undefined;
      return text.trim() === ''
        ? wrong(0, 'the file is empty')
        : wrong(text.length, `the file ends too early; ${inner?.kind === '[' ? ']' : '}'} is missing`);
    }
    if (mark === '}' || mark === ']') {
      const fits = inner?.kind === (mark === '}' ? '{' : '[') && (expected === 'comma' || mayClose);
      if (!fits)
        return wrong(
          at,
          (expected === 'key' || expected === 'value') && inner
            ? `a comma is too much before ${mark}, or something is missing there`
            : `${mark} closes nothing that is open`,
        );
      open.pop();
      mayClose = false;
      expected = open.length === 0 ? 'end' : 'comma';
    } else if (expected === 'end') return wrong(at, 'there is something behind the end');
    else if (expected === 'comma') {
      if (mark !== ',')
        return wrong(
          at,
          `a comma is missing before ${said(string ?? whole)}, here or at the end of the line before`,
        );
      expected = inner?.kind === '{' ? 'key' : 'value';
    } else if (expected === 'colon') {
      if (mark !== ':') return wrong(at, `":" is missing before ${said(string ?? whole)}`);
      expected = 'value';
    } else if (expected === 'key') {
      if (string === undefined)
        return wrong(at, `a name in "quotation marks" must be here, not ${said(string ?? whole)}`);
      const key = JSON.parse(string) as string;
      if (inner?.keys.has(key))
        return { line: text.slice(0, at).split('\n').length, text: `"${key}" is there twice; remove one` };
      inner?.keys.add(key);
      mayClose = false;
      expected = 'colon';
    } else if (mark === '{' || mark === '[') {
      if (open.length === deepest)
        return {
          line: text.slice(0, at).split('\n').length,
          text: `is nested more than ${deepest} levels deep`,
        };
      open.push({ kind: mark, keys: new Set() });
      mayClose = true;
      expected = mark === '{' ? 'key' : 'value';
    } else if (mark !== undefined) return wrong(at, `a value is missing before ${mark}`);
    else if (word !== undefined && !/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/.test(word))
      return wrong(at, `${said(word)} is neither a number, true, false nor text in "quotation marks"`);
    else {
      mayClose = false;
      expected = open.length === 0 ? 'end' : 'comma';
    }
  }
}

/** A text in quotation marks with valid escapes, which ends on its line. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow them in a text
const textForm = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;

function stringAt(text: string, start: number): string | undefined {
  textForm.lastIndex = start;
  return textForm.exec(text)?.[0];
}

const said = (text: string): string => {
  const short = text.trim();
  return short.length > 30 ? `${short.slice(0, 29)}…` : short;
};
