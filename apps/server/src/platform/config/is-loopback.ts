export const isLoopback = (hostname: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname) ||
  hostname.toLowerCase().endsWith('.localhost');
