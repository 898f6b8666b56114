import type { MarketLabel, SegmentId } from '@silowright/domain/catalogue/segments';
import { forgetAnswers, sessionValues, setValues, useSession } from './session-store.ts';

/**
 * Another market asks other questions, so the answers to the old ones are forgotten. They are forgotten, too, when
 * they went out as a quotation: what is configured next must not replace it.
 */
export function chooseSegment(segment: SegmentId, label: MarketLabel): void {
  const { segment: before } = sessionValues();
  const isAnother = before !== undefined && before !== segment;
  if (isAnother || useSession.getState().sentOffer) forgetAnswers();
  setValues({ segment, segment_label: label });
}
