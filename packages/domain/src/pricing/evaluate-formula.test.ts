import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumPriceCents } from '../catalogue/money.ts';
import { roundHalfEven } from '../rounding.ts';
import { evaluateFormula, formulaWithNumbers, type UnitVariables, variablesOf } from './evaluate-formula.ts';

const variables: UnitVariables = { D: 2.8, H: 7.92, V: 30, S_body: 40.5, S_roof: 6.375, P: 838000 };
const value = (formula: string) => {
  const outcome = evaluateFormula(formula, variables);
  return outcome.ok ? outcome.value : outcome.reason;
};

test.each([
  ['max(30000, 2900*S_body)', { S_body: 40.5 }],
  ['450*(S_body+S_roof)', { S_body: 40.5, S_roof: 6.375 }],
  ['35000 + 18500*H + 62000*max(0, ceil(H/10)-1)', { H: 7.92 }],
  ['106000 - 2800*H + if(V>60,64000,0)', { H: 7.92, V: 30 }],
  ['max(90000, 0.06*P)', { P: 838000 }],
  ['D', { D: 2.8 }],
  ['12', {}],
])('%s uses %j (V12)', (formula, expected) => {
  const withNumbers = formulaWithNumbers(formula, variables);
  expect(Object.fromEntries(variablesOf({ formula, withNumbers }))).toEqual(expected);
});

describe('a formula', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 5', 2],
    ['2 - -3', 5],
    ['- -3', 3],
    ['-(2 - 5)', 3],
    ['D * 1000', 2800],
    ['1100*S_body', 44550],
    ['S_roof*100', 638],
    ['min(3, 1, 2)', 1],
    ['max(30000, 2900*S_body)', 117450],
    ['max(30000, 2900*S_roof)', 30000],
    ['max(5)', 5],
    ['ceil(H/10) + floor(2.9) + round(2.5) + round(3.5)', 9],
    ['if(V>60,64000,0)', 0],
    ['if(V>=30,64000,1)', 64000],
    ['if(V<=30 and D<3, 1, 2)', 1],
    ['if(V<30 or not D<3, 1, 2)', 2],
    ['if(V==30, if(D!=2.8, 1, 2), 3)', 2],
    ['if(V > 0, 100 / V, 0)', 3],
    ['if(1 == 2, 1 / 0, 7)', 7],
    ['0.06*P', 50280],
    ['0.5', 0],
    ['1.5', 2],
    ['2.5', 2],
    [' 12 ', 12],
  ])('%s is %d cents (CF-12)', (formula, cents) => {
    expect(value(formula)).toBe(cents);
  });

  test.each([
    ['', { code: 'empty' }],
    ['   ', { code: 'empty' }],
    ['1 +', { code: 'syntax', position: 3 }],
    ['1 2', { code: 'syntax', position: 2 }],
    ['(1', { code: 'syntax', position: 2 }],
    ['1)', { code: 'syntax', position: 1 }],
    ['* 2', { code: 'syntax', position: 0 }],
    ['min(1,)', { code: 'syntax', position: 6 }],
    ['min()', { code: 'syntax', position: 4 }],
    ['1..2', { code: 'syntax', position: 0 }],
    ['1.', { code: 'syntax', position: 0 }],
    ['.5', { code: 'syntax', position: 0 }],
    ['12abc', { code: 'syntax', position: 0 }],
    ['2 ** 3', { code: 'syntax', position: 3 }],
    ['9^9', { code: 'syntax', position: 1 }],
    ['P.constructor', { code: 'syntax', position: 1 }],
    ['P[0]', { code: 'syntax', position: 1 }],
    ['D = 2', { code: 'syntax', position: 1 }],
    ['and', { code: 'syntax', position: 0 }],
    ['1 and', { code: 'syntax', position: 5 }],
    ['X', { code: 'unknown-name', name: 'X' }],
    ['d', { code: 'unknown-name', name: 'd' }],
    ['constructor', { code: 'unknown-name', name: 'constructor' }],
    ['__proto__', { code: 'unknown-name', name: '__proto__' }],
    ['eval(1)', { code: 'unknown-name', name: 'eval' }],
    ['toString(1)', { code: 'unknown-name', name: 'toString' }],
    ['D(1)', { code: 'unknown-name', name: 'D' }],
    ['if(1>0, 2)', { code: 'wrong-arguments', name: 'if' }],
    ['if(1>0, 2, 3, 4)', { code: 'wrong-arguments', name: 'if' }],
    ['ceil(1, 2)', { code: 'wrong-arguments', name: 'ceil' }],
    [`max(${Array(21).fill('1').join()})`, { code: 'wrong-arguments', name: 'max' }],
    ['1 > 0', { code: 'wrong-type', expected: 'number', found: 'condition' }],
    ['if(1, 2, 3)', { code: 'wrong-type', expected: 'condition', found: 'number' }],
    ["'text'", { code: 'wrong-type', expected: 'number', found: 'text' }],
    ["D + 'x'", { code: 'wrong-type', expected: 'number', found: 'text' }],
    ['1 < 2 < 3', { code: 'wrong-type', expected: 'number', found: 'condition' }],
    ['if(not 1, 2, 3)', { code: 'wrong-type', expected: 'condition', found: 'number' }],
    ['-(1>0)', { code: 'wrong-type', expected: 'number', found: 'condition' }],
    ["if('a' == 1, 2, 3)", { code: 'wrong-type', expected: 'text', found: 'number' }],
    ['1 / 0', { code: 'division-by-zero' }],
    ['1 / (V - 30)', { code: 'division-by-zero' }],
    ['if(1 / 0 > 5, 1, 2)', { code: 'division-by-zero' }],
    ['-1', { code: 'negative' }],
    ['-0.2', { code: 'negative' }],
    ['D - H', { code: 'negative' }],
    [Array(30).fill('P*P*P').join('*'), { code: 'not-finite' }],
    ['P*P*P', { code: 'not-finite' }],
    ['1000000000.6', { code: 'not-finite' }],
  ])('%s is refused', (formula, problem) => {
    expect(value(formula)).toEqual(problem);
  });

  test('length and depth are limited, for example 20,000 parentheses (threat 37)', () => {
    expect(value('('.repeat(20_000) + '1' + ')'.repeat(20_000))).toEqual({ code: 'too-long' });
    const parentheses = (depth: number) => '('.repeat(depth) + '1' + ')'.repeat(depth);
    expect(value(parentheses(40))).toBe(1);
    expect(value(parentheses(41))).toEqual({ code: 'too-deep' });
    expect(value(`${'-'.repeat(40)}1`)).toBe(1);
    expect(value(`${'-'.repeat(41)}1`)).toEqual({ code: 'too-deep' });
    expect(value(`if(${'not '.repeat(40)}1>0,1,2)`)).toEqual({ code: 'too-deep' });
    expect(value(`${'min('.repeat(41)}1${')'.repeat(41)}`)).toEqual({ code: 'too-deep' });
    expect(value(`1${' '.repeat(999)}`)).toBe(1);
    expect(value(`1${' '.repeat(1000)}`)).toEqual({ code: 'too-long' });
  });

  test('depth counts open parentheses only', () => {
    expect(value(Array(100).fill('(1)').join('+'))).toBe(100);
  });
});

test('shows the formula with numbers for variables; functions stay as they are', () => {
  expect(formulaWithNumbers('max(30000, 2900*S_body) + if(V>30, D, 0.06*P)', variables)).toBe(
    'max(30000, 2900*40.5) + if(30>30, 2.8, 0.06*838000)',
  );
  expect(formulaWithNumbers('1100*S_body', { ...variables, S_body: 40.123456 })).toBe('1100*40.123');
});

/** A formula tree with its text and its value, computed independently of the parser. */
interface Sample {
  readonly text: string;
  readonly value: number;
}

const leaf: fc.Arbitrary<Sample> = fc.oneof(
  fc.integer({ min: 0, max: 5000 }).map((n) => ({ text: `${n}`, value: n })),
  fc.integer({ min: 0, max: 999 }).map((n) => ({ text: `0.${`${n}`.padStart(3, '0')}`, value: n / 1000 })),
  fc
    .constantFrom(...(Object.keys(variables) as (keyof UnitVariables)[]))
    .map((name) => ({ text: name, value: variables[name] })),
);

const { tree } = fc.letrec<{ tree: Sample }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.tuple(fc.constantFrom('+', '-', '*', '/'), tie('tree'), tie('tree')).map(([operator, a, b]) => ({
      text: `(${a.text} ${operator} ${b.text})`,
      value: {
        '+': a.value + b.value,
        '-': a.value - b.value,
        '*': a.value * b.value,
        '/': a.value / b.value,
      }[operator]!,
    })),
    fc
      .tuple(fc.constantFrom('min', 'max'), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
      .map(([name, args]) => ({
        text: `${name}(${args.map((arg) => arg.text).join(', ')})`,
        value: Math[name](...args.map((arg) => arg.value)),
      })),
    fc.tuple(fc.constantFrom('ceil', 'floor', 'round'), tie('tree')).map(([name, a]) => ({
      text: `${name}(${a.text})`,
      value: name === 'round' ? roundHalfEven(a.value) : Math[name](a.value),
    })),
    tie('tree').map((a) => ({ text: `-${a.text}`, value: -a.value })),
    fc
      .tuple(
        fc.constantFrom('<', '<=', '>', '>=', '==', '!='),
        tie('tree'),
        tie('tree'),
        tie('tree'),
        tie('tree'),
      )
      .map(([operator, a, b, yes, no]) => {
        const holds = {
          '<': a.value < b.value,
          '<=': a.value <= b.value,
          '>': a.value > b.value,
          '>=': a.value >= b.value,
          '==': a.value === b.value,
          '!=': a.value !== b.value,
        }[operator];
        return {
          text: `if(${a.text} ${operator} ${b.text}, ${yes.text}, ${no.text})`,
          value: (holds ? yes : no).value,
        };
      }),
  ),
}));

test('matches a reference evaluator on random formulas (threat 37)', () => {
  fc.assert(
    fc.property(
      tree.filter(({ text }) => text.length <= 900 && !text.includes('/')),
      (sample) => {
        const outcome = evaluateFormula(sample.text, variables);
        const cents = roundHalfEven(sample.value);
        if (outcome.ok) expect(outcome.value + 0).toBe(cents + 0);
        else if (outcome.reason.code === 'negative') expect(sample.value).toBeLessThan(0);
        else
          expect(outcome.reason.code === 'not-finite' && !(Math.abs(cents) <= maximumPriceCents)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

test('matches it with division too, except for division by zero', () => {
  fc.assert(
    fc.property(
      tree.filter(({ text }) => text.length <= 900),
      (sample) => {
        const outcome = evaluateFormula(sample.text, variables);
        if (!outcome.ok) return;
        expect(outcome.value + 0).toBe(roundHalfEven(sample.value) + 0);
      },
    ),
    { numRuns: 80 },
  );
});

test('any text returns a value or a reason and never throws (threat 37)', () => {
  const soup = fc.array(
    fc.constantFrom(
      'D',
      'V',
      '1',
      '0',
      '(',
      ')',
      '+',
      '-',
      '*',
      '/',
      '<',
      '==',
      'if',
      'min',
      ',',
      'and',
      'not',
      "'",
      ' ',
      '.',
      '\0',
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        soup.map((tokens) => tokens.join('')),
      ),
      (text) => {
        const outcome = evaluateFormula(text, variables);
        if (outcome.ok) expect(Number.isSafeInteger(outcome.value) && outcome.value >= 0).toBe(true);
        else expect(outcome.reason.code).toBeTypeOf('string');
      },
    ),
    { numRuns: 150 },
  );
});
