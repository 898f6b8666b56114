import type { Namespace } from '@silowright/texts/text-keys';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from './load-chunk.ts';
import { needTexts } from './texts/use-texts.ts';

/** A part of the app that comes with its texts when it is first shown. */
export const lazyPart = <Props extends object>(
  chunk: string,
  namespaces: readonly Namespace[],
  importer: () => Promise<ComponentType<Props>>,
) =>
  lazy(async () => {
    const [component] = await Promise.all([loadChunk(chunk, importer), needTexts(...namespaces)]);
    return { default: component };
  });
