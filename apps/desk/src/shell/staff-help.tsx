import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useKeysOff } from '../parts/shortcuts.ts';

const keys = [
  ['/ Ctrl+K', 'search'],
  ['?', 'help'],
  ['G', 'go'],
  ['J K', 'move'],
  ['X', 'choose'],
  ['↵', 'open'],
  ['Space', 'peek'],
  ['F', 'words'],
  ['N', 'new'],
  ['A', 'assign'],
  ['Esc', 'close'],
] as const;

export const Key = ({ children }: { readonly children: string }) => (
  <kbd className="inline-block min-w-6 rounded-[4px] border border-line-strong bg-surface px-1.5 text-center font-sans text-sm">
    {children}
  </kbd>
);

/** What staff ask, and every key (DK-01). */
export function StaffHelp() {
  const { t } = useTexts();
  const [isOff, switchOff] = useKeysOff();
  return (
    <div className="flex flex-col gap-4">
      {(['lists', 'handled', 'people'] as const).map((each) => (
        <p key={each} className="max-w-[65ch]">
          {t(`desk.help-${each}`)}
        </p>
      ))}
      <section className="flex flex-col gap-3">
        <h3 className="text-lg">{t('desk.keys')}</h3>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={!isOff}
            onChange={(event) => switchOff(!event.target.checked)}
          />
          {t('desk.keys-on')}
        </label>
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {keys.map(([key, name]) => (
            <div key={name} className="contents">
              <dt className="flex gap-1">
                {key.split(' ').map((each) => (
                  <Key key={each}>
                    {each.replace('Ctrl', t('desk.key-ctrl')).replace('Space', t('desk.key-space'))}
                  </Key>
                ))}
              </dt>
              <dd>{t(`desk.key-${name}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
