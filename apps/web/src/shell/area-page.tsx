import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageHeading } from './page-heading.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export interface AreaPageProps {
  readonly title: string;
  /** Text width instead of the full width. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A page outside the steps: header, one heading, footer. */
export function AreaPage({ title, narrow = false, children }: AreaPageProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main className="page-width flex flex-1 flex-col gap-6 py-8 md:py-12">
        <PageHeading className="text-2xl md:text-3xl">{title}</PageHeading>
        <div className={`flex flex-col gap-6 ${narrow ? 'max-w-[44rem]' : ''}`}>{children}</div>
      </main>
      <Footer />
    </div>
  );
}
