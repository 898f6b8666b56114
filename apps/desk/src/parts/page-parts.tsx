import { ApiError } from '@silowright/ui/calls/api.ts';
import { PageHeading } from '@silowright/ui/page/page-heading.tsx';
import { useDocumentTitle } from '@silowright/ui/page/use-document-title.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Fragment, type ReactNode, useId } from 'react';
import { failureText } from '../calls/staff-api.ts';
import { Skeleton, SkeletonRows } from './skeleton.tsx';

/** Sets the tab title to the name of the page of the desk (Y11). */
export function useStaffTitle(page = ''): void {
  const { t } = useTexts();
  useDocumentTitle([page, t('admin.title')].filter(Boolean).join(' · '));
}

/** The tab title until a page sets its own. */
export function StaffTitle(): null {
  useStaffTitle();
  return null;
}

/** An address that breaks before its @ and after its slashes rather than anywhere. */
export const Breakable = ({ children }: { readonly children: string }) =>
  children.split(/(?=@)|(?<=\/)(?!\/)/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export interface FactsProps {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly className?: string;
}

/** Names with their values. */
export const Facts = ({ facts, className = '' }: FactsProps) => (
  <dl
    className={`grid h-fit grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm ${className}`}
  >
    {facts.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-muted">{label}</dt>
        <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Page title, also of the tab, and the actions of the page. */
export function PageHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  useStaffTitle(title);
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <PageHeading className="text-2xl">{title}</PageHeading>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** A skeleton, then the response, or '{status}: {status text}' with a retry button. */
export function Answer<Data>({
  query,
  skeleton = <SkeletonRows count={3} />,
  title,
  missing,
  children,
}: {
  readonly query: Query<Data>;
  /** In the shape of the response. */
  readonly skeleton?: ReactNode;
  /** Of the page, if the response gives it its title. */
  readonly title?: string;
  /** Instead of the error 404. */
  readonly missing?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    if (missing && query.error instanceof ApiError && query.error.status === 404) return missing;
    return (
      <>
        {title && <PageHead title={title} />}
        <Notice kind="error" onRetry={() => void query.refetch()}>
          {failureText(query.error)}
        </Notice>
      </>
    );
  }
  return <Skeleton>{skeleton}</Skeleton>;
}

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, text: string, name?: string])[];
  readonly className?: string;
  readonly isDisabled?: (value: Value) => boolean;
  readonly onChoose: (value: Value) => void;
}

const choiceLooks = {
  apart: {
    box: 'flex flex-wrap items-center gap-2',
    each: 'flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-4 has-checked:border-brand has-focus-visible:outline-3',
  },
  joined: {
    box: 'flex min-w-0 overflow-hidden rounded-control border border-line-strong',
    each: 'flex min-h-9 flex-auto items-center justify-center whitespace-nowrap border-line px-1.5 text-center not-first-of-type:border-l has-checked:text-brand-strong has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 max-md:min-h-11',
  },
} as const;

const choiceOf = (look: keyof typeof choiceLooks) =>
  function Choices<Value extends string>(props: ChoiceProps<Value>) {
    const { label, value, choices, className = '', isDisabled = () => false, onChoose } = props;
    const name = useId();
    const { box, each: eachLook } = choiceLooks[look];
    return (
      <fieldset className={`${box} ${className}`}>
        <legend className="sr-only">{label}</legend>
        {choices.map(([each, text, spoken]) => (
          <label
            key={each}
            className={`${eachLook} has-checked:bg-brand-tint has-checked:font-bold has-focus-visible:outline-brand`}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={each}
              checked={each === value}
              disabled={isDisabled(each)}
              aria-label={spoken}
              onChange={() => onChoose(each)}
            />
            {text}
          </label>
        ))}
      </fieldset>
    );
  };

/** A few options side by side, one of them selected. */
export const Choice = choiceOf('apart');
/** Joined buttons, one of them selected. */
export const Segments = choiceOf('joined');

export interface BoxedTableProps {
  readonly label: string;
  readonly heads: readonly ReactNode[];
  readonly headLook?: string;
  readonly cellLook?: string;
  readonly children: ReactNode;
}

/** A table in a box that scrolls if it is wider than the screen; reachable by keyboard. */
export const BoxedTable = ({
  label,
  heads,
  headLook = '',
  cellLook = 'px-4 py-2',
  children,
}: BoxedTableProps) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
    tabIndex={0}
    className="relative overflow-x-auto rounded-surface border border-line bg-surface"
  >
    <table className="w-full text-sm tabular-nums">
      <thead className={headLook}>
        <tr className="bg-sunken text-left">
          {heads.map((head, at) => (
            <th key={at} scope="col" className={cellLook}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </section>
);

export const RowButton = ({ className = '', ...rest }: Parameters<typeof Button>[0]) => (
  <Button look="secondary" className={`min-h-9 px-3 py-1 text-sm ${className}`} {...rest} />
);
