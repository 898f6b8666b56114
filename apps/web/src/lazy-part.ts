import type { Namespace } from '@silowright/texts/text-keys';
import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useState,
} from 'react';
import { needShapes } from './catalogue/shapes.ts';
import { loadChunk } from './load-chunk.ts';
import { needTexts } from './texts/use-texts.ts';

export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part early; a failure is reported only when it is shown. */
  readonly preload: () => Promise<ComponentType<Props> | undefined>;
};

/** A part of the app that is loaded with its texts when first shown. */
export function lazyPart<Props extends object>(
  chunk: string,
  namespaces: readonly Namespace[],
  importer: () => Promise<ComponentType<Props>>,
  /** Shown if the part cannot be loaded. Absent: the page shows the error. */
  instead?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: { readonly default: ComponentType<Props> } | undefined;
  const load = async () => {
    const [component] = await Promise.all([
      loadChunk(chunk, importer),
      needTexts(...namespaces),
      // Names and pictures of units belong together.
      namespaces.includes('catalogue') && needShapes(),
    ]);
    loaded = { default: component };
    return loaded;
  };
  return Object.assign(
    lazy(() =>
      loaded
        ? // A part that is there is shown at once: a promise would show its placeholder first.
          // biome-ignore lint/suspicious/noThenProperty: React takes any thenable
          ({ then: (show: (part: unknown) => void) => show(loaded) } as never)
        : load().catch((error) => {
            if (instead) return { default: instead };
            throw error;
          }),
    ),
    {
      preload: () =>
        load().then(
          (part) => part.default,
          () => undefined,
        ),
    },
  );
}

/**
 * A part that the visitor did not ask for. A page that cannot load it, for example without a network, leaves it out
 * until the network is back.
 */
export const optionalPart: typeof lazyPart = (chunk, namespaces, importer) => {
  const part = lazyPart(chunk, namespaces, importer, (props) => {
    const [Part, show] = useState<Awaited<ReturnType<typeof importer>>>();
    useEffect(() => {
      const again = async () => {
        const loaded = await part.preload();
        show(() => loaded);
      };
      if (navigator.onLine) void again();
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, []);
    return Part && createElement(Part, props);
  });
  return part;
};
