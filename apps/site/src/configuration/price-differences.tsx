import { loadedShapes } from '@silowright/ui/catalogue/shapes.ts';
import { groupName, optionName } from '@silowright/ui/texts/option-names.ts';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import type { PriceDifference } from '../session/session-store.ts';
import type { UnitOffer } from './unit-offer.ts';
import { useMoney } from './use-configuration.ts';

export interface PriceDifferencesProps {
  readonly differences: readonly PriceDifference[];
  /** Provides the option names; until it is loaded, options are not listed. */
  readonly offer: UnitOffer | undefined;
}

/** Price changes line by line, before and after (D9, D21). */
export function PriceDifferences({ differences, offer }: PriceDifferencesProps) {
  const texts = useTexts();
  const { t } = texts;
  const { price, priceDifference } = useMoney();
  const among = differences.flatMap(({ was, now }) => [was, now]);
  const amount = (cents: number | null) => (cents === null ? '–' : price(cents, { among }));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-right text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line-strong">
            {(['line', 'was', 'now', 'difference'] as const).map((column) => (
              <th key={column} scope="col" className="px-1.5 py-2 whitespace-nowrap first:pl-0 first:text-left last:pr-0">
                {t(`difference.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, was, now }) => {
            const cents = (now ?? 0) - (was ?? 0);
            return (
              <tr key={path} className={`border-b border-line ${path === 'total' ? 'font-bold' : ''}`}>
                <th
                  scope="row"
                  className={`py-2 pr-1.5 text-left hyphens-auto ${path === 'total' ? '' : 'font-normal'}`}
                >
                  {lineName(texts, offer, path)}
                </th>
                <td className="px-1.5 py-2 whitespace-nowrap">{amount(was)}</td>
                <td className="px-1.5 py-2 whitespace-nowrap">{amount(now)}</td>
                <td className={`py-2 pl-1.5 whitespace-nowrap ${cents > 0 ? 'text-bad' : 'text-good'}`}>
                  {priceDifference(cents, among)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Of several positions a line begins with the number of its position: "20.A.unit". */
const ofPosition = /^(\d+(?:\.[A-Z])?)\.(.+)$/;

function lineName(texts: Texts, offer: UnitOffer | undefined, path: string): string {
  const { t } = texts;
  const [, number, line] = ofPosition.exec(path) ?? [];
  if (number && line) return `${number} ${lineName(texts, offer, line)}`;
  if (path === 'unit') return t('configure.unit-price');
  if (path === 'transport') return t('configure.transport');
  if (path === 'total') return t('configure.estimated-total');
  const isOf = ({ key }: { readonly key: string }) => path.startsWith(`${key}.`);
  const group = offer?.groups.find(isOf) ?? groupOfOthers(isOf);
  return group
    ? `${groupName(texts, group)}: ${optionName(texts, group, path.slice(group.key.length + 1))}`
    : t('difference.option');
}

/** Of another position; without its words only the catalogue's name of the group. */
function groupOfOthers(isOf: (group: { readonly key: string }) => boolean) {
  const found = Object.values(loadedShapes()?.options ?? {})
    .flat()
    .find(isOf);
  return found && { ...found, label: found.id, options: [] };
}
