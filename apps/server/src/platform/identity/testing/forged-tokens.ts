import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { JSONWebKeySet } from 'jose';

/** A test provider: one good key pair, and all kinds of forged tokens. */
export interface TokenWorkshop {
  readonly issuer: string;
  readonly clientId: string;
  readonly organisation: string;
  readonly keySet: JSONWebKeySet;
  readonly goodToken: (claims?: Record<string, unknown>, header?: Record<string, unknown>) => string;
  readonly forgeries: () => readonly Forgery[];
}

export interface Forgery {
  readonly name: string;
  readonly token: string;
  /** 403 for a genuine account of another organisation. */
  readonly status: 401 | 403;
}

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Made once: all workshops of a process share them, because an RSA key takes a third of a second. */
let made: ReturnType<typeof makeKeyPairs> | undefined;
const makeKeyPairs = () => ({
  ours: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  foreign: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  curve: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
});

export function openTokenWorkshop(nowSeconds = Math.floor(Date.now() / 1000)): TokenWorkshop {
  const issuer = 'https://staff.example/';
  const clientId = 'back-office';
  const organisation = 'org_ours';
  made ??= makeKeyPairs();
  const { ours, foreign, curve } = made;
  const publicPem = ours.publicKey.export({ type: 'spki', format: 'pem' }) as string;
  const publicJwk = { ...ours.publicKey.export({ format: 'jwk' }), kid: 'key-1', use: 'sig', alg: 'RS256' };
  const foreignJwk = { ...foreign.publicKey.export({ format: 'jwk' }), kid: 'key-1' };

  const goodHeader = { alg: 'RS256', typ: 'JWT', kid: 'key-1' };
  const goodClaims = {
    iss: issuer,
    aud: clientId,
    sub: 'auth0|staff-1',
    org_id: organisation,
    email: 'staff@example.com',
    name: 'Sam Staff',
    nonce: 'n-1',
    iat: nowSeconds - 10,
    exp: nowSeconds + 3_600,
  };

  const without = (name: keyof typeof goodClaims): Record<string, unknown> =>
    Object.fromEntries(Object.entries(goodClaims).filter(([key]) => key !== name));
  const signRsa = (
    header: unknown,
    claims: unknown,
    key: KeyObject = ours.privateKey,
    digest = 'sha256',
  ): string => {
    const input = `${encode(header)}.${encode(claims)}`;
    return `${input}.${createSign(digest).update(input).sign(key, 'base64url')}`;
  };
  const signHmac = (header: unknown, claims: unknown, secret: string): string => {
    const input = `${encode(header)}.${encode(claims)}`;
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`;
  };
  const signPss = (claims: unknown): string => {
    const input = `${encode({ ...goodHeader, alg: 'PS256' })}.${encode(claims)}`;
    const signature = createSign('sha256')
      .update(input)
      .sign({ key: ours.privateKey, padding: 6, saltLength: 32 }, 'base64url');
    return `${input}.${signature}`;
  };
  const signCurve = (): string => {
    const input = `${encode({ ...goodHeader, alg: 'ES256' })}.${encode(goodClaims)}`;
    return `${input}.${createSign('sha256').update(input).sign({ key: curve.privateKey, dsaEncoding: 'ieee-p1363' }, 'base64url')}`;
  };
  // Most tests use the same few tokens, and a signature takes longer than a call.
  const signed = new Map<string, string>();
  const goodToken = (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) => {
    const key = JSON.stringify([claims, header]);
    const token = signed.get(key) ?? signRsa({ ...goodHeader, ...header }, { ...goodClaims, ...claims });
    signed.set(key, token);
    return token;
  };
  const unsigned = (alg: string) => `${encode({ alg, typ: 'JWT' })}.${encode(goodClaims)}.`;
  const [head = '', body = '', signature = ''] = goodToken().split('.');
  const claim = (name: string, claims: Record<string, unknown>, status: 401 | 403 = 401): Forgery => ({
    name,
    token: goodToken(claims),
    status,
  });
  const headed = (name: string, header: Record<string, unknown>): Forgery => ({
    name,
    token: goodToken({}, header),
    status: 401,
  });
  const plain = (name: string, token: string): Forgery => ({ name, token, status: 401 });

  const forgeries = (): readonly Forgery[] => [
    plain('empty', ''),
    plain('a word', 'staff'),
    plain('two parts', `${head}.${body}`),
    plain('four parts', `${head}.${body}.${signature}.x`),
    plain('an encrypted form of five parts', `${head}.${body}.${signature}.x.y`),
    plain('no signature', `${head}.${body}.`),
    plain('signature of another token', `${head}.${encode({ ...goodClaims, sub: 'boss' })}.${signature}`),
    plain('signature with a flipped end', `${head}.${body}.${signature.slice(0, -4)}AAAA`),
    plain('header that is no JSON', `${encode('{')}.${body}.${signature}`),
    plain('body that is no JSON', signRsa(goodHeader, '{')),
    plain('body that is a list', signRsa(goodHeader, [goodClaims])),
    plain('body that is a number', signRsa(goodHeader, '7')),
    plain('10 kB', goodToken({ filler: 'x'.repeat(10_000) })),
    plain('alg none', unsigned('none')),
    plain('alg None', unsigned('None')),
    plain('alg NONE', unsigned('NONE')),
    plain('alg empty', unsigned('')),
    plain(
      'HS256 with the public key as secret',
      signHmac({ ...goodHeader, alg: 'HS256' }, goodClaims, publicPem),
    ),
    plain(
      'HS256 with the JWK as secret',
      signHmac({ ...goodHeader, alg: 'HS256' }, goodClaims, JSON.stringify(publicJwk)),
    ),
    plain('HS256 with an empty secret', signHmac({ ...goodHeader, alg: 'HS256' }, goodClaims, '')),
    plain('HS256 named RS256', signHmac(goodHeader, goodClaims, publicPem)),
    plain('RS384', signRsa({ ...goodHeader, alg: 'RS384' }, goodClaims, ours.privateKey, 'sha384')),
    plain('RS512', signRsa({ ...goodHeader, alg: 'RS512' }, goodClaims, ours.privateKey, 'sha512')),
    plain('PS256 with our key', signPss(goodClaims)),
    plain('ES256 with a key of its own', signCurve()),
    plain('another key under our key id', signRsa(goodHeader, goodClaims, foreign.privateKey)),
    plain(
      'another key, embedded as jwk',
      signRsa({ ...goodHeader, jwk: foreignJwk }, goodClaims, foreign.privateKey),
    ),
    plain(
      'another key, named by jku',
      signRsa({ ...goodHeader, jku: 'https://evil.example/jwks.json' }, goodClaims, foreign.privateKey),
    ),
    plain(
      'another key, named by x5u',
      signRsa({ ...goodHeader, x5u: 'https://evil.example/cert.pem' }, goodClaims, foreign.privateKey),
    ),
    plain(
      'another key, embedded as x5c',
      signRsa({ ...goodHeader, x5c: ['MIIB'] }, goodClaims, foreign.privateKey),
    ),
    headed('unknown key id', { kid: 'key-2' }),
    headed('key id with a path', { kid: '../../../../dev/null' }),
    headed('key id with SQL', { kid: "key-1' OR '1'='1" }),
    headed('unknown critical header', { crit: ['exp2'], exp2: 1 }),
    headed('unencoded payload', { b64: false, crit: ['b64'] }),
    headed('an access token', { typ: 'at+jwt' }),
    headed('a logout token', { typ: 'logout+jwt' }),
    headed('a proof of possession', { typ: 'dpop+jwt' }),
    claim('another issuer', { iss: 'https://evil.example/' }),
    claim('issuer without its slash', { iss: issuer.slice(0, -1) }),
    claim('issuer in capitals', { iss: issuer.toUpperCase() }),
    claim('issuer as a list', { iss: [issuer] }),
    plain('no issuer', signRsa(goodHeader, without('iss'))),
    claim('another audience', { aud: 'shop' }),
    claim('audience beginning like ours', { aud: `${clientId}-2` }),
    claim('audiences without ours', { aud: ['shop', 'stock'] }),
    claim('ours among several without azp', { aud: [clientId, 'shop'] }),
    claim('ours among several, meant for another', { aud: [clientId, 'shop'], azp: 'shop' }),
    claim('single audience, meant for another', { azp: 'shop' }),
    plain('no audience', signRsa(goodHeader, without('aud'))),
    plain('no expiry', signRsa(goodHeader, without('exp'))),
    claim('expired a minute and a bit ago', { exp: nowSeconds - 62 }),
    claim('expired a year ago', { exp: nowSeconds - 31_536_000 }),
    claim('expiry as text', { exp: String(nowSeconds + 3_600) }),
    claim('expiry null', { exp: null }),
    plain('no issue time', signRsa(goodHeader, without('iat'))),
    // Far enough ahead to stay rejected until the end of a slow run.
    claim('issued in the future', { iat: nowSeconds + 1_800 }),
    claim('issue time as text', { iat: String(nowSeconds) }),
    claim('not yet valid', { nbf: nowSeconds + 1_800 }),
    plain('no subject', signRsa(goodHeader, without('sub'))),
    claim('empty subject', { sub: '' }),
    claim('subject as a number', { sub: 1 }),
    claim('another organisation', { org_id: 'org_theirs' }, 403),
    claim('organisation as a list', { org_id: [organisation] }, 403),
    claim('organisation in capitals', { org_id: organisation.toUpperCase() }, 403),
    { name: 'no organisation', token: signRsa(goodHeader, without('org_id')), status: 403 },
  ];

  return {
    issuer,
    clientId,
    organisation,
    keySet: { keys: [publicJwk] } as JSONWebKeySet,
    goodToken,
    forgeries,
  };
}
