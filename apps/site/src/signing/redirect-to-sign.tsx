import { config } from '@silowright/ui/calls/config.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect } from 'react';
import { useParams } from 'wouter';

/** `/sign/{id}` redirects to the address with a language (D17), including the token in the fragment. */
export function RedirectToSign() {
  const { language } = useTexts();
  const { configurationId = '' } = useParams<{ configurationId: string }>();
  useEffect(() => {
    const path = `${config.base}/sign/${language}/${encodeURIComponent(configurationId)}`;
    window.location.replace(path + window.location.hash);
  }, [language, configurationId]);
  return null;
}
