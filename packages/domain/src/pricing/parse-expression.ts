import { type Outcome, ok, refuse } from '../outcome.ts';

/**
 * The grammar of formulas and filter expressions (D6), from loosest to tightest binding: or · and · not ·
 * comparison · + - · * / · unary minus · number, 'text', name, call, parentheses.
 */
export type ExpressionNode =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negate' | 'not'; readonly of: ExpressionNode }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: ExpressionNode;
      readonly right: ExpressionNode;
    }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly ExpressionNode[] };

export type BinaryOperator = 'or' | 'and' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/';

/** Minimum and maximum number of arguments. */
export const functionArity = {
  min: [1, 20],
  max: [1, 20],
  ceil: [1, 1],
  floor: [1, 1],
  round: [1, 1],
  if: [3, 3],
} as const;
export type FunctionName = keyof typeof functionArity;

export const maximumLength = 1000;
export const maximumDepth = 40;

export type ExpressionProblem =
  | { readonly code: 'empty' | 'too-long' | 'too-deep' | 'division-by-zero' | 'not-finite' | 'negative' }
  | { readonly code: 'syntax'; readonly position: number }
  | { readonly code: 'unknown-name'; readonly name: string }
  | { readonly code: 'wrong-type'; readonly expected: string; readonly found: string }
  | { readonly code: 'wrong-arguments'; readonly name: string };

/** Used inside this folder only; callers get an Outcome. */
export class ExpressionError extends Error {
  readonly problem: ExpressionProblem;
  constructor(problem: ExpressionProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export function outcomeOf<Value>(work: () => Value): Outcome<Value, ExpressionProblem> {
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof ExpressionError) return refuse(error.problem);
    throw error;
  }
}

interface Token {
  readonly text: string;
  readonly position: number;
}

const tokenPattern = /\s*(?:(\d+(?:\.\d+)?(?![\w.])|[A-Za-z_]\w*|'[^']*'|"[^"]*"|<=|>=|==|!=|[<>+\-*/(),]))/y;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  tokenPattern.lastIndex = 0;
  const end = text.trimEnd().length;
  while (tokenPattern.lastIndex < end) {
    const from = tokenPattern.lastIndex;
    const token = tokenPattern.exec(text)?.[1];
    if (token === undefined) throw new ExpressionError({ code: 'syntax', position: from });
    tokens.push({ text: token, position: tokenPattern.lastIndex - token.length });
  }
  return tokens;
}

const levels: readonly (readonly BinaryOperator[])[] = [
  ['or'],
  ['and'],
  ['==', '!=', '<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/'],
];
const notLevel = 2;

/** Throws ExpressionError. Length and depth are limited before any recursion. */
export function parseExpression(text: string): ExpressionNode {
  if (text.length > maximumLength) throw new ExpressionError({ code: 'too-long' });
  const tokens = tokensOf(text);
  if (tokens.length === 0) throw new ExpressionError({ code: 'empty' });
  let at = 0;
  let depth = 0;

  const peek = (): string | undefined => tokens[at]?.text;
  const syntaxError = () =>
    new ExpressionError({ code: 'syntax', position: tokens[at]?.position ?? text.length });
  const take = (expected: string): void => {
    if (peek() !== expected) throw syntaxError();
    at++;
  };
  const nested = (parse: () => ExpressionNode): ExpressionNode => {
    depth++;
    if (depth > maximumDepth) throw new ExpressionError({ code: 'too-deep' });
    const node = parse();
    depth--;
    return node;
  };

  function level(index: number): ExpressionNode {
    if (index === levels.length) return unary();
    if (index === notLevel && peek() === 'not') {
      at++;
      return nested(() => ({ kind: 'not', of: level(notLevel) }));
    }
    let left = level(index + 1);
    for (;;) {
      const operator = levels[index]!.find((candidate) => candidate === peek());
      if (!operator) return left;
      at++;
      left = { kind: 'binary', operator, left, right: level(index + 1) };
    }
  }

  function unary(): ExpressionNode {
    if (peek() !== '-') return primary();
    at++;
    return nested(() => ({ kind: 'negate', of: unary() }));
  }

  function primary(): ExpressionNode {
    const token = peek();
    if (token === undefined) throw syntaxError();
    if (token === '(') {
      at++;
      const node = nested(() => level(0));
      take(')');
      return node;
    }
    if (/^\d/.test(token)) {
      at++;
      return { kind: 'number', value: Number(token) };
    }
    if (/^['"]/.test(token)) {
      at++;
      return { kind: 'text', value: token.slice(1, -1) };
    }
    if (!/^\w/.test(token) || ['and', 'or', 'not'].includes(token)) throw syntaxError();
    at++;
    return peek() === '(' ? call(token) : { kind: 'name', name: token };
  }

  function call(name: string): ExpressionNode {
    if (!isFunctionName(name)) throw new ExpressionError({ code: 'unknown-name', name });
    const args: ExpressionNode[] = [];
    do {
      at++;
      args.push(nested(() => level(0)));
    } while (peek() === ',');
    take(')');
    const [min, max] = functionArity[name];
    if (args.length < min || args.length > max) throw new ExpressionError({ code: 'wrong-arguments', name });
    return { kind: 'call', name, args };
  }

  const node = level(0);
  if (at < tokens.length) throw syntaxError();
  return node;
}

const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(functionArity, name);

/** The node itself and all nodes below it. */
function nodesIn(node: ExpressionNode): ExpressionNode[] {
  switch (node.kind) {
    case 'negate':
    case 'not':
      return [node, ...nodesIn(node.of)];
    case 'binary':
      return [node, ...nodesIn(node.left), ...nodesIn(node.right)];
    case 'call':
      return [node, ...node.args.flatMap(nodesIn)];
    default:
      return [node];
  }
}

/** All names, including repetitions. */
export const namesIn = (node: ExpressionNode): string[] =>
  nodesIn(node).flatMap((one) => (one.kind === 'name' ? [one.name] : []));

/** Every name that is compared with a text by == or !=. */
export const comparisonsIn = (node: ExpressionNode): { name: string; value: string }[] =>
  nodesIn(node).flatMap((one) => {
    if (one.kind !== 'binary' || (one.operator !== '==' && one.operator !== '!=')) return [];
    const { left, right } = one;
    if (left.kind === 'name' && right.kind === 'text') return [{ name: left.name, value: right.value }];
    return left.kind === 'text' && right.kind === 'name' ? [{ name: right.name, value: left.value }] : [];
  });
