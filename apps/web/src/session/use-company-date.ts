import { formatDate } from '@silowright/texts/format';
import { useTexts } from '../texts/use-texts.ts';
import { useKnownSettings } from './public-settings.ts';

/** A date as on paper: in the time zone of the company, in the reader's language. */
export function useCompanyDate(): (time: string | number) => string {
  const { locale } = useTexts();
  const zone = useKnownSettings()?.company.time_zone;
  return (time) => formatDate(new Date(time), locale, zone);
}
