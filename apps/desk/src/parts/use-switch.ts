import { safeStorage } from '@silowright/ui/kept/safe-storage.ts';
import { useState } from 'react';

const storage = safeStorage(() => window.localStorage);

/** Whether a switch of this browser is at its other position. */
export const isSwitched = (name: string, other: string): boolean => storage.getItem(name) === other;

/** A switch that stays as it is in this browser. */
export function useSwitch(name: string, other: string): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => isSwitched(name, other));
  return [
    on,
    (next) => {
      setOn(next);
      if (next) storage.setItem(name, other);
      else storage.removeItem(name);
    },
  ];
}
