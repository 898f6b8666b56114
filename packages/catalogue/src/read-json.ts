import type * as z from 'zod';
import { lineOf, lineOfSyntaxError } from './json-place.ts';
import { listed, type Problem, suggestion } from './problem.ts';

/** Checks one JSON file against its schema; adds a problem for everything that is wrong in it. */
export function readJson<Value>(
  file: string,
  text: string,
  schema: z.ZodType<Value>,
  problems: Problem[],
): Value | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const line = lineOfSyntaxError(text, (error as Error).message);
    problems.push({
      file,
      ...(line !== undefined && { place: `line ${line}` }),
      text: 'is not valid JSON; look for a missing comma, quote or bracket at this line or the one before',
      severity: 'error',
    });
    return undefined;
  }
  const result = schema.safeParse(json, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of flat(result.error.issues)) {
    const path = [...issue.path];
    const said = sentence(issue, path);
    problems.push({
      file,
      place: [`line ${lineOf(text, path)}`, printPath(path)].filter(Boolean).join(', '),
      text: said,
      severity: 'error',
    });
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

const quote = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function sentence(issue: Issue, path: PropertyKey[]): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${listed(issue.keys.map(quote))} is not known here`;
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${kindOf(issue.expected)}, but is ${quote(issue.input)}`;
    case 'invalid_value':
      return `${quote(issue.input)} is not known; allowed: ${listed(issue.values.map(String))}${suggestion(String(issue.input), issue.values.map(String))}`;
    case 'too_small':
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
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
