import type { StepId } from '@silowright/domain/flow/steps';
import { type LazyPart, lazyPart } from '@silowright/ui/page/lazy-part.ts';
import type { ComponentType } from 'react';
import { MarketScreen } from './market/market-screen.tsx';

const step = (chunk: string, importer: () => Promise<ComponentType>) =>
  lazyPart(chunk, ['visitor', 'catalogue', 'configure'], importer);

/** Steps of the basic flow, the older flow and a custom quote. */
const basicStep = (chunk: string, importer: () => Promise<ComponentType>) =>
  lazyPart(chunk, ['visitor', 'catalogue', 'configure', 'basic', 'meeting'], importer);

/** One screen per step (RT-08). The market is in the main script; the others are loaded on entry. */
export const stepScreens: Readonly<Record<StepId, ComponentType>> = {
  market: MarketScreen,
  'product-basic': basicStep(
    'product-basic',
    async () => (await import('./product-basic/product-basic-screen.tsx')).ProductBasicScreen,
  ),
  'product-group': step(
    'product-group',
    async () => (await import('./product-group/product-group-screen.tsx')).ProductGroupScreen,
  ),
  volume: step('volume', async () => (await import('./volume/volume-screen.tsx')).VolumeScreen),
  type: basicStep('type', async () => (await import('./type/type-screen.tsx')).TypeScreen),
  location: step('location', async () => (await import('./location/location-screen.tsx')).LocationScreen),
  configure: step(
    'configure',
    async () => (await import('./configure/configure-screen.tsx')).ConfigureScreen,
  ),
  overview: step('overview', async () => (await import('./overview/overview-screen.tsx')).OverviewScreen),
  recommendation: basicStep(
    'recommendation',
    async () => (await import('./recommendation/recommendation-screen.tsx')).RecommendationScreen,
  ),
  contact: basicStep('contact', async () => (await import('./contact/contact-screen.tsx')).ContactScreen),
  results: basicStep('results', async () => (await import('./results/results-screen.tsx')).ResultsScreen),
  finalized: step(
    'finalized',
    async () => (await import('./finalized/finalized-screen.tsx')).FinalizedScreen,
  ),
  'finalized-basic': basicStep(
    'finalized-basic',
    async () => (await import('./finalized-basic/finalized-basic-screen.tsx')).FinalizedBasicScreen,
  ),
};

/** Preloads the screen of the probable next step. */
export function preloadStep(step: StepId): Promise<PreparedScreen | undefined> | undefined {
  return (stepScreens[step] as Partial<LazyPart<object>>).preload?.();
}

/** A screen that a page comes with names what it needs before it is hydrated; false if that is not there. */
export type PreparedScreen = ComponentType & { readonly prepare?: () => Promise<boolean> };
