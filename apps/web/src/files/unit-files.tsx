import { engineerFormats } from '@silowright/domain/cad/formats';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import type { SessionValues } from '@silowright/domain/session/values';
import Download from 'lucide-react/icons/download';
import { useTexts } from '../texts/use-texts.ts';
import { unitFileAddress } from './unit-file-address.ts';
import { YardLinks } from './yard-links.tsx';

// In one script with the list.
export { YardLinks };

export interface UnitFilesProps {
  readonly unit: DrawingInput;
  /** The answers, for the engineering data of the place. */
  readonly values?: Partial<SessionValues>;
  /** Known engineering data; without them the server computes them. */
  readonly engineering?: object | undefined;
  /** Whether the visitor can still arrange the yard. Below 1024 px the links for it are in a line of their own. */
  readonly yard?: boolean;
}

/** Files for other programs, made by the server on demand (TD-03). */
export function UnitFiles({ unit, values, engineering, yard = false }: UnitFilesProps) {
  const { t, language } = useTexts();
  return (
    <div className="print:hidden">
      {values && (
        <YardLinks unit={unit} arrange={yard} className={`flex flex-col ${yard ? 'max-lg:hidden' : ''}`} />
      )}
      <details>
        <summary className="link flex min-h-11 items-center gap-2 text-sm">
          <Download aria-hidden="true" size={18} />
          {t('files.title')}
        </summary>
        <ul className="flex flex-col pl-6.5 text-sm">
          {engineerFormats.map((format) => (
            <li key={format}>
              <a
                href={
                  format === 'json' && engineering
                    ? `data:application/json,${encodeURIComponent(JSON.stringify(engineering))}`
                    : unitFileAddress(format, unit, language, values)
                }
                download={format === 'json' && engineering ? 'engineering.json' : true}
                className="inline-flex min-h-11 items-center text-brand underline underline-offset-3"
              >
                {t(`files.${format}`)}
              </a>
            </li>
          ))}
        </ul>
        <p className="pl-6.5 text-sm text-muted">{t('files.note')}</p>
      </details>
    </div>
  );
}
