import Info from 'lucide-react/icons/info';
import { useTexts } from '../texts/use-texts.ts';
import { SidePanel } from './side-panel.tsx';
import { useOverlay } from './use-overlay.ts';

export interface InfoButtonProps {
  /** Identifies the panel in the history entry. */
  readonly name: string;
  readonly title: string;
  /** Paragraphs are separated by blank lines. */
  readonly text: string;
}

/** One paragraph per block between blank lines (CF-01). */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

export function InfoButton({ name, title, text }: InfoButtonProps) {
  const { t } = useTexts();
  const panel = useOverlay(`info:${name}`);
  return (
    <>
      <button
        type="button"
        onClick={panel.show}
        aria-label={t('configure.about', { name: title })}
        className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <Info aria-hidden="true" size={20} />
      </button>
      <SidePanel open={panel.open} title={title} onClose={panel.close}>
        {paragraphsOf(text).map((paragraph) => (
          <p key={paragraph} className="font-normal">
            {paragraph}
          </p>
        ))}
      </SidePanel>
    </>
  );
}
