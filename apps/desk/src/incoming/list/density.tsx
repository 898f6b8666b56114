import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Rows2 from 'lucide-react/icons/rows-2';
import Rows4 from 'lucide-react/icons/rows-4';
import { useState } from 'react';

const storeKey = 'silowright.density';

const isKeptCompact = (): boolean => {
  try {
    return window.localStorage.getItem(storeKey) === 'compact';
  } catch {
    return false;
  }
};

export interface Density {
  readonly isCompact: boolean;
  readonly change: () => void;
}

/** Rows of one line or of two; the choice stays in this browser. */
export function useDensity(): Density {
  const [isCompact, setCompact] = useState(isKeptCompact);
  return {
    isCompact,
    change: () => {
      setCompact(!isCompact);
      try {
        if (isCompact) window.localStorage.removeItem(storeKey);
        else window.localStorage.setItem(storeKey, 'compact');
      } catch {
        // Without storage the choice lasts until the page is closed.
      }
    },
  };
}

/** Cards on a phone have one density. */
export function DensityButton({ density: { isCompact, change } }: { readonly density: Density }) {
  const { t } = useTexts();
  const Sign = isCompact ? Rows2 : Rows4;
  return (
    <Button
      look="secondary"
      aria-pressed={isCompact}
      className="px-4 aria-pressed:border-brand aria-pressed:bg-brand-tint max-md:hidden"
      onClick={change}
    >
      <Sign aria-hidden="true" size={18} />
      {t('desk.compact')}
    </Button>
  );
}
