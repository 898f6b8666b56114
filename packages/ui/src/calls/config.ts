/** The only place that reads the build settings. If the API is on another host, build with VITE_API_BASE (D1). */
export const config = {
  apiBase: (import.meta.env.VITE_API_BASE as string | undefined) ?? '/api',
  base: import.meta.env.BASE_URL.replace(/\/$/, ''),
  /** False in development, where nothing may be kept between changes. */
  isBuilt: import.meta.env.PROD,
  chunkTimeoutMs: 120_000,
} as const;
