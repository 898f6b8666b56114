import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';

export interface AccordionSection {
  readonly id: string;
  readonly title: ReactNode;
  /** Shown at the right of the header: the current choices. */
  readonly summary?: ReactNode;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly sections: readonly AccordionSection[];
  /** Ids of the open sections. */
  readonly open: readonly string[];
  readonly onOpen: (open: readonly string[]) => void;
}

/** Opening a section closes the others; a control opens all (CF-01). */
export function Accordion({ sections, open, onOpen }: AccordionProps) {
  const { t } = useTexts();
  const allOpen = sections.every(({ id }) => open.includes(id));
  /** The clicked header and its position. */
  const clicked = useRef<{ readonly head: HTMLElement; readonly topPx: number }>(undefined);
  const toggle = (id: string, head: HTMLElement) => {
    clicked.current = { head, topPx: head.getBoundingClientRect().top };
    // After "Open all" a click shows only this section.
    onOpen(open.includes(id) && !allOpen ? [] : [id]);
  };
  // Keeps the clicked header under the pointer when a long section above it closes.
  useLayoutEffect(() => {
    if (!clicked.current) return;
    const { head, topPx } = clicked.current;
    clicked.current = undefined;
    if (open.length > 0) window.scrollBy(0, head.getBoundingClientRect().top - topPx);
  }, [open]);
  return (
    <div>
      <div className="flex justify-end">
        <button
          type="button"
          className="link min-h-11 text-sm"
          onClick={() => onOpen(allOpen ? [] : sections.map(({ id }) => id))}
        >
          {t(allOpen ? 'accordion.close-all' : 'accordion.open-all')}
        </button>
      </div>
      {sections.map((section) => (
        <Section
          key={section.id}
          {...section}
          isOpen={open.includes(section.id)}
          onToggle={(head) => toggle(section.id, head)}
        />
      ))}
    </div>
  );
}

const Arrow = memo(ChevronDown);

interface SectionProps extends AccordionSection {
  readonly isOpen: boolean;
  readonly onToggle: (head: HTMLElement) => void;
}

function Section({ id, title, summary, content, isOpen, onToggle }: SectionProps) {
  const domId = useId();
  return (
    <div className="border-b border-line [overflow-anchor:none]" data-section={id}>
      <div className="relative flex min-h-14 items-center gap-3 py-3">
        {/* On a phone the summary is below the title. */}
        <div className="flex min-w-0 flex-1 items-center gap-x-3 max-md:flex-col max-md:items-start">
          <h2 className="text-lg">
            {/* The whole row is clickable; the summary describes the header and is not part of its name. */}
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={`${domId}content`}
              aria-describedby={isOpen ? undefined : `${domId}summary`}
              className="text-left font-bold after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-brand"
              onClick={(event) => onToggle(event.currentTarget)}
            >
              {title}
            </button>
          </h2>
          <span
            id={`${domId}summary`}
            className={`max-w-full min-w-0 truncate text-sm text-muted empty:hidden md:flex-1 md:text-right ${isOpen ? 'invisible max-md:hidden' : ''}`}
          >
            {summary}
          </span>
        </div>
        <Arrow
          aria-hidden="true"
          size={20}
          className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      <div id={`${domId}content`} className={isOpen ? 'pb-6' : ''}>
        {isOpen && content}
      </div>
    </div>
  );
}
