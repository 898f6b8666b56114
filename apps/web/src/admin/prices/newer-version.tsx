import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { newerVersion } from '../published-by.ts';
import { useStaffCall } from '../staff-api.ts';

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
    { refetchIntervalMs: pollIntervalMs },
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
