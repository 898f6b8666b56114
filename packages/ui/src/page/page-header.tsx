import type { Language } from '@silowright/domain/locale';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { ReactNode } from 'react';
import { config } from '../calls/config.ts';
import { companyLogo, useCompanyName } from '../calls/public-settings.ts';
import { useOverlay } from '../parts/use-overlay.ts';
import { useTexts } from '../texts/use-texts.ts';
import { flags } from './flags.ts';
import { HelpDialog } from './help-dialog.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SkipLink } from './skip-link.tsx';

/** A brand instead of the company's: a dealer's. */
export interface Brand {
  readonly logoUrl: string | null;
  readonly name: string | null;
  readonly city?: string | undefined;
  readonly phone?: string | undefined;
}

export interface PageHeaderProps {
  /** Where the brand leads. */
  readonly home: string;
  readonly brand?: Brand;
  readonly onLanguage: (language: Language) => void;
  readonly steps?: ReactNode;
  /** Additions of an area. */
  readonly children?: ReactNode;
  /** Instead of the visitor's help. */
  readonly help?: { readonly title: string; readonly body: ReactNode };
}

const noBrand: Brand = { logoUrl: null, name: null };

/** Brand, dealer's logo or name, language switcher, help (RT-16, V6). */
export function PageHeader({
  home,
  brand = noBrand,
  onLanguage,
  steps,
  children,
  help: own,
}: PageHeaderProps) {
  const { t } = useTexts();
  const { logoUrl, name, city, phone } = brand;
  const company = useCompanyName();
  const ownLogo = companyLogo();
  const logo = logoUrl ?? (name || !ownLogo ? undefined : `${config.base}${ownLogo}`);
  const help = useOverlay('help');
  return (
    <header className="top-0 z-20 border-b border-line bg-surface tall:sticky print:hidden">
      <SkipLink />
      <div className="flex min-h-14 flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 md:px-6">
        <div
          className={`mr-auto flex min-w-0 ${name && !logo ? 'max-sm:max-w-[60%] max-sm:flex-col sm:items-center' : 'items-center'}`}
        >
          <a
            href={home}
            className={`flex min-w-0 items-center gap-2.5 font-bold ${name && !logo ? 'sm:min-h-11' : 'min-h-11'}`}
          >
            {logo ? (
              <img
                src={logo}
                alt={name ?? (logoUrl ? t('header.dealer-logo') : company)}
                className="h-10 w-auto max-w-44 object-contain max-sm:max-w-24"
              />
            ) : (
              <>
                {!name && <img src={`${config.base}/favicon.svg`} alt="" width={32} height={32} />}
                <span className={`truncate text-lg tracking-tight ${own ? 'max-sm:sr-only' : ''}`}>
                  {name ?? company}
                </span>
              </>
            )}
          </a>
          {name && (
            <p
              className={`min-w-0 truncate text-sm leading-tight text-muted sm:pl-2 ${logo ? 'pl-2' : 'max-sm:flex max-sm:items-center max-sm:gap-x-2'}`}
            >
              {city}
              {phone && (
                <a
                  href={`tel:${phone.replace(/[^\d+]/g, '')}`}
                  className="link flex min-h-6 items-center whitespace-nowrap text-ink"
                >
                  {phone}
                </a>
              )}
            </p>
          )}
        </div>
        {steps}
        {children}
        {flags.LANGUAGE_SWITCHER && <LanguageMenu onChoose={onLanguage} />}
        <button
          type="button"
          aria-label={t('help.open')}
          className="flex size-11 items-center justify-center rounded-control hover:bg-sunken"
          onClick={help.show}
        >
          <CircleQuestionMark aria-hidden="true" size={22} />
        </button>
      </div>
      <HelpDialog open={help.open} onClose={help.close} {...own} />
    </header>
  );
}
