import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import type { Language } from '@silowright/domain/locale';
import { defuse, writeCsv } from '@silowright/domain/pricing/csv-cells';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { downloadFile } from '../../ui/download-file.ts';
import { dealerFieldNames } from './read-dealer.ts';

/** In the form that an import reads. */
export function downloadDealers(dealers: readonly StaffDealer[], language: Language): void {
  const rows = dealers.map((dealer) =>
    [
      ...dealerFieldNames.map((name) => String(dealer[name])),
      dealer.segments.join(' '),
      dealer.active ? 'yes' : 'no',
    ].map(defuse),
  );
  const columns = [...dealerFieldNames, 'segments', 'active'];
  downloadFile('dealers.csv', writeCsv([columns, ...rows], csvSeparatorFor(language)));
}
