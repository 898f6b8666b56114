import type { MarketLabel, SegmentId } from '@silowright/domain/catalogue/codes';
import { forgetAnswers, sessionValues, setValues, useSession } from './session-store.ts';

/**
 * Another market has other questions, so the old answers are cleared. They are also cleared after they were sent
 * as a quotation: the next configuration must not replace it.
 */
export function chooseSegment(segment: SegmentId, label: MarketLabel): void {
  const { segment: before } = sessionValues();
  const isAnother = before !== undefined && before !== segment;
  if (isAnother || useSession.getState().sentOffer) forgetAnswers();
  setValues({ segment, segment_label: label });
}
