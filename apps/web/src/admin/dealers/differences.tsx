import { useTexts } from '../../texts/use-texts.ts';
import type { FieldDifference } from './compare-dealers.ts';

/** The changed fields of a dealer, before and after. */
export function Differences({ differences }: { readonly differences: readonly FieldDifference[] }) {
  const { t, has } = useTexts();
  const labelOf = (field: string) => {
    const key = `admin.dealer-${field === 'active' ? 'is-active' : field.replaceAll('_', '-')}`;
    return has(key) ? t(key as 'admin.dealer-name') : field;
  };
  const wordOf = (text: string) =>
    text === 'true' || text === 'false' ? t(text === 'true' ? 'admin.yes' : 'admin.no') : text || '–';
  return (
    <ul className="text-sm">
      {differences.map(({ field, was, becomes }) => (
        <li key={field} className="wrap-anywhere">
          {labelOf(field)}: <del className="text-muted">{wordOf(was)}</del> →{' '}
          <ins className="font-bold no-underline">{wordOf(becomes)}</ins>
        </li>
      ))}
    </ul>
  );
}
