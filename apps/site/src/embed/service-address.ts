/**
 * An address of the service, from a text that anybody may have written (S15): only path, query and hash are taken
 * over. Undefined if the text names another scheme, another site, or a path outside the service.
 */
export function serviceAddress(text: string, service: URL): URL | undefined {
  if (!URL.canParse(text, service.href)) return undefined;
  const { protocol, host, pathname, search, hash } = new URL(text, service);
  const isOwn = protocol === service.protocol && host === service.host;
  if (!isOwn || !pathname.startsWith(service.pathname)) return undefined;
  return Object.assign(new URL(service), { pathname, search, hash });
}
