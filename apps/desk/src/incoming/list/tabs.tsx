import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface Tab {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly isHere: boolean;
  readonly count?: ReactNode;
  /** Beside the link. */
  readonly after?: ReactNode;
}

/** Views of a list; the address decides which one is open (DK-04). */
export function Tabs({ tabs, className }: { readonly tabs: readonly Tab[]; readonly className: string }) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('desk.views')} className={`overflow-x-auto ${className}`}>
      <ul className="flex gap-4">
        {tabs.map(({ id, name, href, isHere, count, after }) => (
          <li key={id} className="flex shrink-0 items-center">
            <Link
              href={href}
              aria-current={isHere ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent aria-[current]:border-brand aria-[current]:font-bold"
            >
              {name}
              {count}
            </Link>
            {after}
          </li>
        ))}
      </ul>
    </nav>
  );
}
