interface AskOptions {
  /** To the end of the answer. */
  readonly patienceMs?: number;
  readonly largestBytes?: number;
}

const megabyte = 1024 * 1024;

/**
 * The one door by which the server calls systems that the settings name (threat 36): no redirects, for they could
 * lead inside, an end to waiting, and an answer that is given up when it grows too large, not when it was read.
 */
export async function askOutside(
  url: string,
  init: RequestInit = {},
  { patienceMs = 15_000, largestBytes = megabyte }: AskOptions = {},
): Promise<Response> {
  const { body, status, headers } = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  return new Response(body?.pipeThrough(atMost(largestBytes)) ?? null, { status, headers });
}

/** Counts what was unpacked: a small answer can be a large one. */
function atMost(largestBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > largestBytes)
        controller.error(new Error(`the answer is larger than ${largestBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
