import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import type { ReactNode } from 'react';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';

export interface BudgetPageProps {
  readonly title: string;
  readonly stage: ReactNode;
  /** At the bottom of the screen. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** The tank on its stage, beside or above the questions. */
export function BudgetPage({ title, stage, bar, children }: BudgetPageProps) {
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="flex flex-1 flex-col has-data-bottom-bar:min-h-dvh">
        <Header />
        <main className="flex flex-1 flex-col">
          <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[minmax(0,15fr)_minmax(0,17fr)]">
            <div className="max-lg:contents">{stage}</div>
            <div className="flex min-w-0 flex-col gap-4 px-4 pt-5 pb-10 md:px-6 lg:px-10 lg:pt-7">
              <PageHeading className="text-xl md:text-2xl">{title}</PageHeading>
              {children}
            </div>
          </div>
          {bar}
        </main>
      </div>
      <Footer />
    </div>
  );
}
