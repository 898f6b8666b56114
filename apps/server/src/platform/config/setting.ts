import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { validateEmail } from '@silowright/domain/session/field-rules';

export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname) ||
  hostname.toLowerCase().endsWith('.localhost');

/** One setting: its name, its meaning, and how its text is parsed. */
export interface Setting<Value> {
  readonly name: string;
  readonly group: 'server' | 'data' | 'mail' | 'staff' | 'visitor' | 'company' | 'outside';
  readonly description: string;
  readonly default?: string;
  /** Description of a default that depends on another setting. */
  readonly defaultInWords?: string;
  /** Required with NODE_ENV=production, unless one of these settings is on. */
  readonly neededInProduction?: { readonly unless?: string };
  /** Never shown in a log or a message. */
  readonly secret?: boolean;
  readonly parse: (text: string) => Outcome<Value, string>;
}

export const oneOf =
  <const Values extends readonly string[]>(...values: Values) =>
  (input: string): Outcome<Values[number], string> =>
    values.includes(input) ? ok(input as Values[number]) : refuse(`must be one of ${values.join(', ')}`);

export const anyText = (input: string): Outcome<string, string> => ok(input);

/** 16 characters cannot be guessed over a network; fewer might be a word. */
export const longSecret = (input: string): Outcome<string, string> =>
  input.length >= 16 ? ok(input) : refuse('must have at least 16 characters');

export const onOff = (input: string): Outcome<boolean, string> => {
  if (['on', 'true', '1', 'yes'].includes(input.toLowerCase())) return ok(true);
  if (['off', 'false', '0', 'no'].includes(input.toLowerCase())) return ok(false);
  return refuse('must be on or off');
};

export const wholeNumber =
  (minimum: number, maximum: number) =>
  (input: string): Outcome<number, string> => {
    const value = /^\d{1,9}$/.test(input) ? Number(input) : Number.NaN;
    return value >= minimum && value <= maximum
      ? ok(value)
      : refuse(`must be a whole number from ${minimum} to ${maximum}`);
  };

/** `de` or `de_DE`; whether the catalogue has it is checked with the catalogue. */
export const language = (input: string): Outcome<string, string> =>
  /^[a-z]{2}(_[A-Z]{2})?$/.test(input) ? ok(input) : refuse('must be a language such as de');

export const address =
  (...schemes: readonly string[]) =>
  (input: string): Outcome<string, string> => {
    const scheme = URL.canParse(input) ? new URL(input).protocol.slice(0, -1) : undefined;
    return scheme && schemes.includes(scheme)
      ? ok(input)
      : refuse(`must be an address that begins with ${schemes.map((name) => `${name}://`).join(' or ')}`);
  };

/** Without the trailing slash, so that paths can be appended. */
export const site = (input: string): Outcome<string, string> => {
  const outcome = address('https', 'http')(input);
  return outcome.ok ? ok(input.replace(/\/+$/, '')) : outcome;
};

/** The address of map tiles; the content security policy names its host, so that must not vary. */
export const tilesAddress = (input: string): Outcome<string, string> => {
  const outcome = address('https', 'http')(input);
  if (!outcome.ok) return outcome;
  return ['{z}', '{x}', '{y}'].every((part) => input.includes(part)) && !/[{%]/.test(new URL(input).host)
    ? ok(input)
    : refuse('must contain {z}, {x} and {y}, and no {s}');
};

/** A host name, or an address. It decides who is staff, so it must use TLS, except on this machine. */
export const identityDomain = (input: string): Outcome<string, string> => {
  if (!input.startsWith('http://')) return ok(input);
  return URL.canParse(input) && isLoopback(new URL(input).hostname)
    ? ok(input)
    : refuse('must be a host name or begin with https://, because it decides who is staff');
};

export const emailAddress = (input: string): Outcome<string, string> =>
  validateEmail(input) === undefined ? ok(input) : refuse('must be one e-mail address');

export const timeZone = (input: string): Outcome<string, string> => {
  // The first date format takes 20 ms of the start; the list lacks only other names of zones, such as UTC.
  if (Intl.supportedValuesOf('timeZone').includes(input)) return ok(input);
  try {
    new Intl.DateTimeFormat('en', { timeZone: input });
    return ok(input);
  } catch {
    return refuse('must be a time zone such as Europe/Amsterdam');
  }
};

/** "9-17": the first meeting starts at nine, the last ends at five. */
export const hours = (input: string): Outcome<{ readonly from: number; readonly to: number }, string> => {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(input) ?? [];
  return from !== undefined && Number(from) < Number(to) && Number(to) <= 24
    ? ok({ from: Number(from), to: Number(to) })
    : refuse('must be two hours of a day such as 9-17');
};

export const listOf =
  <Value>(parse: (item: string) => Outcome<Value, string>) =>
  (input: string): Outcome<readonly Value[], string> => {
    const values: Value[] = [];
    for (const item of input.split(',').map((part) => part.trim())) {
      if (item === '') continue;
      const outcome = parse(item);
      if (!outcome.ok) return refuse(`has "${item}", which ${outcome.reason}`);
      values.push(outcome.value);
    }
    return ok(values);
  };

export const origin = (input: string): Outcome<string, string> => {
  const outcome = site(input);
  return outcome.ok && new URL(input).origin === outcome.value
    ? outcome
    : refuse('must be a site such as https://www.example.com, without a path');
};

/** An address, a network (10.0.0.0/8) or one of the names that Fastify knows. */
export const proxy = (input: string): Outcome<string, string> =>
  /^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?)$/.test(input)
    ? ok(input)
    : refuse('must be an address, a network like 10.0.0.0/8, or loopback, linklocal, uniquelocal');

/** Keeps the literal types, so that a setting with a default is never undefined. */
export const setting = <const Definition extends Omit<Setting<unknown>, 'name' | 'group'>>(
  name: string,
  group: Setting<unknown>['group'],
  definition: Definition,
): Definition & Pick<Setting<unknown>, 'name' | 'group'> => ({ name, group, ...definition });
