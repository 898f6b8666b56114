import { type Choice, type Selection, valuesOf } from '@silowright/domain/pricing/selection';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { chooseOption } from '../../configuration/choose-option.ts';
import { paintsOf } from '../../configuration/paint-of.ts';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { useSession } from '../../session/session-store.ts';

const paintedBy = (key: string) => [...paintsOf(key).values()][0]?.paint;

/** The colour of the body, if the group paints the roof and has that colour; and whether the roof has it. */
export function bodyColourFor(
  { key, options }: Pick<OfferedGroup, 'key' | 'options'>,
  configuration: Selection,
): { readonly body: Choice; readonly alike: boolean } | undefined {
  if (paintedBy(key) !== 'roof') return undefined;
  const bodyKey = Object.keys(configuration).find((each) => paintedBy(each) === 'body');
  const body = bodyKey === undefined ? undefined : configuration[bodyKey];
  if (body === undefined || !options.some(({ value }) => value === valuesOf(body)[0])) return undefined;
  return { body, alike: JSON.stringify(configuration[key]) === JSON.stringify(body) };
}

/** Above the colours of the roof: copies the colour of the body (ST-07). */
export function RoofLikeBody({ group }: { readonly group: OfferedGroup }) {
  const { t } = useTexts();
  const found = bodyColourFor(
    group,
    useSession((state) => state.configuration),
  );
  if (!found) return null;
  return (
    <label className="flex min-h-11 w-fit items-center gap-2 font-bold">
      <input
        type="checkbox"
        checked={found.alike}
        // Another colour is chosen below; the box only copies.
        disabled={found.alike}
        onChange={() => chooseOption(group.key, found.body)}
        className="size-5"
      />
      {t('configure.roof-like-body')}
    </label>
  );
}
