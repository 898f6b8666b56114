import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Plus from 'lucide-react/icons/plus';
import { mayAdd } from './change-positions.ts';
import { startPosition } from './go-to-position.ts';
import { usePositions } from './project-store.ts';

/** Starts a further position that keeps place, contact, dealer and language (PJ-01). */
export function AddAnother({ className = '' }: { readonly className?: string }) {
  const { t } = useTexts();
  const positions = usePositions();
  if (!mayAdd(positions)) return null;
  return (
    <Button look="secondary" className={className} onClick={() => startPosition()}>
      <Plus aria-hidden="true" size={18} />
      {t('overview.add-another')}
    </Button>
  );
}
