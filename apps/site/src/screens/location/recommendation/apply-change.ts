import { writeVolume } from '@silowright/domain/session/field-rules';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { type Draft, setDraft, setRequest, setValues, useSession } from '../../../session/session-store.ts';
import type { Change } from './nearest-change.ts';

/** Sets fields of a form as if the visitor had typed them; other fields of the form keep what was typed. */
const type = (form: string, fields: Draft): void =>
  setDraft(form, { ...useSession.getState().drafts[form], ...fields });

/** Requests another volume and number of units. */
export function applyVolume(volumePerUnit: number, amountOfUnits: number): void {
  type('volume', { volume: writeVolume(volumePerUnit, boot().asked), amount: String(amountOfUnits) });
  setRequest({ volumePerUnit, amountOfUnits });
  setValues({ recommendationShown: 'product-group' });
}

/** Applies a change of the request; the recommendation is requested again. Another product is chosen by the visitor. */
export function applyChange(change: Exclude<Change, { kind: 'density' }>): void {
  switch (change.kind) {
    case 'volume':
      type('volume', { volume: writeVolume(change.volumePerUnitM3, boot().asked) });
      setRequest({ volumePerUnit: change.volumePerUnitM3 });
      break;
    case 'height-limit':
      type('location', { height: String(change.heightLimitMm / 1000) });
      setRequest({
        spaceLimitationHeightInMeter: change.heightLimitMm / 1000,
        spaceLimitationHeightInMm: change.heightLimitMm,
      });
      break;
    case 'placement':
      setDraft('location', {});
      setRequest({
        placement: change.placement,
        spaceLimitationHeightInMeter: undefined,
        spaceLimitationHeightInMm: undefined,
      });
      break;
    case 'characteristic':
      setDraft('product-group', {});
      setRequest({ characteristicGroupType: change.characteristicGroup });
      break;
  }
  setValues({ recommendationShown: 'product-group' });
}
