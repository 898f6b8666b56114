import { useId } from 'react';
import { useConfigurationState } from '../../configuration/configuration-store.ts';
import { chooseSize } from '../../configuration/load-unit.ts';
import type { SizeOption, UnitOffer } from '../../configuration/unit-offer.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { InfoButton } from '../../ui/info-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { errorText } from '../../use-call.ts';
import { ChoiceCard } from './choice-card.tsx';
import { GroupHead } from './group-head.tsx';
import { PassageTable } from './passage-table.tsx';
import { SizePicture } from './size-picture.tsx';

/** The sizes of the chosen type with their prices (CF-02). */
export function SizeSection({ offer }: { readonly offer: UnitOffer }) {
  const texts = useTexts();
  const { t } = texts;
  const pendingUuid = useConfigurationState((state) => state.pendingUuid);
  const sizeProblem = useConfigurationState((state) => state.sizeProblem);
  const chosen = pendingUuid ?? offer.size.uuid;
  const withPassage = offer.sizes.some((size) => size.passage_width !== undefined);
  const title = t('option-segment.size');
  const nameId = useId();
  return (
    <fieldset className="min-w-0" aria-labelledby={nameId} aria-busy={pendingUuid !== undefined}>
      <GroupHead id={nameId} info={<InfoButton name="size" title={title} text={t('configure.size-info')} />}>
        {t('configure.size-question')}
      </GroupHead>
      {withPassage ? (
        <PassageTable sizes={offer.sizes} chosen={chosen} onChoose={choose} />
      ) : (
        <div
          ref={showChosen}
          className="relative -m-1 flex max-h-100 flex-col gap-1.5 overflow-y-auto p-1 [&>label]:shrink-0"
        >
          {offer.sizes.map((size) => (
            <SizeCard key={size.uuid} size={size} sizes={offer.sizes} checked={size.uuid === chosen} />
          ))}
        </div>
      )}
      {sizeProblem !== undefined && (
        <div className="mt-3">
          <Notice kind="error">
            {sizeProblem?.kind === 'busy' ? errorText(sizeProblem.error, texts) : t('configure.size-failed')}
          </Notice>
        </div>
      )}
    </fieldset>
  );
}

/** Scrolls a long list to the chosen size. */
function showChosen(list: HTMLDivElement | null): void {
  const card = list?.querySelector<HTMLInputElement>('input:checked')?.parentElement;
  if (list && card) list.scrollTop = card.offsetTop - list.clientHeight / 2 + card.offsetHeight / 2;
}

const choose = (uuid: string): void => void chooseSize(uuid);

interface SizeCardProps {
  readonly size: SizeOption;
  readonly sizes: readonly SizeOption[];
  readonly checked: boolean;
}

function SizeCard({ size, sizes, checked }: SizeCardProps) {
  const { metres, number, price } = useTexts();
  return (
    <ChoiceCard
      kind="radio"
      name="size"
      value={size.uuid}
      checked={checked}
      onChange={() => choose(size.uuid)}
      picture={<SizePicture size={size} sizes={sizes} />}
      label={
        <span className="tabular-nums">
          <span className="whitespace-nowrap">
            {metres(size.diameter_mm)} × {metres(size.height_mm)} m
            <span className="text-muted max-sm:hidden"> ·</span>
          </span>{' '}
          <span className="whitespace-nowrap text-muted">{number(size.volume)} m³</span>
        </span>
      }
      price={price(size.price_in_cents, { among: sizes.map(({ price_in_cents }) => price_in_cents) })}
    />
  );
}
