import { TruckLoad } from '@silowright/picture/drawing/truck-load.tsx';
import { useMemo } from 'react';
import { drawnPositions } from './position-words.ts';
import type { LoadPrice } from './project-price.ts';
import { type Position, useReadyPositions } from './project-store.ts';

/** Three fit beside each other at a size at which a unit is recognised. */
const maxTrucks = 3;
/** A unit that travels in panels has no picture of its own. */
const trailerMm = 13_600;

/** What travels on each truck; equal ones only once if there are many. */
function loadsOf({ loaded, trucks }: LoadPrice, positions: readonly Position[]) {
  const drawn = new Map(drawnPositions(positions).map((each) => [each.number, each.input]));
  return loaded
    .flatMap(({ count, carries }) => {
      const units = carries.flatMap(({ number, units: amount, length_mm }) => {
        const input = drawn.get(number);
        if (!input) return [];
        const unit = { input: { ...input, selection: {} }, lengthMm: length_mm };
        return Array.from(
          { length: Math.min(amount, Math.max(1, Math.floor(trailerMm / length_mm))) },
          () => unit,
        );
      });
      const shown = trucks > maxTrucks ? 1 : count;
      return Array.from({ length: shown }, () => ({ units, count: trucks > maxTrucks ? count : 1 }));
    })
    .slice(0, maxTrucks);
}

/** The trucks of the load with the units on them; the words beside them say the same. */
export function Trucks({ load, className = '' }: { readonly load: LoadPrice; readonly className?: string }) {
  const positions = useReadyPositions();
  const trucks = useMemo(() => loadsOf(load, positions), [load, positions]);
  return (
    <div aria-hidden="true" className={`grid grid-cols-3 gap-3 ${className}`}>
      {trucks.map(({ units, count }, at) => (
        <div key={at} className="relative">
          <TruckLoad units={units} mmPerPx={105} className="w-full" />
          {count > 1 && (
            <span className="absolute top-0 left-0 text-sm font-bold text-muted tabular-nums">{count} ×</span>
          )}
        </div>
      ))}
    </div>
  );
}
