import type { ApiError } from '../../api.ts';
import { ConflictRows, type ConflictRowsProps } from './conflict-rows.tsx';
import { NewerVersion, type NewerVersionProps } from './newer-version.tsx';
import { PlanStrip, type PlanStripProps } from './plan-strip.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

export interface ListNoticesProps extends NewerVersionProps, PlanStripProps {
  readonly refusal: ApiError | undefined;
  readonly conflicts: ConflictRowsProps['rows'];
  readonly onSettle: ConflictRowsProps['onSettle'];
}

/** What others did to the list meanwhile, and what they plan; the same for base and option prices. */
export function ListNotices({ refusal: last, conflicts, onSettle, shownAs, ...list }: ListNoticesProps) {
  // The version that caused the refusal is loaded.
  const isOver = last?.fields.some(({ params }) => Number(params?.version) <= list.version);
  const refusal = isOver ? undefined : last;
  return (
    <>
      {/* A refusal for this reason says the same and has the same button. */}
      {refusal?.code !== 'stale-version' && <NewerVersion {...list} />}
      <PlanStrip kind={list.kind} segment={list.segment} shownAs={shownAs} />
      <RefusalNotice refusal={refusal} onCarryOver={list.onLoad} />
      <ConflictRows rows={conflicts} onSettle={onSettle} />
    </>
  );
}
