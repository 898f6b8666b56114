import { Button } from '@silowright/ui/parts/button.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { choiceName, groupName } from '@silowright/ui/texts/option-names.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type Earlier, useConfigurationState } from '../../configuration/configuration-store.ts';
import { takeEarlierOptions } from '../../configuration/load-unit.ts';
import type { UnitOffer } from '../../configuration/unit-offer.ts';

export interface EarlierNoticeProps {
  readonly offer: UnitOffer;
  readonly earlier: Earlier;
}

/** A newly selected unit starts with its defaults; the earlier choices are listed and can be restored. */
export function EarlierNotice({ offer, earlier }: EarlierNoticeProps) {
  const texts = useTexts();
  const { t } = texts;
  const names = offer.groups
    .filter(({ key }) => earlier.keys.includes(key))
    .map((group) => `${groupName(texts, group)}: ${choiceName(texts, group, earlier.selection[group.key])}`);
  return (
    <Notice kind="info">
      <p>{t('configure.earlier', { names: names.join('; ') })}</p>
      <div className="flex flex-wrap gap-x-6">
        <Button look="quiet" className="px-0" onClick={() => leave(takeEarlierOptions)}>
          {t('configure.earlier-take')}
        </Button>
        <Button
          look="quiet"
          className="px-0"
          onClick={() => leave(() => useConfigurationState.setState({ earlier: undefined }))}
        >
          {t('configure.earlier-leave')}
        </Button>
      </div>
    </Notice>
  );
}

/** The buttons disappear with the notice: the focus moves to the first section. */
function leave(decide: () => void): void {
  decide();
  document.querySelector<HTMLElement>('[data-section] h2 button')?.focus();
}
