import type * as z from 'zod';
import { lineOf } from './json-place.ts';
import { findSyntaxProblem } from './json-syntax.ts';
import { knownKeys } from './known-keys.ts';
import { listed, type Problem, suggestion } from './problem.ts';

/** Further errors of a file are counted only: to find the line of each takes time. */
const maxIssues = 50;
/** The largest file of the samples has 0.1 MB. */
const maxTextLength = 2_000_000;

/** Checks one JSON file against its schema; adds a problem for everything that is wrong in it. */
export function readJson<Value>(
  file: string,
  text: string,
  schema: z.ZodType<Value>,
  problems: Problem[],
): Value | undefined {
  const bare = text.replace(/^\uFEFF/, '');
  const error = (place: string | undefined, said: string) =>
    problems.push({ file, ...(place && { place }), text: said, severity: 'error' });
  if (bare.length > maxTextLength) {
    error(undefined, `has more than ${maxTextLength / 1e6} MB; no JSON file of a catalogue needs that`);
    return undefined;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL is what UTF-16 looks like here.
  if (/[\uFFFD\u0000]/.test(bare)) {
    error(undefined, 'is not text in UTF-8; save it with the encoding UTF-8');
    return undefined;
  }
  const broken = findSyntaxProblem(bare);
  if (broken) {
    error(`line ${broken.line}`, broken.text);
    return undefined;
  }
  const json: unknown = JSON.parse(bare);
  // Each schema is used once or twice: to compile it would take longer than to check by it.
  const result = schema.safeParse(json, { reportInput: true, jitless: true });
  if (result.success) return result.data;
  const issues = flat(result.error.issues);
  if (issues.length > maxIssues)
    error(undefined, `has ${issues.length} errors; these are the first ${maxIssues}`);
  for (const issue of issues.slice(0, maxIssues)) {
    const path = [...issue.path];
    const said =
      issue.code === 'unrecognized_keys'
        ? unknownKeys(issue.keys, knownKeys(schema, json, path))
        : sentence(issue, path);
    error([`line ${lineOf(bare, path)}`, printPath(path)].filter(Boolean).join(', '), said);
  }
  return undefined;
}

type Issue = z.core.$ZodIssue;

/** Of a union without a kind, the issues of the branch that came closest. */
function flat(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const [closest = []] = issue.errors.toSorted((a, b) => b.length - a.length).toReversed();
    return flat(closest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }) as Issue));
  });
}

const printPath = (path: readonly PropertyKey[]): string =>
  path
    .map((key, at) => (typeof key === 'number' ? `[${key + 1}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');

const maxQuoteLength = 60;
function quote(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'too large';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength - 1)}…` : text;
}

const unknownKeys = (keys: readonly string[], known: readonly string[]): string =>
  `${listed(keys.map(quote))} is not known here${
    known.length > 0 ? `; allowed: ${listed(known)}${keys.map((key) => suggestion(key, known)).join('')}` : ''
  }`;

function sentence(issue: Issue, path: PropertyKey[]): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${kindOf(issue.expected)}, but is ${quote(issue.input)}`;
    case 'invalid_value':
      return `${quote(issue.input)} is not known; allowed: ${listed(issue.values.map(String))}${suggestion(String(issue.input), issue.values.map(String))}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      if (issue.origin !== 'number' && issue.origin !== 'int') return 'must have at least one entry';
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}, but is ${quote(issue.input)}`;
    case 'too_big':
      if (issue.origin === 'string') return `must have at most ${issue.maximum} characters`;
      if (issue.origin !== 'number' && issue.origin !== 'int')
        return `must have at most ${issue.maximum} entries`;
      return `must be at most ${issue.maximum}, but is ${quote(issue.input)}`;
    case 'invalid_format':
      return `${quote(issue.input)} ${issue.message}`;
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.map((one) => `${quote(one.input ?? path.at(-1))} ${one.message}`).join('; ');
    case 'invalid_union': {
      const { unknownKind, value, known } = JSON.parse(issue.message) as {
        unknownKind: string;
        value: string | null;
        known: string[];
      };
      if (path.at(-1) !== unknownKind) path.push(unknownKind);
      return value === null
        ? `is missing; allowed: ${listed(known)}`
        : `${quote(value)} is not known; allowed: ${listed(known)}${suggestion(value, known)}`;
    }
    default:
      return issue.message;
  }
}

const kindOf = (expected: string): string =>
  ({
    int: 'a whole number',
    number: 'a number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    tuple: 'a list',
  })[expected] ?? expected;
