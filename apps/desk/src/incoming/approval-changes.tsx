import type { ChangeSide, RevisionChange } from '@silowright/contract/revisions';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { BoxedTable } from '../parts/page-parts.tsx';
import { staffMoney } from '../parts/staff-money.ts';
import { wordText } from './fact-text.ts';

const partTexts = {
  amount: 'admin.revise-number',
  option: 'admin.price-item',
  extra: 'admin.revise-extra-add',
  discount: 'admin.revise-discount',
  transport: 'admin.price-transport',
  size: 'admin.revise-size',
  role: 'admin.revise-role',
  position: 'admin.revise-position',
} as const satisfies Record<RevisionChange['part'], string>;

/** What a revision changes, and the total before and after it. */
export function ApprovalChanges({ preview }: { readonly preview: CallOutput<'admin-preview-revision'> }) {
  const texts = useTexts();
  const { t, number } = texts;
  const { currency, total_in_cents: after } = preview.prices;
  const sideText = (side: ChangeSide | null): string => {
    if (side === null) return '–';
    const choices = side.choices?.map(({ choice, custom }) =>
      [wordText(texts, choice), custom].filter(Boolean).join(': '),
    );
    const unit =
      side.unit &&
      [wordText(texts, side.unit), side.volume_m3 === undefined ? '' : `${number(side.volume_m3)} m³`].join(
        ' ',
      );
    const isOfUnit = unit && side.count !== undefined;
    return [
      isOfUnit ? `${number(side.count ?? 0)} × ${unit}` : unit,
      side.role && t(`admin.role-${side.role}`),
      side.chosen ? t('admin.revise-chosen') : undefined,
      choices?.join(', '),
      side.text,
      side.count === undefined || isOfUnit ? undefined : number(side.count),
      side.in_cents === undefined ? undefined : staffMoney(side.in_cents, currency),
      side.confirmed ? t('admin.approval-confirmed') : undefined,
    ]
      .filter(Boolean)
      .join(', ');
  };
  const rows = [
    ...preview.changes.map(({ part, position, group, before, after: becomes }) => ({
      part: [position, group ? wordText(texts, group) : t(partTexts[part])].filter(Boolean).join(' · '),
      before: sideText(before),
      after: sideText(becomes),
      strong: false,
    })),
    {
      part: t('admin.price-total'),
      before: staffMoney(preview.before_in_cents, currency),
      after: staffMoney(after, currency),
      strong: true,
    },
  ];
  return (
    <BoxedTable
      label={t('admin.approval-changes')}
      heads={[t('admin.approval-part'), t('admin.approval-before'), t('admin.approval-after')]}
      cellLook="px-2 py-2 sm:px-3"
    >
      <tbody>
        {rows.map((row, at) => (
          <tr
            key={at}
            className={`border-t border-line align-top tabular-nums ${row.strong ? 'font-bold' : ''}`}
          >
            <th scope="row" className={`px-2 py-2 text-left sm:px-3 ${row.strong ? '' : 'font-normal'}`}>
              {row.part}
            </th>
            <td className="px-2 py-2 wrap-break-word sm:px-3">{row.before}</td>
            <td className="px-2 py-2 wrap-break-word sm:px-3">{row.after}</td>
          </tr>
        ))}
      </tbody>
    </BoxedTable>
  );
}
