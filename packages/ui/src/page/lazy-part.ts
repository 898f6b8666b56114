import type { Namespace } from '@silowright/texts/text-keys';
import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { config } from '../calls/config.ts';
import { needShapes } from '../catalogue/shapes.ts';
import { loadWithRetries } from '../kept/load-with-retries.ts';
import { needTexts } from '../texts/use-texts.ts';

/** A script chunk that did not load (RT-13). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly reason: string;
  readonly url: string;

  constructor(chunk: string, reason: string, url: string) {
    super(`Loading chunk ${chunk} failed (${reason}: ${url})`);
    this.reason = reason;
    this.url = url;
  }
}

/** Loads a part of the app; times out after 120,000 ms (RT-15). */
export async function loadChunk<Module>(chunk: string, importer: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(chunk, 'timeout', urlOf(importer.toString()))),
      config.chunkTimeoutMs,
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

/** Browsers put the address into the message of a failed import. A module that loads but throws keeps its own type. */
function describeFailure(chunk: string, error: unknown): ChunkLoadError {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const missing = /fetch|import|preload/i.test(message);
  return new ChunkLoadError(chunk, missing ? 'missing' : name, urlOf(message));
}

const urlOf = (text: string): string =>
  /(?:https?:\/\/|\.{0,2}\/)[^\s"'`)]+/.exec(text)?.[0] ?? 'unknown address';

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches the part early; a failure is reported only when it is shown. */
  readonly preload: () => Promise<ComponentType<Props> | undefined>;
};

/** A part of the app that is loaded with its texts when first shown: React's lazy with texts and preloading. */
export function lazyPart<Props extends object>(
  chunk: string,
  namespaces: readonly Namespace[],
  importer: () => Promise<ComponentType<Props>>,
  /** Shown if the part cannot be loaded. Absent: the page shows the error. */
  instead?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const [component] = await Promise.all([
      loadChunk(chunk, importer),
      needTexts(...namespaces),
      // Names and pictures of units belong together.
      namespaces.includes('catalogue') && needShapes(),
    ]);
    loaded = component;
    return component;
  };
  const Loading = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        if (instead) return { default: instead };
        throw error;
      },
    ),
  ) as unknown as ComponentType<Props>;
  const Part = (props: Props) => {
    // A part that was preloaded is shown at once, without a placeholder.
    const [Shown] = useState(() => loaded ?? Loading);
    return createElement(Shown, props);
  };
  return Object.assign(Part, { preload: () => load().catch(() => undefined) });
}

/**
 * A part that the visitor did not ask for. A page that cannot load it, for example without a network, leaves it out
 * until the network is back.
 */
export const optionalPart: typeof lazyPart = (chunk, namespaces, importer) => {
  const part = lazyPart(chunk, namespaces, importer, (props) => {
    const [Part, show] = useState<Awaited<ReturnType<typeof importer>>>();
    useEffect(() => {
      // The first request after the network is back may still fail.
      const again = () =>
        loadWithRetries(async () => {
          const loaded = await part.preload();
          if (!loaded) throw new Error(`${chunk} is not there yet`);
          show(() => loaded);
        }).catch(() => {});
      if (navigator.onLine) void again();
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, []);
    return Part && createElement(Part, props);
  });
  return part;
};
