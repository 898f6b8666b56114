import { loadWithRetries, wait } from './load-with-retries.ts';

const retries = 5;
const firstDelayMs = 350;

/** Loads one file with up to 5 retries; the delay doubles from 350 ms (LG-04). */
export function fetchJson<Content>(
  url: string,
  fetchFile: (url: string) => Promise<Response> = fetch,
  pause = wait,
): Promise<Content> {
  const load = async () => {
    const response = await fetchFile(url);
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return (await response.json()) as Content;
  };
  return loadWithRetries(load, retries, firstDelayMs, pause);
}
