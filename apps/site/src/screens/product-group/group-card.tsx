import type { ProductGroup } from '@silowright/contract/catalogue';
import type { Texture } from '@silowright/domain/catalogue/texture';
import { GoodsPicture } from '@silowright/picture/drawing/goods-picture.tsx';
import { useEarlyChoice } from '@silowright/ui/parts/card-radio.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

export interface GroupCardProps {
  readonly name: string;
  readonly group: ProductGroup;
  readonly texture: Texture;
  /** The address of a unit that is filled with the goods. */
  readonly picture: string | undefined;
  readonly checked: boolean;
  readonly onChoose: (type: string) => void;
}

/** A product group by picture: the goods from near, and a unit that is filled with them (ST-04). */
export function GroupCard({ name, group, texture, picture, checked, onChoose }: GroupCardProps) {
  const { t, has } = useTexts();
  const { type } = group;
  const input = useEarlyChoice(checked, () => onChoose(type));
  const hint = `product-group-hint.${type}` as const;
  return (
    <label
      className={`group-card relative grid items-center gap-x-3 overflow-hidden rounded-surface border bg-surface transition-colors hover:border-brand choice-card ${checked ? '' : 'border-line'}`}
    >
      <span className="group-picture block self-stretch lg:col-span-2" style={{ background: texture.colour }}>
        <GoodsPicture texture={texture} tilePx={320} />
      </span>
      <input
        ref={input}
        type="radio"
        name={name}
        value={type}
        checked={checked}
        onChange={() => onChoose(type)}
        className="size-5 outline-none lg:ml-4"
      />
      <span className="flex min-h-24 min-w-0 flex-col justify-center py-3 pr-19 lg:pr-24 2xl:pr-38">
        <span className="text-lg leading-snug font-bold hyphens-auto">{t(`product-group.${type}`)}</span>
        {has(hint) && <span className="text-sm text-muted">{t(hint)}</span>}
      </span>
      {picture && (
        <img
          src={picture}
          alt=""
          className="pointer-events-none absolute right-2 bottom-1.5 h-22 w-16 forced-colors:bg-ground lg:h-32 lg:w-22 2xl:h-52 2xl:w-34"
        />
      )}
    </label>
  );
}
