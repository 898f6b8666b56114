import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Undo2 from 'lucide-react/icons/undo-2';
import { undoChange } from './change-positions.ts';
import { positionName } from './position-words.ts';
import { type Undo, useProject, useReadyPositions } from './project-store.ts';
import { whatItIs } from './role-words.ts';

export interface ChangeNoteProps {
  readonly onUndone: (text: string) => void;
  readonly className: string;
}

/** The last change in words, with its undo; it stays until the next change. */
export function ChangeNote({ onUndone, className }: ChangeNoteProps) {
  const { t } = useTexts();
  const undo = useProject((state) => state.undo);
  const text = useUndoWords();
  if (!undo || !text) return null;
  return (
    <div className={`flex items-center justify-between gap-3 bg-sunken py-1 ${className}`}>
      <p className="min-w-0 text-sm text-muted">{text}</p>
      <Button
        look="quiet"
        className="px-3 no-underline"
        onClick={() => {
          undoChange();
          onUndone(t('project.undone'));
        }}
      >
        <Undo2 aria-hidden="true" size={18} />
        {t('project.undo')}
      </Button>
    </div>
  );
}

const named = { removed: 'project.removed', added: 'project.added' } as const;

function useUndoWords(): string | undefined {
  const texts = useTexts();
  const undo = useProject((state) => state.undo);
  const positions = useReadyPositions();
  if (!undo) return undefined;
  const find = ({ key }: Undo) => [...positions, ...undo.positions].find((each) => each.key === key);
  const position = find(undo);
  if (!position) return undefined;
  const { kind, number } = undo;
  return kind === 'removed' || kind === 'added'
    ? texts.t(named[kind], { number, name: positionName(position, texts) })
    : texts.t('project.now-is', { number, what: whatItIs(position, texts) });
}
