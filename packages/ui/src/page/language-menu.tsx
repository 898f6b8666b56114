import { type Language, languageOfLocale } from '@silowright/domain/locale';
import DE from 'country-flag-icons/react/3x2/DE';
import DK from 'country-flag-icons/react/3x2/DK';
import GB from 'country-flag-icons/react/3x2/GB';
import NL from 'country-flag-icons/react/3x2/NL';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { offeredLocales, ownName } from '../catalogue/offered-languages.ts';
import { useMenu } from '../parts/use-menu.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Each language with its flag and own name (LG-02). */
const choices = {
  en: { flag: GB, name: 'English' },
  nl: { flag: NL, name: 'Nederlands' },
  de: { flag: DE, name: 'Deutsch' },
  da: { flag: DK, name: 'Dansk' },
};

/** Others have their letters instead of a flag. */
const choiceOf = (language: Language): { readonly flag?: typeof GB; readonly name: string } =>
  choices[language as keyof typeof choices] ?? { name: ownName(language) };

const FlagOf = ({ language }: { readonly language: Language }) => {
  const { flag: Flag } = choiceOf(language);
  if (!Flag) return <span data-letters={language} />;
  return <Flag aria-hidden="true" className="h-4 w-6 shrink-0 rounded-[2px] ring-1 ring-line" />;
};

export function LanguageMenu({ onChoose }: { readonly onChoose: (language: Language) => void }) {
  const { t, language: current } = useTexts();
  const { menu, close } = useMenu();
  return (
    <details {...menu} className="group relative">
      <summary
        aria-label={t('language.switch', { name: choiceOf(current).name })}
        className="flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <FlagOf language={current} />
        <span className="hidden sm:inline">{choiceOf(current).name}</span>
        <ChevronDown aria-hidden="true" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <form>
        <ul className="absolute right-0 z-30 mt-1 w-48 rounded-control border border-line bg-surface p-1 shadow-float">
          {offeredLocales()
            .map(languageOfLocale)
            .map((language) => (
              <li key={language}>
                <button
                  // Without scripts the form opens the page in that language.
                  type="submit"
                  name="language"
                  value={language}
                  lang={language}
                  aria-current={language === current ? 'true' : undefined}
                  className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left hover:bg-sunken"
                  onClick={(event) => {
                    event.preventDefault();
                    close();
                    menu.ref.current?.querySelector('summary')?.focus();
                    onChoose(language);
                  }}
                >
                  <FlagOf language={language} />
                  <span className="flex-1">{choiceOf(language).name}</span>
                  {language === current && <Check aria-hidden="true" size={18} className="text-brand" />}
                </button>
              </li>
            ))}
        </ul>
      </form>
    </details>
  );
}
