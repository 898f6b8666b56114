import { UnitPreview } from '@silowright/picture/drawing/unit-drawing.tsx';
import { UnitStage } from '@silowright/picture/drawing/unit-stage.tsx';
import { sceneOf } from '@silowright/picture/pictures/scene-kind.ts';
import type { OfConfiguration } from '../../configuration/use-configuration.ts';
import { useDrawnUnit } from '../../configuration/use-drawn-unit.ts';

export interface AllUnitsProps extends OfConfiguration {
  /** Another picture on the page has name and description. */
  readonly decorative?: boolean;
  readonly className: string;
}

/** All units asked for, in a small picture of the scene. */
export function AllUnits({ configuration, decorative = false, className }: AllUnitsProps) {
  const { amountOfUnits, values } = configuration;
  const { input, title, description, surroundings } = useDrawnUnit(configuration);
  return (
    input && (
      <UnitStage
        input={input}
        amountOfUnits={amountOfUnits}
        scene={values.placement === 'inside' ? 'hall' : sceneOf(values.segment)}
        abovePx={8}
        groundPx={12}
        {...surroundings}
        truck={false}
        title={decorative ? '' : title}
        description={description}
        className={`relative overflow-hidden *:absolute *:inset-0 ${className}`}
      />
    )
  );
}

export interface UnitPictureProps extends OfConfiguration {
  readonly dimensions: boolean;
  readonly className: string;
}

export function UnitPicture({ configuration, dimensions, className }: UnitPictureProps) {
  const { input, title, description, surroundings } = useDrawnUnit(configuration);
  if (!input) return null;
  return (
    <div className={`bg-linear-to-b from-surface to-sunken p-2 ${className}`}>
      <UnitPreview
        input={input}
        dimensions={dimensions}
        {...surroundings}
        title={title}
        description={description}
        className="size-full [&>svg]:size-full"
      />
    </div>
  );
}
