import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { maxCommasOfVisitor, parseJsonBody } from './json-body.ts';

const refusedCode = (source: string | Buffer): string | undefined => {
  try {
    parseJsonBody(Buffer.from(source as string));
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return (error as ApiError).errors[0]?.code;
  }
};

describe('a JSON body', () => {
  it.each([
    '{"a":1}',
    '{"a":{"b":[1,2,{"c":"x:y,{["}]},"d":"quote \\" and colon:"}',
    '"a \\\\"',
    '{"ü":"\\u00e9 and a whole pair \\ud83d\\ude00"}',
    `${'['.repeat(32)}${']'.repeat(32)}`,
    // Wide, not deep.
    `[${Array(100).fill('[{}]').join(',')}]`,
    'null',
  ])('is parsed like JSON.parse: %s', (source) => {
    expect(parseJsonBody(Buffer.from(source))).toEqual(JSON.parse(source));
  });

  it.each([
    ['{"a":1', 'json'],
    ['', 'json'],
    ['{"a":1}}', 'json'],
    ['{"a":1,"a":2}', 'doubled-key'],
    ['{"a":{"b":1,"\\u0062":2}}', 'doubled-key'],
    ['{"__proto__":{"admin":true}}', 'key'],
    ['{"x":{"\\u005f_proto__":1}}', 'key'],
    ['{"a":"\\u0000"}', 'text'],
    ['{"a":"\\ud800"}', 'text'],
    ['{"\\udc00":1}', 'text'],
    [`${'['.repeat(33)}${']'.repeat(33)}`, 'depth'],
    ['{"a":'.repeat(200_000), 'depth'],
  ])('is rejected for a known reason (threats 49, 50): %.40s', (source, code) => {
    expect(refusedCode(source)).toBe(code);
  });

  it('of a visitor has few values if it is as large as a picture (S5)', () => {
    const picture = (values: number, length: number) =>
      Buffer.from(`{"picture":"${','.repeat(length)}","more":[${Array(values).fill('1').join(',')}]}`);
    const large = 128 * 1024;
    const parsed = (body: Buffer) => parseJsonBody(body, maxCommasOfVisitor(body));
    expect(parsed(picture(1000, large))).toHaveProperty('more.length', 1000);
    expect(() => parsed(picture(1001, large))).toThrow(ApiError);
    expect(parsed(picture(10_000, 1000))).toHaveProperty('more.length', 10_000);
    expect(parseJsonBody(picture(10_000, large))).toHaveProperty('more.length', 10_000);
  });

  it('is rejected if it is not UTF-8', () => {
    expect(refusedCode(Buffer.from([0x22, 0xff, 0x22]))).toBe('encoding');
  });
});
