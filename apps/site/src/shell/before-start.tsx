import { stepIds } from '@silowright/domain/flow/steps';
import { loadingErrorText } from '@silowright/texts/loading-error';
import { useKnownSettings } from '@silowright/ui/calls/public-settings.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSession } from '../session/session-store.ts';

/** The element that the app removes when it starts. */
export const beforeStart = 'before-start';

/** Messages beside a screen that the server rendered: scripts cannot be loaded, or are switched off (RT-12, U14). */
export function BeforeStart() {
  const { t, language } = useTexts();
  const step = useSession((state) => state.step);
  const { name = '', email = '', phone = '' } = useKnownSettings()?.company ?? {};
  const { message, reload } = loadingErrorText(language);
  const contact = (
    <>
      <a href={`mailto:${email}`}>{email}</a>
      <a href={`tel:${phone}`}>{phone}</a>
    </>
  );
  return (
    <div id={beforeStart}>
      {/* The hash may name another step, which no server sees: styles then hide the screen. */}
      {stepIds.map((id) => id !== step && <i key={id} id={id} hidden />)}
      <div id="load-error" className="load-error">
        <div role="alert">
          <p className="font-bold">{message}</p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: this page again, without scripts */}
            <a href="">{reload}</a>
            {contact}
          </p>
        </div>
      </div>
      <noscript>
        <div className="load-error">
          <p>{t('state.no-script', { company: name })}</p>
          <p>{contact}</p>
        </div>
      </noscript>
    </div>
  );
}
