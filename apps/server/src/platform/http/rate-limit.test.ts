import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { limitOf, limits, RateLimiter } from './rate-limit.ts';

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

  it('allows a burst, then the rate, and returns a time to retry', () => {
    let nowMs = 0;
    const limiter = new RateLimiter(() => nowMs);
    expect(drain(limiter, '192.0.2.1')).toBe(limits.mail.burst);
    expect(drain(limiter, '192.0.2.1')).toBe(0);
    nowMs += 10_000;
    expect(drain(limiter, '192.0.2.1')).toBe(2);
    nowMs += 24 * 3600 * 1000;
    expect(drain(limiter, '192.0.2.1')).toBe(limits.mail.burst);
  });

  it('counts addresses separately, and neighbours in one network together (threat 15)', () => {
    const limiter = new RateLimiter(() => 0);
    expect(drain(limiter, '2001:db8:1:2::1')).toBe(limits.mail.burst);
    expect(drain(limiter, '2001:db8:1:2::2')).toBe(0);
    expect(drain(limiter, '2001:db8:1:3::1')).toBe(limits.mail.burst);
  });

  it.each([
    ['/56', (at: number) => `2001:db8:1:4${at.toString(16).padStart(2, '0')}::1`, 2],
    ['/48', (at: number) => `2001:db8:2:${at.toString(16).padStart(2, '0')}00::1`, 4],
  ])('allows a %s of IPv6 little more than one subscriber (threat 15, S3)', (_, address, times) => {
    const limiter = new RateLimiter(() => 0);
    let taken = 0;
    for (let at = 0; at < 20; at++) taken += drain(limiter, address(at));
    expect(taken).toBe(times * limits.mail.burst);
  });

  it('has a bounded size under a flood of addresses', () => {
    const limiter = new RateLimiter(() => 0, 10);
    drain(limiter, '192.0.2.1');
    for (let last = 2; last < 12; last++) limiter.take('mail', `192.0.2.${last}`);
    expect(drain(limiter, '192.0.2.1')).toBe(limits.mail.burst);
  });

  it.each([
    [{ method: 'PUT', rateLimit: 'mail' }, 'mail'],
    [{ method: 'PUT', rateLimit: 'booking' }, 'booking'],
    [{ method: 'PUT' }, 'write'],
    [{ method: 'DELETE' }, 'write'],
    [{ method: 'GET' }, 'read'],
  ] as const)('uses the limit of the endpoint, else that of its method: %o', (endpoint, limit) => {
    expect(limitOf(endpoint)).toBe(limit);
  });
});
