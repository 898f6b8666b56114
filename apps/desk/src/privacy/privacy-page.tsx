import { validateEmail } from '@silowright/domain/session/field-rules';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useState } from 'react';
import { invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { RowPages, useRowPages } from '../lists/row-pages.tsx';
import { timeText } from '../parts/formats.ts';
import { Answer, BoxedTable, PageHead } from '../parts/page-parts.tsx';
import { useAttempt } from '../parts/use-attempt.ts';

type Erased = CallOutput<'admin-erase-person'>;

/** Exports or erases the data of a person. */
export function PrivacyPage() {
  const { t } = useTexts();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const { failure, setFailure, attempt } = useAttempt();
  const [erased, setErased] = useState<Erased>();

  const act = async (work: (address: string) => Promise<void>) => {
    setFailure('');
    setErased(undefined);
    const address = email.trim();
    const isWrong = validateEmail(address) !== undefined;
    setWrong(isWrong);
    if (!isWrong) await attempt(() => work(address));
  };
  const exportPerson = (event: FormEvent) => {
    event.preventDefault();
    void act(async (address) => {
      const data = await staffCall('admin-export-person', { body: { email: address } });
      downloadFile('person.json', JSON.stringify(data, null, 2), 'application/json');
    });
  };
  const erasePerson = () =>
    act(async (address) => {
      if (!window.confirm(t('admin.erase-sure', { email: address }))) return;
      setErased(await staffCall('admin-erase-person', { body: { email: address } }));
      await invalidateCalls(
        'admin-list-incoming',
        'admin-get-incoming',
        'admin-list-mails',
        'admin-list-erasures',
      );
    });
  return (
    <>
      <PageHead title={t('admin.page-privacy')} />
      <p className="mb-6 max-w-[65ch] text-muted">{t('admin.privacy-about')}</p>
      <form noValidate className="flex max-w-[32rem] flex-col gap-4" onSubmit={exportPerson}>
        <TextField
          id="person-email"
          name="email"
          type="email"
          autoComplete="off"
          label={t('admin.person-email')}
          value={email}
          error={wrong ? t('admin.email-wrong') : undefined}
          onValue={setEmail}
          onBlur={() => undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t('admin.export-person')}</Button>
          <Button look="secondary" onClick={() => void erasePerson()}>
            {t('admin.erase-person')}
          </Button>
        </div>
      </form>
      <div className="mt-6 max-w-[32rem]">
        {failure && <Notice kind="error">{failure}</Notice>}
        {erased && (
          <Notice kind="success">
            <p>{t('admin.erased', erased.erased)}</p>
            {erased.remains.map(({ what, count }) => (
              <p key={what} className="mt-2">
                {t(`admin.remains-${what}`, { count })}
              </p>
            ))}
          </Notice>
        )}
      </div>
      <Erasures />
    </>
  );
}

const columns = ['time', 'author', 'person', 'erased', 'remained'] as const;

/** Lists erasures without names: addresses are stored only as hashes. */
function Erasures() {
  const { t, locale } = useTexts();
  const pages = useRowPages();
  const erasures = useStaffCall('admin-list-erasures', { query: pages.question });
  return (
    <section className="mt-12">
      <h2 className="text-xl">{t('admin.erasures-title')}</h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-sm text-muted">{t('admin.erasures-about')}</p>
      <Answer query={erasures}>
        {(rows) => (
          <>
            {rows.length === 0 ? (
              <p className="text-muted">{t(pages.isFirst ? 'admin.erasures-none' : 'admin.nothing-older')}</p>
            ) : (
              <BoxedTable
                label={t('admin.erasures-title')}
                heads={columns.map((column) => t(`admin.erasures-${column}`))}
                headLook="max-md:sr-only"
                cellLook="px-4 py-2 whitespace-nowrap"
              >
                <tbody>
                  {rows.map((row) => (
                    <tr
                      key={row.id}
                      className="border-t border-line align-top max-md:block max-md:p-4 max-md:first:border-t-0"
                    >
                      <td className="whitespace-nowrap tabular-nums max-md:block md:px-4 md:py-2">
                        {timeText(locale, row.at)}
                      </td>
                      <td className="max-md:block md:px-4 md:py-2">
                        {row.person_hash === null ? t('admin.erasures-retention') : row.author}
                      </td>
                      <td
                        className="tabular-nums max-md:block md:px-4 md:py-2"
                        title={row.person_hash ?? undefined}
                      >
                        {row.person_hash === null ? '–' : `${row.person_hash.slice(0, 12)}…`}
                      </td>
                      <td className="max-md:block md:min-w-64 md:px-4 md:py-2">
                        {t('admin.erasures-counts', row.erased)}
                      </td>
                      <td className="max-md:block md:min-w-48 md:px-4 md:py-2">
                        <span className="text-muted md:hidden">{t('admin.erasures-remained')}: </span>
                        {row.remains.length === 0
                          ? t('admin.erasures-nothing')
                          : row.remains.map(({ what, count }) => (
                              <p key={what}>{t(`admin.remains-${what}`, { count })}</p>
                            ))}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </BoxedTable>
            )}
            <RowPages pages={pages} shown={rows} />
          </>
        )}
      </Answer>
    </section>
  );
}
