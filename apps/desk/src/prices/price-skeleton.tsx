import { Bar } from '../parts/skeleton.tsx';

const rows = Array.from({ length: 16 }, (_, row) => row);

/** A field with its label above. */
const Field = ({ width }: { readonly width: string }) => (
  <span className={width}>
    <Bar className="mb-1 h-5 w-16" />
    <Bar className="h-11 w-full" />
  </span>
);

/** The base prices while they are loaded: tools, table and panel have the sizes of the real ones. */
export const PriceSkeleton = ({ hasPanel }: { readonly hasPanel: boolean }) => (
  <>
    <div className="mb-3 flex flex-wrap items-end gap-x-3 gap-y-2">
      <Field width="max-w-72 flex-1 basis-48" />
      <Field width="min-w-24 flex-1 basis-32 md:max-w-40 md:basis-24" />
      <Field width="min-w-24 flex-1 basis-32 md:max-w-40 md:basis-24" />
      <span className="flex min-h-11 w-44 items-center">
        <Bar className="h-4 w-full" />
      </span>
      <div className="flex basis-full flex-wrap items-center justify-end gap-2">
        <span className="flex-1">
          <Bar className="h-4 w-28" />
        </span>
        <Bar className="h-11 w-52" />
        <Bar className="h-11 w-40" />
      </div>
    </div>
    <div className={hasPanel ? 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17.5rem]' : ''}>
      <div className="max-h-[62vh] min-h-64 overflow-hidden rounded-surface border border-line bg-surface">
        <div className="h-[58px] border-b border-line bg-sunken" />
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-[45px] items-center gap-3 border-b border-line px-3 max-md:h-[89px]"
          >
            <Bar className="size-4 shrink-0" />
            <Bar className="h-9 w-5 shrink-0" />
            <span className="min-w-0 flex-1">
              <Bar className="h-3.5 w-28" />
            </span>
            <Bar className="h-3.5 w-32 shrink-0 max-md:hidden" />
            <Bar className="h-9 w-26 shrink-0" />
            <span className="w-40 max-md:hidden" />
          </div>
        ))}
      </div>
      {hasPanel && <div className="h-[246px] rounded-surface border border-line bg-surface max-lg:hidden" />}
    </div>
  </>
);

/** Widths of the chips of each filter: types, conditions, diameters. */
const chips = [
  ['w-24', 'w-40', 'w-32', 'w-28', 'w-24'],
  ['w-176', 'w-96', 'w-36', 'w-72', 'w-32', 'w-56', 'w-32'],
  ['w-20', 'w-20', 'w-20', 'w-20', 'w-20', 'w-20', 'w-20'],
] as const;

/** The option prices while they are loaded: chips, tools and closed groups. */
export const OptionSkeleton = () => (
  <>
    <div className="mb-6 flex flex-col gap-2">
      {chips.map((widths, filter) => (
        <div key={filter} className="flex items-center gap-2 max-md:flex-wrap">
          <span className="w-28 shrink-0 max-md:w-full">
            <Bar className="h-4 w-16" />
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            {widths.map((width, chip) => (
              <Bar key={chip} className={`h-9 ${width}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <Bar className="h-9 w-60" />
      <div className="ml-auto flex flex-wrap gap-2">
        <Bar className="h-11 w-48" />
        <Bar className="h-11 w-36" />
      </div>
    </div>
    {rows.map((row) => (
      <div
        key={row}
        className="mb-3 flex h-[50px] items-center justify-between rounded-surface border border-line bg-surface px-4"
      >
        <Bar className="h-4 w-56" />
        <Bar className="size-5" />
      </div>
    ))}
  </>
);
