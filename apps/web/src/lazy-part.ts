import type { Namespace } from '@silowright/texts/text-keys';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';
import { needTexts } from './texts/use-texts.ts';

export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part before it is shown; a failure is left to the time when it is. */
  readonly preload: () => void;
};

/** A part of the app that comes with its texts when it is first shown. */
export function lazyPart<Props extends object>(
  chunk: string,
  namespaces: readonly Namespace[],
  importer: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const load = async () => {
    const [component] = await Promise.all([loadChunk(chunk, importer), needTexts(...namespaces)]);
    return { default: component };
  };
  return Object.assign(lazy(load), { preload: () => void load().catch(() => undefined) });
}
