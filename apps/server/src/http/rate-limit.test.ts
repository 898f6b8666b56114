import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { limitKey, limitOf, limits, RateLimiter } from './rate-limit.ts';

describe('the key of a limit', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('takes all of a subscriber for one: %s', (address, key) => {
    expect(limitKey(address)).toBe(key);
  });
});

describe('the limiter', () => {
  const drain = (limiter: RateLimiter, address: string): number => {
    let taken = 0;
    try {
      for (; taken < 10_000; taken++) limiter.take('mail', address);
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      expect((error as ApiError).code).toBe('too-many-requests');
      expect((error as ApiError).retryAfterS).toBeGreaterThan(0);
    }
    return taken;
  };

  it('lets a burst through, then what the rate allows, and says when to come back', () => {
    let nowMs = 0;
    const limiter = new RateLimiter(() => nowMs);
    expect(drain(limiter, '192.0.2.1')).toBe(limits.mail.burst);
    expect(drain(limiter, '192.0.2.1')).toBe(0);
    nowMs += 10_000;
    expect(drain(limiter, '192.0.2.1')).toBe(2);
    nowMs += 24 * 3600 * 1000;
    expect(drain(limiter, '192.0.2.1')).toBe(limits.mail.burst);
  });

  it('counts addresses apart, and neighbours in one network together (threat 15)', () => {
    const limiter = new RateLimiter(() => 0);
    expect(drain(limiter, '2001:db8:1:2::1')).toBe(limits.mail.burst);
    expect(drain(limiter, '2001:db8:1:2::2')).toBe(0);
    expect(drain(limiter, '2001:db8:1:3::1')).toBe(limits.mail.burst);
  });

  it('stays of bounded size under a flood of addresses', () => {
    const limiter = new RateLimiter(() => 0, 10);
    drain(limiter, '192.0.2.1');
    for (let last = 2; last < 12; last++) limiter.take('mail', `192.0.2.${last}`);
    expect(drain(limiter, '192.0.2.1')).toBe(limits.mail.burst);
  });

  it.each([
    ['create-offer', 'PUT', 'mail'],
    ['create-lead', 'PUT', 'mail'],
    ['book-meeting', 'PUT', 'booking'],
    ['move-meeting', 'PUT', 'mail'],
    ['select-options', 'PUT', 'write'],
    ['list-products', 'GET', 'read'],
  ] as const)('knows what a call costs: %s', (name, method, limit) => {
    expect(limitOf(name, method)).toBe(limit);
  });
});
