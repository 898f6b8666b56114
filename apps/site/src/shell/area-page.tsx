import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export interface AreaPageProps {
  readonly title: string;
  /** A card before an empty yard, for a page with little on it, instead of the full width. */
  readonly card?: boolean;
  readonly children: ReactNode;
}

/** A page outside the steps: header, one heading, footer. */
export function AreaPage({ title, card = false, children }: AreaPageProps) {
  useDocumentTitle(title);
  return (
    <div className={`flex min-h-dvh flex-col ${card ? 'not-found-page' : ''}`}>
      <Header />
      <main className="page-width flex flex-1 flex-col gap-6 py-8 md:py-12">
        {card ? (
          <div className="mx-auto flex w-full max-w-[44rem] flex-col gap-6 rounded-surface border border-line bg-surface p-5 md:mt-[6vh] md:p-8">
            <PageHeading className="text-2xl">{title}</PageHeading>
            {children}
          </div>
        ) : (
          <>
            <PageHeading className="text-2xl md:text-3xl">{title}</PageHeading>
            {children}
          </>
        )}
      </main>
      <Footer />
    </div>
  );
}
