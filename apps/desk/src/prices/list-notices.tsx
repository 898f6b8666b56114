import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { ApiError } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useStaffCall } from '../calls/staff-api.ts';
import { ConflictRows, type ConflictRowsProps } from './conflict-rows.tsx';
import { PlanStrip, type PlanStripProps } from './plan-strip.tsx';
import { newerVersion } from './published-by.ts';
import { RefusalNotice } from './refusal-notice.tsx';

/** Interval for checking for a new version. */
const pollIntervalMs = 2_000;

export interface NewerVersionProps {
  readonly kind: 'base' | 'options';
  readonly segment: PricedSegment;
  readonly version: number;
  readonly onLoad: () => void;
}

/** Notice of a version published in the meantime: who, when and why. Edits can be carried over. */
export function NewerVersion({ kind, segment, version, onLoad }: NewerVersionProps) {
  const texts = useTexts();
  const { t } = texts;
  const history = useStaffCall(
    'admin-list-history',
    { params: { kind, segment } },
    { refetchInterval: pollIntervalMs },
  );
  const newer = history.data?.filter((each) => each.version > version) ?? [];
  if (newer.length === 0) return null;
  return (
    <div className="mb-5">
      <Notice kind="info">
        <ul>
          {newer.map((each) => (
            <li key={each.version}>{newerVersion(texts, each)}</li>
          ))}
        </ul>
        <Button look="secondary" className="mt-3" onClick={onLoad}>
          {t('admin.carry-over')}
        </Button>
      </Notice>
    </div>
  );
}

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
