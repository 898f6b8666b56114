import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useKnownSettings } from '../calls/public-settings.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useTexts } from '../texts/use-texts.ts';

/** Title, body, contact e-mail and phone (CF-15); also part of the page on configure and finalized. */
export function HelpBlock() {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-[65ch]">{t('help.body')}</p>
      <ContactLinks />
    </div>
  );
}

export function ContactLinks() {
  const company = useKnownSettings()?.company;
  if (!company) return null;
  return (
    <ul className="flex flex-col">
      <li>
        <a
          href={`mailto:${company.email}`}
          className="link inline-flex min-h-11 items-center gap-3 wrap-anywhere"
        >
          <Mail aria-hidden="true" size={18} />
          {company.email}
        </a>
      </li>
      <li>
        <a
          href={`tel:${company.phone.replace(/[^\d+]/g, '')}`}
          className="link inline-flex min-h-11 items-center gap-3"
        >
          <Phone aria-hidden="true" size={18} />
          {company.phone}
        </a>
      </li>
    </ul>
  );
}

/** The help at the end of a last page. */
export function HelpSection({ children }: { readonly children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="finalized-help" className="flex flex-col gap-2 border-t border-line pt-6">
      <h2 id="finalized-help" className="text-lg">
        {t('help.title')}
      </h2>
      {children && <p>{children}</p>}
      <HelpBlock />
    </section>
  );
}

export interface HelpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title?: string;
  readonly body?: ReactNode;
}

export function HelpDialog({ open, onClose, title, body = <HelpBlock /> }: HelpDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} title={title ?? t('help.title')} onClose={onClose}>
      {body}
    </Dialog>
  );
}
