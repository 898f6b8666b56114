import { roundHalfEven } from '../rounding.ts';
import {
  type BinaryOperator,
  ExpressionError,
  type ExpressionNode,
  type FunctionName,
} from './parse-expression.ts';

/** undefined: not known yet. A list contains the chosen values of a multi group. */
export type Value = number | boolean | string | readonly string[] | undefined;
export type ValueType = 'number' | 'text' | 'condition';
export type Names = Readonly<Record<string, Value>>;
export type Compiled = (names: Names) => Value;

interface Typed {
  readonly type: ValueType;
  readonly run: Compiled;
}

/** Checks the types once. After that only a division by zero can fail. Throws ExpressionError. */
export function compileExpression(
  node: ExpressionNode,
  expected: ValueType,
  typeOfName: (name: string) => ValueType | undefined,
): Compiled {
  return typed(node, expected);

  function typed(part: ExpressionNode, wanted: ValueType): Compiled {
    const { type, run } = compile(part);
    if (type !== wanted) throw new ExpressionError({ code: 'wrong-type', expected: wanted, found: type });
    return run;
  }

  function compile(part: ExpressionNode): Typed {
    switch (part.kind) {
      case 'number':
        return { type: 'number', run: () => part.value };
      case 'text':
        return { type: 'text', run: () => part.value };
      case 'name': {
        const type = typeOfName(part.name);
        if (!type) throw new ExpressionError({ code: 'unknown-name', name: part.name });
        return { type, run: (names) => (Object.hasOwn(names, part.name) ? names[part.name] : undefined) };
      }
      case 'negate': {
        const of = typed(part.of, 'number');
        return { type: 'number', run: numeric((a) => -a, of) };
      }
      case 'not': {
        const of = typed(part.of, 'condition');
        return {
          type: 'condition',
          run: (names) => {
            const value = of(names);
            return value === undefined ? undefined : !value;
          },
        };
      }
      case 'binary':
        return binary(part.operator, part.left, part.right);
      case 'call':
        return call(part.name, part.args);
    }
  }

  function binary(operator: BinaryOperator, left: ExpressionNode, right: ExpressionNode): Typed {
    if (operator === 'and' || operator === 'or') {
      const run = junction(typed(left, 'condition'), typed(right, 'condition'), operator === 'or');
      return { type: 'condition', run };
    }
    if (operator === '==' || operator === '!=') {
      const { type, run: a } = compile(left);
      const b = typed(right, type);
      return { type: 'condition', run: comparison(a, b, operator === '==') };
    }
    const run = numeric(numericOperators[operator], typed(left, 'number'), typed(right, 'number'));
    return { type: operator in orderOperators ? 'condition' : 'number', run };
  }

  function call(name: FunctionName, args: readonly ExpressionNode[]): Typed {
    if (name === 'if') {
      const condition = typed(args[0]!, 'condition');
      const [yes, no] = [typed(args[1]!, 'number'), typed(args[2]!, 'number')];
      // Runs only the selected branch, so that a condition can guard a division.
      return { type: 'number', run: (names) => (condition(names) ? yes(names) : no(names)) };
    }
    const run = numeric(numericFunctions[name], ...args.map((argument) => typed(argument, 'number')));
    return { type: 'number', run };
  }
}

const orderOperators = {
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
};

const numericOperators = {
  ...orderOperators,
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => {
    if (b === 0) throw new ExpressionError({ code: 'division-by-zero' });
    return a / b;
  },
};

const numericFunctions = {
  min: Math.min,
  max: Math.max,
  ceil: Math.ceil,
  floor: Math.floor,
  round: roundHalfEven,
};

/** An unknown number makes the result unknown. Two parts are the most common case and get a faster path. */
function numeric(apply: (...values: [number, number]) => Value, ...parts: readonly Compiled[]): Compiled {
  const [left, right] = parts;
  if (left && right && parts.length === 2) {
    return (names) => {
      const a = left(names);
      const b = right(names);
      return a === undefined || b === undefined ? undefined : apply(a as number, b as number);
    };
  }
  return (names) => {
    const values = parts.map((part) => part(names));
    return values.includes(undefined) ? undefined : apply(...(values as [number, number]));
  };
}

/** Three-valued logic: one side may decide even if the other is unknown. `decisive` is true for or, false for and. */
function junction(left: Compiled, right: Compiled, decisive: boolean): Compiled {
  return (names) => {
    const a = left(names);
    if (a === decisive) return decisive;
    const b = right(names);
    if (b === decisive) return decisive;
    return a === undefined || b === undefined ? undefined : !decisive;
  };
}

/** Comparing with a multi group tests whether the value is one of its values. */
function comparison(left: Compiled, right: Compiled, equal: boolean): Compiled {
  return (names) => {
    const a = left(names);
    const b = right(names);
    if (a === undefined || b === undefined) return undefined;
    return meets(a, b) === equal;
  };
}

const meets = (a: NonNullable<Value>, b: NonNullable<Value>): boolean =>
  typeof a === 'object' ? a.includes(b as string) : typeof b === 'object' ? b.includes(a as string) : a === b;
