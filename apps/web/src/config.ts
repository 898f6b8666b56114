/**
 * The only place of the web app that reads its build settings. Served from another host than the API, the app is
 * built with VITE_API_BASE (D1).
 */
export const config = {
  apiBase: (import.meta.env.VITE_API_BASE as string | undefined) ?? '/api',
  base: import.meta.env.BASE_URL.replace(/\/$/, ''),
  chunkTimeoutMs: 120_000,
} as const;
