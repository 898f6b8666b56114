import { isIPv6 } from 'node:net';

/** How much of an address identifies its source: all of IPv4, or a prefix of IPv6. */
export type Width = 'address' | '/64' | '/56' | '/48';

export interface Network {
  readonly key: string;
  readonly width: Width;
}

/**
 * The networks that one caller may own, narrowest first. An IPv6 subscriber has at least a /64, mostly a /56, and
 * anyone can have a /48: limits apply to each of them (threats 15, 66).
 */
export function networksOf(address: string): readonly Network[] {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return [{ key: plain, width: 'address' }];
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const [a = 0, b = 0, c = 0, d = 0] = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].map(
    (group) => Number.parseInt(group, 16),
  );
  const prefix = (...parts: number[]) => parts.map((part) => part.toString(16)).join(':');
  return [
    { key: `${prefix(a, b, c, d)}/64`, width: '/64' },
    { key: `${prefix(a, b, c, d & 0xff00)}/56`, width: '/56' },
    { key: `${prefix(a, b, c)}/48`, width: '/48' },
  ];
}
