import { type MachineScope, machineScopes } from '@silowright/contract/staff-scopes';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { inputLook } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useState } from 'react';
import { invalidateCalls, staffCall, useStaffCall } from '../calls/staff-api.ts';
import { timeText } from '../parts/formats.ts';
import { Answer, RowButton } from '../parts/page-parts.tsx';
import { toggled } from '../parts/toggled.ts';
import { useAttempt } from '../parts/use-attempt.ts';

const offeredDays = [30, 90, 365, 730] as const;

/** Tokens for other systems: made, shown once, withdrawn (IN-03). */
export function MachineTokens() {
  const { t } = useTexts();
  const tokens = useStaffCall('admin-list-tokens', {});
  const [made, setMade] = useState<string>();
  const { failure, attempt } = useAttempt();
  const [held, setHeld] = useState(0);
  const act = (work: () => Promise<string | undefined>): Promise<boolean> => {
    setMade(undefined);
    setHeld(0);
    return attempt(async () => {
      setMade(await work());
      await invalidateCalls('admin-list-tokens');
    });
  };
  return (
    <section aria-labelledby="tokens" className="mt-12">
      <h2 id="tokens" className="text-xl">
        {t('admin.tokens')}
      </h2>
      <p className="mt-1 mb-4 max-w-[65ch] text-sm text-muted">{t('admin.tokens-about')}</p>
      {failure && <Notice kind="error">{failure}</Notice>}
      {held > 0 && <Notice kind="info">{t('admin.plans-held', { count: held })}</Notice>}
      {made && <NewToken token={made} />}
      <TokenForm onMake={(body) => act(async () => (await staffCall('admin-make-token', { body })).token)} />
      <Answer query={tokens}>
        {(all) =>
          all.length === 0 ? (
            <p className="mt-6 text-muted">{t('admin.tokens-none')}</p>
          ) : (
            <ul className="mt-6 flex flex-col gap-2">
              {all.map((token) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  onWithdraw={() => {
                    if (!window.confirm(t('admin.token-withdraw-sure', { name: token.name }))) return;
                    void act(async () => {
                      const answer = await staffCall('admin-withdraw-token', { params: { id: token.id } });
                      setHeld(answer.held.length);
                      return undefined;
                    });
                  }}
                />
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}

function NewToken({ token }: { readonly token: string }) {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  return (
    <div className="my-4 max-w-[48rem]">
      <Notice kind="success">
        <p>{t('admin.token-once')}</p>
        <p className="my-3 font-mono break-all select-all">{token}</p>
        <div className="flex items-center gap-4">
          <Button
            look="secondary"
            onClick={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}
          >
            {t('admin.token-copy')}
          </Button>
          <span role="status">{copied && t('admin.copied')}</span>
        </div>
      </Notice>
    </div>
  );
}

interface TokenRequest {
  readonly name: string;
  readonly scopes: MachineScope[];
  readonly days: number;
}

function TokenForm({ onMake }: { readonly onMake: (request: TokenRequest) => Promise<boolean> }) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ReadonlySet<MachineScope>>(new Set());
  const [days, setDays] = useState<number>(90);
  const [wrong, setWrong] = useState('');
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const problem = name.trim() === '' ? 'name' : scopes.size === 0 ? 'scopes' : undefined;
    setWrong(problem ? t(`admin.token-${problem}-missing`) : '');
    if (problem) return;
    const request = { name: name.trim(), scopes: machineScopes.filter((scope) => scopes.has(scope)), days };
    if (await onMake(request)) {
      setName('');
      setScopes(new Set());
    }
  };
  return (
    <form
      noValidate
      className="flex max-w-[48rem] flex-col gap-4 rounded-surface border border-line bg-surface p-5"
      onSubmit={(event) => void make(event)}
    >
      <label>
        <span className="mb-1 block font-bold">{t('admin.token-name')}</span>
        <input
          className={inputLook(undefined)}
          maxLength={80}
          autoComplete="off"
          placeholder={t('admin.token-name-hint')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <fieldset>
        <legend className="mb-1 font-bold">{t('admin.token-scopes')}</legend>
        <div className="grid sm:grid-cols-2">
          {machineScopes.map((scope) => (
            <label key={scope} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={scopes.has(scope)}
                onChange={() => setScopes(toggled(scopes, scope))}
              />
              {t(`admin.scope-${scope.replace(':', '-')}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="sm:w-56">
        <span className="mb-1 block font-bold">{t('admin.token-days')}</span>
        <select
          className={inputLook(undefined)}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {offeredDays.map((each) => (
            <option key={each} value={each}>
              {t('admin.days', { count: each })}
            </option>
          ))}
        </select>
      </label>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {wrong && `⚠\u00a0${wrong}`}
      </p>
      <div>
        <Button type="submit">{t('admin.token-make')}</Button>
      </div>
    </form>
  );
}

interface TokenRowProps {
  readonly token: CallOutput<'admin-list-tokens'>[number];
  readonly onWithdraw: () => void;
}

function TokenRow({ token, onWithdraw }: TokenRowProps) {
  const { t, locale } = useTexts();
  const hasEnded = token.withdrawn_at === null && Date.parse(token.expires_at) <= Date.now();
  const state = token.withdrawn_at
    ? t('admin.token-withdrawn', {
        time: timeText(locale, token.withdrawn_at),
        name: token.withdrawn_by ?? '',
      })
    : t(hasEnded ? 'admin.token-ended' : 'admin.token-until', { time: timeText(locale, token.expires_at) });
  const used = token.last_used_at
    ? t('admin.token-used', { time: timeText(locale, token.last_used_at) })
    : t('admin.token-unused');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-control border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-bold wrap-anywhere">{token.name}</p>
        <p className="text-sm">
          {token.scopes.map((scope) => t(`admin.scope-${scope.replace(':', '-')}`)).join(' · ')}
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          {[state, used, t('admin.token-by', { name: token.author })].join(' · ')}
        </p>
      </div>
      {!token.withdrawn_at && !hasEnded && (
        <RowButton aria-label={t('admin.token-withdraw-of', { name: token.name })} onClick={onWithdraw}>
          {t('admin.token-withdraw')}
        </RowButton>
      )}
    </li>
  );
}
