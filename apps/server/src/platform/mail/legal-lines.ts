import type { Company } from '../config/company.ts';
import type { Speaker } from '../speaker.ts';

/** The legal data of the company, in the order of a letterhead, as two lines of short parts (QU-01). */
export function legalLines({ t }: Pick<Speaker, 't'>, { legal, name }: Company): readonly string[] {
  if (!legal) return [];
  const { register, bank, directors = [] } = legal;
  const lines = [
    [
      legal.name === name ? undefined : legal.name,
      legal.seat && t('quotation.legal.seat', { seat: legal.seat }),
      register && [register.court, register.name, register.number].filter(Boolean).join(' '),
      legal.vatNumber && t('quotation.legal.vat', { number: legal.vatNumber }),
    ],
    [
      directors.length > 0 &&
        t('quotation.legal.directors', { names: directors.join(', '), count: directors.length }),
      legal.supervisoryChair && t('quotation.legal.chair', { name: legal.supervisoryChair }),
      bank && [bank.name, `IBAN ${bank.iban}`, bank.bic && `BIC\u00a0${bank.bic}`].filter(Boolean).join(', '),
    ],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}
