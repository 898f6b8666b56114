import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

/** The page of the quotation while it is fetched. */
export function SigningSkeleton() {
  const { t } = useTexts();
  return (
    <Skeleton label={t('signing.loading')}>
      <div className="page-width flex max-w-[920px] flex-col gap-6 py-6">
        <div className="overflow-hidden rounded-surface border border-line bg-surface sm:grid sm:grid-cols-[15rem_minmax(0,1fr)]">
          <Bone className="h-40 rounded-none sm:h-58" />
          <div className="flex flex-col justify-center gap-4 p-5 md:px-7">
            <Bone className="h-7 w-64 max-w-full" />
            <Bone className="h-8 w-40" />
            <Bone className="h-11 w-72 max-w-full" />
          </div>
        </div>
        <div className="flex flex-col gap-5 rounded-surface border border-line bg-surface p-5 md:p-8">
          <Bone className="h-6 w-3/4" />
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Bone key={row} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
