import type { DealerInput, StaffDealer } from '@silowright/contract/dealers';
import { countryCodes } from '@silowright/domain/catalogue/country-names';
import { bcp47 } from '@silowright/domain/locale';
import { ApiError, call } from '@silowright/ui/calls/api.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { describedBy, FieldFrame, inputLook, TextField } from '@silowright/ui/parts/field.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { pricedSegments, priceListName } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { failureText, invalidateCalls, staffCall } from '../calls/staff-api.ts';
import { countryName } from '../lists/place-choices.ts';
import { useUnsaved } from '../parts/leave-guard.tsx';
import { RowButton } from '../parts/page-parts.tsx';
import { Differences } from './differences.tsx';
import { type FieldClash, type MergedDealer, mergeDealer } from './merge-dealer.ts';
import {
  allowedText,
  type DealerField,
  type DealerFields,
  type DealerProblem,
  type DealerValues,
  dealerFieldNames,
  readDealer,
  refusedFields,
  requiredFields,
  valuesOfDealer,
} from './read-dealer.ts';

export interface DealerDialogProps {
  /** Absent for a new dealer. */
  readonly dealer: StaffDealer | undefined;
  readonly known: readonly StaffDealer[];
  readonly onClose: () => void;
}

/** Creates or edits a dealer. Problems are shown at their fields, including those found by the server. */
export function DealerDialog({ dealer, known, onClose }: DealerDialogProps) {
  const texts = useTexts();
  const { t, language } = texts;
  /** The revision that is replaced: as opened, or as changed by a colleague in the meantime. */
  const [base, setBase] = useState(dealer);
  const [conflict, setConflict] = useState<Omit<MergedDealer, 'merged'>>();
  const [opened] = useState(() => valuesOfDealer(dealer, pricedSegments().slice(0, 1)));
  const [values, setValues] = useState(opened);
  const [errors, setErrors] = useState<Partial<Record<DealerField, DealerProblem>>>({});
  const [failure, setFailure] = useState('');
  const mayClose = useUnsaved(JSON.stringify(values) !== JSON.stringify(opened));
  const close = () => {
    if (mayClose()) onClose();
  };
  const set = (patch: Partial<DealerValues>) => {
    setValues((old) => ({ ...old, ...patch }));
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([name]) => !(name in patch))));
  };

  /** The coordinates of the address; in another country than the chosen one they would be wrong. */
  const findPlace = async ({ city, country }: DealerValues): Promise<boolean> => {
    if (city.trim() === '') return false;
    const query = { query: city.trim().slice(0, 100), language };
    const { predictions } = await call('search-places', { query });
    const place = predictions.find((each) => country === '' || each.country === country);
    if (!place) return false;
    set({ latitude: String(place.lat), longitude: String(place.lng), country: place.country });
    return true;
  };
  /** As soon as the address is there; typed coordinates stay. */
  const findMissing = (typed: DealerValues) => {
    if (`${typed.latitude}${typed.longitude}`.trim() === '') void findPlace(typed).catch(console.warn);
  };
  /** A colleague was faster: what only they changed is taken over, what both changed is shown. */
  const takeTheirs = async (id: string) => {
    const { dealer: theirs } = await staffCall('admin-get-dealer', { params: { id } });
    const { merged, ...rest } = mergeDealer(valuesOfDealer(base), values, valuesOfDealer(theirs));
    setValues(merged);
    setConflict(rest);
    setBase(theirs);
    void invalidateCalls('admin-list-dealers');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFailure('');
    const outcome = readDealer(values, {
      taken: dealer ? [] : known.map(({ id }) => id),
      storedPhone: base?.phone,
    });
    if (!outcome.ok) {
      const isTaken = known.some(({ id }) => id === values.id.trim());
      const why = (name: string) => (name === 'id' && isTaken ? 'exists' : 'wrong');
      setErrors(Object.fromEntries(outcome.reason.map((name) => [name, why(name)])));
      document.getElementById(`dealer-${outcome.reason[0]}`)?.focus();
      return;
    }
    try {
      await store({ ...outcome.value, revision: base?.revision ?? 0 }, dealer === undefined);
      onClose();
    } catch (error) {
      if (dealer && error instanceof ApiError && error.code === 'changed-meanwhile') {
        return takeTheirs(dealer.id);
      }
      if (error instanceof ApiError && error.fields.length > 0) setErrors(refusedFields(error.fields));
      setFailure(failureText(error));
    }
  };

  return (
    <Dialog open title={t(dealer ? 'admin.dealer-edit' : 'admin.dealer-new')} onClose={close}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          {dealerFieldNames.map((name) => (
            <DealerInputField
              key={name}
              name={name}
              value={values[name]}
              problem={errors[name]}
              disabled={name === 'id' && dealer !== undefined}
              onType={(value) => {
                set({ [name]: value });
                if (name === 'country') findMissing({ ...values, country: value });
              }}
              onLeave={() => name === 'city' && findMissing(values)}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Button
            look="secondary"
            onClick={async () => {
              if (!(await findPlace(values))) setErrors({ city: 'unknown-place' });
            }}
          >
            {t('admin.dealer-find-place')}
          </Button>
          <fieldset aria-describedby="dealer-segments-error">
            <legend className="sr-only">{t('admin.dealer-segments')}</legend>
            <div className="flex flex-wrap gap-x-6">
              {pricedSegments().map((segment, index) => (
                <label key={segment} className="flex min-h-11 items-center gap-2">
                  <input
                    type="checkbox"
                    {...(index === 0 && { id: 'dealer-segments' })}
                    aria-invalid={errors.segments !== undefined}
                    checked={values.segments.includes(segment)}
                    onChange={({ target }) => {
                      const others = values.segments.filter((each) => each !== segment);
                      set({ segments: target.checked ? [...others, segment] : others });
                    }}
                  />
                  {priceListName(texts, segment)}
                </label>
              ))}
            </div>
            <p id="dealer-segments-error" aria-live="polite" className="text-sm text-bad empty:hidden">
              {errors.segments && `⚠\u00a0${allowedText('segments', errors.segments, texts)}`}
            </p>
          </fieldset>
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={values.active}
              onChange={(event) => set({ active: event.target.checked })}
            />
            {t('admin.dealer-active')}
          </label>
        </div>
        {failure && <Notice kind="error">{failure}</Notice>}
        {conflict && base && (
          <Notice kind="error">
            <p>{t('admin.dealer-conflict')}</p>
            {conflict.taken.length > 0 && (
              <>
                <p className="mt-2 text-sm">{t('admin.dealer-conflict-taken')}</p>
                <Differences differences={conflict.taken.map(asDifference)} />
              </>
            )}
            {conflict.clashes.length > 0 && (
              <>
                <p className="mt-2 text-sm">{t('admin.dealer-conflict-both')}</p>
                {conflict.clashes.map((clash) => (
                  <div key={clash.field} className="flex flex-wrap items-center gap-3">
                    <Differences
                      differences={[{ ...asDifference(clash), was: clash.theirs, becomes: clash.mine }]}
                    />
                    <RowButton
                      onClick={() => {
                        set({ [clash.field]: valuesOfDealer(base)[clash.field] });
                        setConflict({
                          taken: [...conflict.taken, clash],
                          clashes: conflict.clashes.filter((each) => each !== clash),
                        });
                      }}
                    >
                      {t('admin.dealer-conflict-theirs')}
                    </RowButton>
                  </div>
                ))}
              </>
            )}
          </Notice>
        )}
        <div className="flex gap-3">
          <Button type="submit">{t('admin.save')}</Button>
          <Button look="quiet" onClick={close}>
            {t('action.close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Required fields are marked in words (B30). */
function FieldLabel({ name }: { readonly name: keyof DealerFields }) {
  const { t } = useTexts();
  return (
    <>
      {t(`admin.dealer-${name.replaceAll('_', '-')}`)}
      {requiredFields.includes(name) && (
        <span aria-hidden="true" className="font-normal text-muted">
          {' '}
          ({t('admin.required')})
        </span>
      )}
    </>
  );
}

interface DealerInputFieldProps {
  readonly name: keyof DealerFields;
  readonly value: string;
  readonly problem: DealerProblem | undefined;
  readonly disabled: boolean;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
}

/** A text, or the country by its name in the reader's language. */
function DealerInputField({ name, value, problem, disabled, onType, onLeave }: DealerInputFieldProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const error = problem && allowedText(name, problem, texts);
  const countries = useMemo(
    () =>
      countryCodes
        .map((each) => [each, countryName(texts, each)] as const)
        .toSorted(([, one], [, other]) => one.localeCompare(other, bcp47(locale))),
    [texts, locale],
  );
  const id = `dealer-${name}`;
  const own = { id, name, value, 'aria-required': requiredFields.includes(name) };
  const label = <FieldLabel name={name} />;
  if (name !== 'country') {
    return (
      <TextField {...own} label={label} error={error} disabled={disabled} onValue={onType} onBlur={onLeave} />
    );
  }
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select
        {...own}
        className={inputLook(error)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
        onChange={(event) => onType(event.target.value)}
      >
        <option value="">{t('admin.dealer-choose-country')}</option>
        {countries.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const asDifference = ({ field, mine, theirs }: FieldClash) => ({ field, was: mine, becomes: theirs });

async function store(dealer: DealerInput, onlyNew: boolean): Promise<void> {
  await staffCall('admin-save-dealers', { body: { dealers: [dealer], onlyNew } });
  await invalidateCalls('admin-list-dealers', 'admin-get-dealer');
}
