import { type ReactNode, useEffect } from 'react';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** A page of its own, outside the steps. */
export function MeetingFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { locale } = useTexts();
  useEffect(() => {
    document.title = `${title} · Silowright`;
  }, [title]);
  return (
    <div className="flex min-h-dvh flex-col" data-locale={locale}>
      <Header />
      <main className="page-width flex flex-1 flex-col gap-6 py-8 md:py-12">
        <div className="flex max-w-[44rem] flex-col gap-6">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {children}
        </div>
      </main>
      <Footer />
    </div>
  );
}
