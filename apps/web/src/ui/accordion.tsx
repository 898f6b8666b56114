import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';

export interface AccordionSection {
  readonly id: string;
  readonly title: ReactNode;
  /** Stands at the right of the closed head: what is chosen. */
  readonly summary?: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly sections: readonly AccordionSection[];
  readonly initiallyOpen?: string | undefined;
}

/** Opening a section closes the others; a control opens all (CF-01). */
export function Accordion({ sections, initiallyOpen }: AccordionProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(initiallyOpen ? [initiallyOpen] : []));
  const allOpen = sections.every(({ id }) => open.has(id));
  /** The head that was clicked, and where it stood. */
  const clicked = useRef<{ readonly head: HTMLElement; readonly topPx: number }>(undefined);
  const toggle = (id: string, head: HTMLElement) => {
    clicked.current = { head, topPx: head.getBoundingClientRect().top };
    setOpen(open.has(id) && !allOpen ? new Set() : new Set([id]));
  };
  // A long section that closes above would take the clicked one out of sight: it stays under the pointer.
  useLayoutEffect(() => {
    if (!clicked.current) return;
    const { head, topPx } = clicked.current;
    clicked.current = undefined;
    if (open.size > 0) window.scrollBy(0, head.getBoundingClientRect().top - topPx);
  }, [open]);
  return (
    <div>
      <div className="flex justify-end">
        <button
          type="button"
          className="min-h-11 text-sm text-brand underline"
          aria-pressed={allOpen}
          onClick={() => setOpen(new Set(allOpen ? [] : sections.map(({ id }) => id)))}
        >
          {t(allOpen ? 'accordion.close-all' : 'accordion.open-all')}
        </button>
      </div>
      {sections.map(({ id, title, summary, content }) => (
        <details
          key={id}
          open={open.has(id)}
          onToggle={(event) => {
            if (event.currentTarget.open !== open.has(id)) toggle(id, event.currentTarget);
          }}
          className="group border-b border-line [overflow-anchor:none]"
          data-section={id}
        >
          <summary className="flex min-h-14 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
            <span className="text-lg font-bold">{title}</span>
            <span className="min-w-0 flex-1 truncate text-right text-sm text-muted group-open:invisible">
              {summary}
            </span>
            <ChevronDown
              aria-hidden="true"
              size={20}
              className="shrink-0 transition-transform group-open:rotate-180"
            />
          </summary>
          {open.has(id) && <div className="pb-6">{content}</div>}
        </details>
      ))}
    </div>
  );
}
