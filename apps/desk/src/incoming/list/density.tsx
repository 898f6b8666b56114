import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Rows2 from 'lucide-react/icons/rows-2';
import Rows4 from 'lucide-react/icons/rows-4';
import { useSwitch } from '../../parts/use-switch.ts';

/** Rows of one line or of two; the choice stays in this browser. */
export const useCompact = () => useSwitch('silowright.density', 'compact');

/** Cards on a phone have one density. */
export function DensityButton({
  compact: [isCompact, choose],
}: {
  readonly compact: ReturnType<typeof useCompact>;
}) {
  const { t } = useTexts();
  const Sign = isCompact ? Rows2 : Rows4;
  return (
    <Button
      look="secondary"
      aria-pressed={isCompact}
      className="px-4 aria-pressed:border-brand aria-pressed:bg-brand-tint max-md:hidden"
      onClick={() => choose(!isCompact)}
    >
      <Sign aria-hidden="true" size={18} />
      {t('desk.compact')}
    </Button>
  );
}
