import { Bone, Skeleton } from '@silowright/ui/parts/skeleton.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Days, times and fields while the free times load. */
export function PlannerSkeleton({ wide = false }: { readonly wide?: boolean }) {
  const { t } = useTexts();
  const card = wide ? 'rounded-surface border border-line bg-surface p-5 md:p-7' : '';
  return (
    <Skeleton label={t('meeting.loading')}>
      <Bone className="mb-8 h-13 w-full max-w-[36rem]" />
      <div
        className={
          wide ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : 'flex flex-col gap-8'
        }
      >
        <div className={card}>
          <Bone className="mb-3 h-6 w-16" />
          <div className="grid grid-cols-5 gap-1.5 sm:gap-2">
            {rows(11).map((day) => (
              <Bone key={day} className="h-14.5" />
            ))}
          </div>
          <Bone className="mt-6 mb-3 h-6 w-16" />
          <div className="grid grid-cols-5 gap-2">
            {rows(16).map((time) => (
              <Bone key={time} className="h-11" />
            ))}
          </div>
        </div>
        <div className={`grid gap-5 sm:grid-cols-2 ${card}`}>
          {rows(5).map((field) => (
            <Bone key={field} className="h-18" />
          ))}
          <Bone className="h-70 sm:col-span-2" />
        </div>
      </div>
    </Skeleton>
  );
}
