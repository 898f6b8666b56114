import { UnitPreview } from '@silowright/picture/drawing/unit-drawing.tsx';
import type { useConfiguration } from './use-configuration.ts';
import { useDrawnUnit } from './use-drawn-unit.ts';

export interface UnitPictureProps {
  readonly configuration: ReturnType<typeof useConfiguration>;
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
