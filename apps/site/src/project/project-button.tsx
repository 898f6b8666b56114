import { lazyPart } from '@silowright/ui/page/lazy-part.ts';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Layers from 'lucide-react/icons/layers';
import { Suspense, useEffect, useRef } from 'react';
import { Comparisons } from './comparison-host.tsx';
import { useIsProject, usePositions } from './project-store.ts';
import type { TrayProps } from './tray.tsx';

const Tray = lazyPart<TrayProps>(
  'tray',
  ['configure', 'catalogue', 'visitor', 'project'],
  async () => (await import('./tray.tsx')).Tray,
);

/** With one position there is no tray (PJ-01). */
export const ProjectButton = () => (useIsProject() ? <TrayButton /> : null);

/** Opens the positions of the project beside the page, which stays usable (PJ-01). */
function TrayButton() {
  const { t } = useTexts();
  const positions = usePositions();
  const tray = useOverlay('project');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    tray.close();
    button.current?.focus();
  };
  useEffect(() => {
    if (!tray.open) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog:modal')) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  const count = t('project.positions', { count: positions.length });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={tray.open}
        aria-controls="project-tray"
        aria-label={`${count}, ${t('project.title')}`}
        onClick={tray.open ? close : tray.show}
        onPointerEnter={() => void Tray.preload()}
        className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 font-bold whitespace-nowrap hover:bg-sunken aria-expanded:border-brand aria-expanded:bg-brand-tint"
      >
        <Layers aria-hidden="true" size={20} />
        <span className="max-sm:hidden">{count}</span>
        <span className="tabular-nums sm:hidden">{positions.length}</span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className={`max-sm:hidden ${tray.open ? 'rotate-180' : ''}`}
        />
      </button>
      {tray.open && (
        <Suspense>
          <Tray onClose={close} />
        </Suspense>
      )}
      <Comparisons />
    </>
  );
}
