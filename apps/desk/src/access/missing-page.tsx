import type { StaffScope } from '@silowright/contract/staff-scopes';
import { buttonLook } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import FileQuestion from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../parts/page-parts.tsx';
import { useMay } from './may.tsx';

export interface MissingPageProps {
  readonly title: string;
  readonly about: string;
  readonly back: { readonly address: string; readonly page: string };
}

/** An address that shows nothing: says so, with a way on (DK-01). */
export function MissingPage({ title, about, back }: MissingPageProps) {
  const { t } = useTexts();
  return (
    <>
      <PageHead title={title} />
      <div className="flex flex-col items-start gap-4 rounded-surface border border-line bg-surface p-6">
        <FileQuestion aria-hidden="true" size={40} strokeWidth={1.25} className="text-muted" />
        <p className="max-w-[65ch]">{about}</p>
        <Link href={back.address} className={buttonLook('secondary')}>
          {t('admin.back-to', { page: back.page })}
        </Link>
      </div>
    </>
  );
}

/** A page that is not part of the reader's role. The server refuses its calls too (DK-09). */
export function Allowed({ scope, children }: { readonly scope: StaffScope; readonly children: ReactNode }) {
  const { t } = useTexts();
  return useMay()(scope) ? (
    children
  ) : (
    <MissingPage
      title={t('admin.forbidden-title')}
      about={t('admin.forbidden')}
      back={{ address: '/admin/home', page: t('desk.nav-home') }}
    />
  );
}
