import { valuesOf } from '@silowright/domain/pricing/resolve-selection';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import { shapes } from '../../catalogue/shapes.ts';
import { chooseOption } from '../../configuration/choose-option.ts';
import type { OfferedGroup } from '../../configuration/unit-offer.ts';
import { useSession } from '../../session/session-store.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What a group of colours paints, by what its options draw. */
function paintedBy(key: string): Painted | undefined {
  const { options } = shapes();
  const known = painted.get(options) ?? new Map<string, Painted | undefined>();
  painted.set(options, known);
  if (!known.has(key)) known.set(key, findPainted(key));
  return known.get(key);
}

type Painted = 'body' | 'roof';
const painted = new WeakMap<object, Map<string, Painted | undefined>>();

function findPainted(key: string): Painted | undefined {
  const group = Object.values(shapes().options)
    .flat()
    .find((each) => each.key === key);
  for (const { draw } of group?.options ?? [])
    for (const drawn of draw ?? []) if ('paint' in drawn) return drawn.paint;
  return undefined;
}

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
