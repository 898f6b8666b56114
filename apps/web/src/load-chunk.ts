import { config } from './config.ts';

export type ChunkFailure = 'missing' | 'timeout' | (string & {});

/** A script chunk that did not load (RT-13). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: ChunkFailure;
  readonly url: string;

  constructor(chunk: string, reason: ChunkFailure, url: string) {
    super(`Loading chunk ${chunk} failed (${reason}: ${url})`);
    this.reason = reason;
    this.url = url;
  }
}

/** Loads a part of the app; times out after 120,000 ms (RT-15). */
export async function loadChunk<Module>(
  chunk: string,
  importer: () => Promise<Module>,
  timeoutMs: number = config.chunkTimeoutMs,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(chunk, 'timeout', urlOf(importer.toString()))),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([importer(), expired]);
  } catch (error) {
    const failure = error instanceof ChunkLoadError ? error : describeFailure(chunk, error);
    console.error(failure.message);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Browsers put the address into the message of a failed import. A module that loads but throws keeps its own type.
 */
function describeFailure(chunk: string, error: unknown): ChunkLoadError {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const missing = /fetch|import|preload/i.test(message);
  return new ChunkLoadError(chunk, missing ? 'missing' : name, urlOf(message));
}

const urlOf = (text: string): string =>
  /(?:https?:\/\/|\.{0,2}\/)[^\s"'`)]+/.exec(text)?.[0] ?? 'unknown address';
