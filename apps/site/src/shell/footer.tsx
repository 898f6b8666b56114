import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

/** Privacy, imprint and terms, each if configured (D24). */
export function Footer() {
  const { t } = useTexts();
  const settings = useKnownSettings();
  const links = (['privacy', 'imprint', 'terms'] as const).flatMap((name) => {
    const href = settings?.links[name];
    return href ? [{ name, href }] : [];
  });
  return (
    <footer className="page-width flex print:hidden min-h-14 flex-wrap items-center gap-x-6 text-sm text-muted">
      <span>{settings?.company.name}</span>
      {links.map(({ name, href }) => (
        <a key={name} href={href} className="inline-flex min-h-11 items-center underline">
          {t(`footer.${name}`)}
        </a>
      ))}
    </footer>
  );
}
