import { rowsPerPage } from '@silowright/contract/incoming-kinds';
import { Button } from '@silowright/ui/parts/button.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSearchParams } from 'wouter';

export interface RowPagesState {
  readonly question: { readonly after?: string };
  readonly isFirst: boolean;
  readonly show: (after: string | undefined) => void;
}

/** The place in a long list is in the address, so that Back returns to it. */
export function useRowPages(): RowPagesState {
  const [params, setParams] = useSearchParams();
  const after = params.get('after');
  return {
    question: after ? { after } : {},
    isFirst: !after,
    show: (next) => setParams(next === undefined ? {} : { after: next }),
  };
}

export interface RowPagesProps {
  readonly pages: RowPagesState;
  readonly shown: readonly { readonly id: string }[];
}

/** Says that there are more rows, with links to the older and the newest ones. */
export function RowPages({ pages: { isFirst, show }, shown }: RowPagesProps) {
  const { t } = useTexts();
  const last = shown.length >= rowsPerPage ? shown.at(-1) : undefined;
  if (isFirst && !last) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      {last && <p className="text-muted">{t('admin.rows-shown', { count: shown.length })}</p>}
      {!isFirst && (
        <Button look="secondary" onClick={() => show(undefined)}>
          {t('admin.newest')}
        </Button>
      )}
      {last && (
        <Button look="secondary" onClick={() => show(last.id)}>
          {t('admin.older')}
        </Button>
      )}
    </div>
  );
}
