interface AskOptions {
  /** Timeout until the end of the answer. */
  readonly patienceMs?: number;
  readonly maxBytes?: number;
}

const megabyte = 1024 * 1024;

/**
 * The only way in which the server calls configured systems (threat 36): without redirects, which could lead into the
 * internal network, with a timeout, and with a size limit that is checked while reading.
 */
export async function askOutside(
  url: string,
  init: RequestInit = {},
  { patienceMs = 15_000, maxBytes = megabyte }: AskOptions = {},
): Promise<Response> {
  const { body, status, headers } = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  return new Response(body?.pipeThrough(atMost(maxBytes)) ?? null, { status, headers });
}

/** Counts uncompressed bytes, because a small answer can be a compressed large one. */
function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > maxBytes) controller.error(new Error(`the answer is larger than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
