import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import { configuredModel, type DrawingInput } from '@silowright/domain/drawing/configured-model';
import { rowOfUnits } from '@silowright/domain/drawing/row-of-units';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';
import { useMemo } from 'react';
import { pictured } from '../project/position-words.ts';
import { isReady, positionsNow, useProject } from '../project/project-store.ts';
import { sessionValues } from '../session/session-store.ts';

/** What stands at one place of the photo. */
export interface PhotoUnit {
  readonly unit: UnitModel;
  /** As printed; empty for the only one. */
  readonly number: string;
  /** The axes of its units, to the right of its place. */
  readonly feetM: readonly number[];
}

/** The unit on screen, or what a picture of the project shows (PJ-06). */
export function usePhotoUnits(input: DrawingInput): readonly PhotoUnit[] {
  return useMemo(() => {
    const positions = positionsNow().filter(isReady);
    if (positions.length < 2) return [{ unit: configuredModel(shapes(), input), number: '', feetM: [0] }];
    return pictured(positions).map(({ input: own, number, amountOfUnits }) => {
      const unit = configuredModel(shapes(), own);
      const { feetMm, lengthMm } = rowOfUnits([{ unit, amountOfUnits }]);
      const feetM = feetMm[0]!.map((foot) => (foot - lengthMm / 2) / 1000);
      return { unit, number, feetM };
    });
  }, [input]);
}

/** The configuration that the photo belongs to: of a project the one that it began with (TD-05). */
export const photoOwner = (): string =>
  positionsNow().filter(isReady).length > 1 ? useProject.getState().id : sessionValues().id;
