/** Feature flags with their defaults, read from the query string (FL-01, FL-02). */
export const flagDefaults = {
  AGRA_NEW_FLOW: true,
  SALT_NEW_FLOW: true,
  LANGUAGE_FROM_BROWSER: true,
  LANGUAGE_SWITCHER: true,
  SEGMENTS_SIMPLIFIED: true,
  CUSTOM_QUOTE: true,
  CLASSIC_FLOW: false,
  DEBUG: false,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof flagDefaults;
export type Flags = Readonly<Record<FlagName, boolean>>;

/** Only the value `false` turns a flag off. A flag without value or with any other value is on. */
export function readFlags(query: URLSearchParamsLike): Flags {
  const entries = Object.entries(flagDefaults).map(([name, fallback]) => {
    const value = query.get(name);
    return [name, value === null ? fallback : value !== 'false'];
  });
  return Object.fromEntries(entries) as Flags;
}

interface URLSearchParamsLike {
  get(name: string): string | null;
}
