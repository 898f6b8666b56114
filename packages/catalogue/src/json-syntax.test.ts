import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSyntaxProblem } from './json-syntax.ts';

describe('what is not JSON is named with its line (CT-03)', () => {
  it.each([
    ['', 1, 'the file is empty'],
    ['{"a": 1\n"b": 2}', 2, 'a comma is missing before "b", here or at the end of the line before'],
    ['{"a": 1,\n}', 2, 'a comma is too much before }, or something is missing there'],
    ['[1, 2,]', 1, 'a comma is too much before ], or something is missing there'],
    ['{"a": [1, 2}', 1, '} closes nothing that is open'],
    ['{"a": 1', 1, 'the file ends too early; } is missing'],
    ['{"a" 1}', 1, '":" is missing before 1'],
    ['{a: 1}', 1, 'a name in "quotation marks" must be here, not a'],
    ['{"a": 1,5}', 1, 'a name in "quotation marks" must be here, not 5'],
    ['{\n"a": NaN}', 2, 'NaN is neither a number, true, false nor text in "quotation marks"'],
    ['{"a": 01}', 1, '01 is neither a number'],
    ["{'a': 1}", 1, "not 'a'"],
    ['{"a": "x\ny"}', 1, 'a text is not closed'],
    ['{"a": "C:\\dir"}', 1, 'a text is not closed'],
    ['{"a":\u00a01}', 1, 'neither a number'],
    ['{} {}', 1, 'there is something behind the end'],
    ['{"a": , "b": 1}', 1, 'a value is missing before ,'],
    ['{"a": 1,\n"a": 2}', 2, '"a" is there twice; remove one'],
    ['['.repeat(200_000), 1, 'is nested more than 100 levels deep'],
    [`"${'x'.repeat(9_000_000)}`, 1, 'a text is not closed'],
  ])('%.20j', (text, line, said) => {
    expect(findSyntaxProblem(text)).toEqual({ line, text: expect.stringContaining(said) });
  });

  it('agrees with JSON.parse on every text, valid or damaged', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(200),
        fc.constantFrom('', ',', '"', '}', ']', '\\', '-', ':', ' ', '\n', '\u00a0'),
      )
      .map(
        ([json, at, mark]) =>
          json.slice(0, at % (json.length + 1)) + mark + json.slice((at % (json.length + 1)) + 1),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged), (text) => {
        const problem = findSyntaxProblem(text);
        // A key that is there twice is refused although JSON.parse takes it.
        if (!problem?.text.includes('is there twice')) expect(problem === undefined).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });
});
