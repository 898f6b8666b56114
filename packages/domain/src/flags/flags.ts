/** Feature flags (FL-01, FL-02): read from the query string, each with its default. */
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

/** A flag named without value, or with any value but `false`, is on; only `false` turns it off. */
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
