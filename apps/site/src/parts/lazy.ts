import type { Namespace } from '@silowright/texts/text-keys';
import { type LazyPart, lazyPart } from '@silowright/ui/page/lazy-part.ts';
import type { ComponentType } from 'react';

type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown ? Props : never;

/** A component of a module, loaded with its texts when it is first shown. */
export const lazy = <Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  ...texts: readonly Namespace[]
): LazyPart<PropsOf<Module[Name]>> =>
  lazyPart(name, texts, async () => (await load())[name] as ComponentType<PropsOf<Module[Name]>>);
