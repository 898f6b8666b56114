import type { sheetSections } from '@silowright/contract/incoming-kinds';
import type { Fact, IncomingSheet } from '@silowright/contract/incoming-sheet';
import { sizeOfWire } from '@silowright/contract/wire-size';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import type { UnitFilesProps } from '@silowright/picture/files/unit-files.tsx';
import { logoUrl } from '@silowright/ui/calls/logo-url.ts';
import { optionalPart } from '@silowright/ui/page/lazy-part.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Download from 'lucide-react/icons/download';
import { type ReactNode, Suspense } from 'react';
import { Breakable, Facts } from '../parts/page-parts.tsx';
import { factText } from './fact-text.ts';
import { UnitImage } from './unit-image.tsx';

export const UnitFiles = optionalPart<UnitFilesProps>(
  'unit-files',
  ['picture'],
  async () => (await import('@silowright/picture/files/unit-files.tsx')).UnitFiles,
);

/** What is asked first comes first: when, what and who. */
const order = [
  'meeting',
  'unit',
  'customer',
  'site',
  'wish',
  'dealer',
  'buyer',
] as const satisfies readonly (typeof sheetSections)[number][];

/** A quotation, lead or meeting as a readable page: contact, place and unit drawing (D14). */
export function Sheet({ sheet }: { readonly sheet: IncomingSheet }) {
  const { t } = useTexts();
  const filled = order.filter((section) => sheet.facts.some((fact) => fact.section === section));
  // A card alone in its row takes the whole width.
  const isOdd = filled.filter((section) => section !== 'unit' || !sheet.unit).length % 2 === 1;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-4 md:grid-cols-2 min-[90rem]:grid-cols-1">
        {filled.map((section, index) => {
          const facts = sheet.facts.filter((fact) => fact.section === section);
          const picture = section === 'unit' ? sheet.unit : null;
          return (
            <section
              key={section}
              className={`rounded-surface border border-line bg-surface p-5 ${picture || (isOdd && index === filled.length - 1) ? 'md:col-span-2 min-[90rem]:col-span-1' : ''}`}
            >
              <h2 className="mb-3 text-lg">{t(`admin.sheet-${section}`)}</h2>
              <div
                className={
                  picture ? 'grid gap-x-8 gap-y-4 sm:grid-cols-[14rem_1fr] min-[90rem]:grid-cols-1' : ''
                }
              >
                {picture && (
                  <div className="flex h-64 justify-center rounded-control bg-linear-to-b from-surface to-sunken p-2">
                    <UnitImage
                      unit={picture}
                      person
                      title={t('admin.unit-picture')}
                      className="h-full max-w-full"
                    />
                  </div>
                )}
                <div>
                  <SheetFacts facts={facts} />
                  {picture?.logo && (
                    <p className="mt-3">
                      <a
                        href={`${logoUrl(picture.logo)}?full=1`}
                        download="logo.png"
                        className="link inline-flex min-h-11 items-center gap-2"
                      >
                        <Download aria-hidden="true" size={18} />
                        {t('admin.customer-logo')}
                      </a>
                    </p>
                  )}
                  {picture && (
                    <Suspense fallback={<div className="min-h-11" />}>
                      <UnitFiles
                        unit={{ type: picture.type, ...sizeOfWire(picture), selection: picture.selection }}
                        engineering={sheet.engineering ?? undefined}
                      />
                    </Suspense>
                  )}
                </div>
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** With e-mail addresses and phone numbers as links. */
export function SheetFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTexts();
  return (
    <Facts
      facts={facts.map((fact) => [t(`admin.fact-${fact.name}`), <FactLink key="value" fact={fact} />])}
    />
  );
}

const linkOf = (kind: 'email' | 'phone', text: string): string =>
  kind === 'email' ? `mailto:${encodeURI(text)}` : `tel:${text.replace(/[^\d+]/g, '')}`;

function FactLink({ fact: { name, value } }: { readonly fact: Fact }): ReactNode {
  const texts = useTexts();
  const told = factText(texts, value);
  // A place was named in the language of the customer.
  const text = name === 'place' ? placeInLanguage(told, texts.language) : told;
  if (value.kind !== 'email' && value.kind !== 'phone') return text;
  return (
    <a href={linkOf(value.kind, value.text)} className="text-brand-strong underline">
      <Breakable>{text}</Breakable>
    </a>
  );
}
