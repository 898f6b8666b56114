import type { Random } from './random.ts';
import { strangeKeys, strangeText, strangeValue } from './strange-values.ts';

/** A request under construction; `path` and `query` are sent unchanged. */
export interface Draft {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  /** JSON, or bytes; undefined: no body. */
  body: unknown;
}

/** Adds errors to a request, most of them in the body, where most code is. */
export function mutate(draft: Draft, times: number, random: Random): void {
  for (let done = 0; done < times; done++) {
    const hasTree = typeof draft.body === 'object' && draft.body !== null && !Buffer.isBuffer(draft.body);
    const kinds = hasTree ? [inTree, inTree, inTree, inTree, inText, inHeaders, inAddress] : withoutTree;
    random.pick(kinds)(draft, random);
  }
}

type Mutation = (draft: Draft, random: Random) => void;

type Tree = Record<string, unknown> | unknown[];

/** Removes, changes or adds a key. */
const inTree: Mutation = (draft, random) => {
  const place = random.pick(treesIn(draft.body));
  const keys = Object.keys(place);
  const key = keys.length > 0 ? random.pick(keys) : '0';
  switch (random.below(4)) {
    case 0:
      if (Array.isArray(place)) place.splice(Number(key), 1);
      else delete place[key];
      break;
    case 1:
      setOwn(
        place,
        Array.isArray(place) ? `${place.length}` : random.pick(strangeKeys),
        strangeValue(random),
      );
      break;
    default:
      setOwn(place, key, strangeValue(random));
  }
};

/** Plain assignment to `__proto__` would not be written to the wire. */
const setOwn = (place: Tree, key: string, value: unknown): void => {
  Object.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true });
};

function treesIn(value: unknown, found: Tree[] = []): Tree[] {
  if (typeof value !== 'object' || value === null) return found;
  found.push(value as Tree);
  for (const inner of Object.values(value)) if (found.length < 200) treesIn(inner, found);
  return found;
}

/** Makes the body invalid JSON, or JSON that parsers disagree about. */
const inText: Mutation = (draft, random) => {
  const text = JSON.stringify(draft.body);
  const cut = random.below(text.length + 1);
  const twice = /^\{"([^"]*)":/.exec(text)?.[1] ?? 'a';
  const texts = [
    () => text.slice(0, cut),
    () => `${text.slice(0, cut)}\u0000${text.slice(cut)}`,
    () => `\ufeff${text}`,
    () => `${text}${text}`,
    () => text.replace(/\}$/, `,"${twice}":1}`),
    () => text.replace(/\}$/, ',"big":1e400,"small":-1e-400}'),
    () => text.replace(/\}$/, ',"\\u005f_proto__":{"isAdmin":true}}'),
    () => text.replace(/:/, ': \t\n'),
    () => `[${text}]`,
    () => '['.repeat(random.pick([33, 5000, 100_000])),
    () => '{"a":'.repeat(random.pick([33, 5000])),
    () => `"${text.length}"`,
    () => '',
    () => 'null',
    () => ' '.repeat(random.pick([10, 262_145])),
  ];
  draft.body = random.chance(0.1)
    ? Buffer.from(random.pick([Buffer.from(text, 'utf16le'), Buffer.from([0x22, 0xc3, 0x28, 0x22])]))
    : Buffer.from(random.pick(texts)());
};

const headerTricks: readonly (readonly [string, readonly string[]])[] = [
  [
    'content-type',
    [
      'text/plain',
      'application/json; charset=utf-16',
      'APPLICATION/JSON',
      'application/json;',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json, text/plain',
      '*/*',
      '',
    ],
  ],
  ['cookie', ['silowright=', 'silowright=short', `silowright=${'A'.repeat(64)}`, ';;;=', 'x'.repeat(4000)]],
  ['configuration-key', ['x', 'A'.repeat(22), '../..', 'A'.repeat(65)]],
  ['sign-token', ['x', 'A'.repeat(22), '\u0080\u00ff', '../../x']],
  [
    'authorization',
    ['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer e30.e30.', `Bearer ${'x'.repeat(6000)}`],
  ],
  ['origin', ['https://evil.example', 'null', 'http://localhost', '://', 'http://[::1']],
  ['host', ['', 'evil.example', 'localhost:99999', 'a b', '[::1]']],
  ['user-agent', ['', '\u00ff'.repeat(600), "'; drop table offers; --"]],
  ['user-ip', ['1.2.3.4', 'x'.repeat(300)]],
  ['x-forwarded-for', ['1.2.3.4', 'x, y, z', '::1']],
  ['accept-encoding', ['gzip', 'br;q=x', 'identity;q=0, *;q=0']],
  ['accept-language', ['de', '\u00e9', 'x'.repeat(3000)]],
  ['range', ['bytes=0-', 'bytes=5-1', 'bytes=-0', 'bytes=0-0,1-1', 'x']],
  ['if-none-match', ['*', '"x"', 'W/']],
  ['if-modified-since', ['x', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['expect', ['100-continue', 'x']],
  ['x-http-method-override', ['DELETE']],
  ['connection', ['close', 'upgrade']],
  ['upgrade', ['websocket', 'h2c']],
  ['te', ['trailers']],
  ['accept', ['text/html', 'application/xml', 'x/']],
];

const inHeaders: Mutation = (draft, random) => {
  const [name, values] = random.pick(headerTricks);
  if (random.chance(0.15)) delete draft.headers[name];
  else draft.headers[name] = random.pick(values);
};

const inMethod: Mutation = (draft, random) => {
  draft.method = random.pick([
    'GET',
    'PUT',
    'POST',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'HEAD',
    'TRACE',
    'get',
    'FOO',
  ]);
};

/** Sent unchanged: no client normalises it. */
const inAddress: Mutation = (draft, random) => {
  const parts = draft.path.split('/');
  const at = 1 + random.below(Math.max(1, parts.length - 1));
  const put = (text: string) => {
    parts[at] = text;
    draft.path = parts.join('/');
  };
  const tricks = [
    () => put(encodeURIComponent(strangeText(random).toWellFormed())),
    () => put(encodeURIComponent(strangeText(random).toWellFormed())),
    () => put(random.pick(['..', '%2e%2e', '..%2f..%2f', '%', '%zz', '%ff', '%00', '%c0%ae', '.', '\\..\\'])),
    () => put('x'.repeat(random.pick([65, 257, 3000]))),
    () => put((parts[at] ?? '').toUpperCase()),
    () => put(`${parts[at]};a=b`),
    () => put(`/${parts[at]}`),
    () => {
      draft.path = `${draft.path}/`;
    },
    () => {
      draft.path = random.pick(['*', '//', `http://evil.example${draft.path}`, '/api', '/api/', '/?']);
    },
  ];
  const queryTricks = [
    () => `${draft.query}&__proto__=1&constructor=2`,
    () => `${draft.query}&${draft.query}`,
    () => `${draft.query}&a[]=1&a[b]=2`,
    () => draft.query.replace(/=[^&]*/, `=${encodeURIComponent(strangeText(random).toWellFormed())}`),
    () => draft.query.replace(/=[^&]*/, '=%ff%00%'),
    () => draft.query.replace(/&?[^&]*$/, ''),
    () => '&'.repeat(500),
    () => Array.from({ length: 300 }, (_, number) => `k${number}=v`).join('&'),
  ];
  if (random.chance(0.4)) draft.query = random.pick(queryTricks)();
  else random.pick(tricks)();
};

const withoutTree: readonly Mutation[] = [inAddress, inAddress, inHeaders, inHeaders, inMethod];
