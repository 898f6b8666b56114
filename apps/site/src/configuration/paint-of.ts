import type { Paint } from '@silowright/domain/catalogue/equipment';
import { shapes } from '@silowright/ui/catalogue/shapes.ts';

/** What the values of an option group paint, by what they draw; a value in the material's own colour paints nothing. */
export const paintsOf = (key: string): ReadonlyMap<string, Paint> =>
  new Map(
    Object.values(shapes().options)
      .flat()
      .filter((group) => group.key === key)
      .flatMap(({ options }) =>
        options.flatMap(({ value, draw = [] }) => {
          const paint = draw.find((drawn) => 'paint' in drawn);
          return paint ? [[value, paint] as const] : [];
        }),
      ),
  );
