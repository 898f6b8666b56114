import type { Language, languages } from '@silowright/domain/locale';

/** Shown if the text files cannot be loaded (RT-12), so it must be part of the script. */
const sentences: Readonly<
  Record<(typeof languages)[number], { readonly message: string; readonly reload: string }>
> = {
  en: { message: 'Something went wrong. Please refresh the page or contact us.', reload: 'Reload the page' },
  nl: {
    message: 'Er is iets misgegaan. Ververs de pagina of neem contact met ons op.',
    reload: 'Pagina verversen',
  },
  de: {
    message: 'Etwas ist schiefgegangen. Bitte laden Sie die Seite neu oder nehmen Sie Kontakt mit uns auf.',
    reload: 'Seite neu laden',
  },
  da: { message: 'Noget gik galt. Genindlæs siden, eller kontakt os.', reload: 'Genindlæs siden' },
};

/** In English for other languages: nothing else is loaded yet. */
export const loadingErrorText = (language: Language) =>
  sentences[language as keyof typeof sentences] ?? sentences.en;
