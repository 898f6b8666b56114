const retries = 5;
const firstDelayMs = 350;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads one file with up to 5 retries; the delay doubles from 350 ms (LG-04). */
export async function fetchJson<Content>(
  url: string,
  fetchFile: (url: string) => Promise<Response> = fetch,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<Content> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetchFile(url);
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      return (await response.json()) as Content;
    } catch (error) {
      if (attempt === retries) throw error;
      await pause(firstDelayMs * 2 ** attempt);
    }
  }
}
