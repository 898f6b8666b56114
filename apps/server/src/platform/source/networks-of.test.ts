import { describe, expect, it } from 'vitest';
import { networksOf } from './networks-of.ts';

describe('the networks of an address', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2345/64', '2001:db8:1:2300/56', '2001:db8:1/48']],
    ['2001:db8:1:2::9', ['2001:db8:1:2/64', '2001:db8:1:0/56', '2001:db8:1/48']],
    ['2001:0db8:0001:0002::', ['2001:db8:1:2/64', '2001:db8:1:0/56', '2001:db8:1/48']],
    ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48']],
    ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0:0/56', 'fe80:0:0/48']],
    ['::1', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48']],
  ])('treat everything that a subscriber may own as one: %s (threat 66, S3)', (address, keys) => {
    expect(networksOf(address).map(({ key }) => key)).toEqual(keys);
  });
});
