import { engineerFormats } from '@silowright/domain/cad/formats';
import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import type { SessionValues } from '@silowright/domain/session/values';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Download from 'lucide-react/icons/download';
import { unitFileAddress } from './unit-file-address.ts';

export interface UnitFilesProps {
  readonly unit: DrawingInput;
  /** The answers, for the engineering data of the place. */
  readonly values?: Partial<SessionValues>;
  /** Known engineering data; without them the server computes them. */
  readonly engineering?: object | undefined;
}

/** Files for other programs, made by the server on demand (TD-03). */
export function UnitFiles({ unit, values, engineering }: UnitFilesProps) {
  const { t, language } = useTexts();
  return (
    <details className="print:hidden">
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
  );
}
