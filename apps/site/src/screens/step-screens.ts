import { type StepId, stepIds, steps } from '@silowright/domain/flow/steps';
import { type LazyPart, lazyPart } from '@silowright/ui/page/lazy-part.ts';
import type { ComponentType } from 'react';
import { Screen as MarketScreen } from './market/market-screen.tsx';

/** By path: `./{step}/{step}-screen.tsx`, loaded on entry. The market is in the main script. */
const screens = import.meta.glob<ComponentType>(['./*/*-screen.tsx', '!./market/*'], { import: 'Screen' });

/** Each step of the basic flow, the older flow and a custom quote may name what these ask for. */
const textsOf = (step: StepId) =>
  steps[step].flows.includes('extended') ? ([] as const) : (['basic', 'meeting'] as const);

function screenOf(step: StepId): ComponentType {
  if (step === 'market') return MarketScreen;
  const load = screens[`./${step}/${step}-screen.tsx`];
  if (!load) throw new Error(`The step ${step} has no screen`);
  return lazyPart(step, ['visitor', 'catalogue', 'configure', ...textsOf(step)], load);
}

/** One screen per step (RT-08). */
export const stepScreens = Object.fromEntries(stepIds.map((step) => [step, screenOf(step)])) as Readonly<
  Record<StepId, ComponentType>
>;

/** Preloads the screen of the probable next step. */
export function preloadStep(step: StepId): Promise<PreparedScreen | undefined> | undefined {
  return (stepScreens[step] as Partial<LazyPart<object>>).preload?.();
}

/** A screen that a page comes with names what it needs before it is hydrated; false if that is not there. */
export type PreparedScreen = ComponentType & { readonly prepare?: () => Promise<boolean> };
