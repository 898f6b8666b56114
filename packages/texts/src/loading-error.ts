import type { Language } from '@silowright/domain/locale';

/** Shown if the text files cannot be loaded (RT-12), so it must be part of the script. */
export const loadingErrorTexts: Readonly<
  Record<Language, { readonly message: string; readonly reload: string }>
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
