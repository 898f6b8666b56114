import { parseDecimal, validateHeight } from '@silowright/domain/session/field-rules';
import { errorText } from '@silowright/ui/calls/use-call.ts';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { inTime } from '@silowright/ui/kept/load-with-retries.ts';
import { flags } from '@silowright/ui/page/flags.ts';
import { TextField } from '@silowright/ui/parts/field.tsx';
import { FormMessage } from '@silowright/ui/parts/form-message.tsx';
import { Later } from '@silowright/ui/parts/later.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useOverlay } from '@silowright/ui/parts/use-overlay.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Suspense, useRef, useState } from 'react';
import { sendAnswers } from '../../configuration/use-recommendation.ts';
import { leaveStep } from '../../flow/step-navigation.ts';
import { useForm } from '../../forms/use-form.ts';
import { countryOfDescription } from '../../map/places.ts';
import { requestedVolume } from '../../session/requested-volume.ts';
import { sessionValues, setRequest, setValues, useSession } from '../../session/session-store.ts';
import { StepPage } from '../../shell/step-page.tsx';
import { PlaceMap } from './place-map.tsx';
import { type ChosenPlace, isTyped, locate, PlaceSearch } from './place-search.tsx';
import { PlacementChoice } from './placement-choice.tsx';
import { RecommendationDialog } from './recommendation/recommendation-dialog.tsx';
import { usePlaces } from './use-places.ts';

export function Screen() {
  const texts = useTexts();
  const { t } = texts;
  const values = useSession((state) => state.values);
  const recommendation = useOverlay('recommendation');
  const searchField = useRef<HTMLInputElement>(null);
  const [placeMissing, setPlaceMissing] = useState(false);
  /** The result of the last place lookup, on the map or from the list. */
  const [outcome, setOutcome] = useState<'found' | 'nothing'>();
  const [sending, setSending] = useState<'sending' | { readonly failed: unknown }>();
  const places = usePlaces();
  /** A pending place lookup. Next waits for it; otherwise a quick click would show an error that disappears again. */
  const locating = useRef<Promise<boolean>>(undefined);

  /** A visitor who went back while a call was running stays there. */
  const hasLeft = () => !searchField.current;

  const isGroupFlow = values.productGroupType !== undefined;
  const asksPlacement = isGroupFlow || flags.CLASSIC_FLOW;
  const placement = values.placement ?? 'outside';
  const hasPlace = values.locationPlacename !== undefined;

  const form = useForm({
    name: 'location',
    initial: { height: values.spaceLimitationHeightInMeter?.toString() ?? '', place: '' },
    rules: placement === 'inside' ? { height: (text) => validateHeight(text, boot().asked) } : {},
    onSubmit: async ({ height, place }) => {
      if (isGroupFlow && !hasPlace && !locating.current && isTyped(place)) takePlace(findTyped(place));
      if (locating.current) {
        setSending('sending');
        const isDone = await locating.current;
        if (hasLeft()) return;
        setSending(undefined);
        if (!isDone) return;
      }
      if (sessionValues().locationPlacename === undefined) {
        if (isGroupFlow) return complainAboutPlace();
        // Optional here, but typed text counts even if it was not picked from the list.
        if (place.trim() !== '') choosePlace({ description: place.trim(), point: undefined });
      }
      const metres = placement === 'inside' ? parseDecimal(height) : undefined;
      setRequest({
        ...(asksPlacement && { placement }),
        spaceLimitationHeightInMeter: metres,
        spaceLimitationHeightInMm: metres === undefined ? undefined : Math.round(metres * 1000),
        // A previously chosen unit stored its own volume here; restore the requested one.
        volumePerUnit: requestedVolume(),
      });
      setValues({ recommendationShown: isGroupFlow ? 'product-group' : 'basic' });
      if (isGroupFlow) recommendation.show();
      else if (flags.CLASSIC_FLOW) leaveStep();
      else void sendBasic();
    },
  });

  /** The basic flow shows no recommendation, but the server needs the values (D5). */
  const sendBasic = async (): Promise<void> => {
    setSending('sending');
    const asked = sessionValues();
    try {
      const answer = await sendAnswers(asked);
      if (hasLeft()) return;
      if (asked !== sessionValues()) return await sendBasic();
      if ('book_meeting_url' in answer) setValues({ book_meeting_url: answer.book_meeting_url });
      leaveStep();
    } catch (error) {
      setSending({ failed: error });
    }
  };

  /** An invalid height gets the focus first; the place error is shown only if the height is valid (LO-10). */
  const complainAboutPlace = () => {
    setPlaceMissing(true);
    searchField.current?.focus();
  };

  const choosePlacement = (choice: 'outside' | 'inside') => {
    // Outside clears the limit (LO-02).
    if (choice === 'outside') {
      setRequest({
        placement: choice,
        spaceLimitationHeightInMeter: undefined,
        spaceLimitationHeightInMm: undefined,
      });
      form.set({ height: '' });
    } else setRequest({ placement: choice });
  };

  /** The place that was typed, if the search finds only one of that name. */
  const findTyped = async (text: string): Promise<ChosenPlace | undefined> => {
    const found = await inTime(places.predict(text));
    const start = `${text.trim()},`.toLowerCase();
    const named = found.filter((name) => name.toLowerCase().startsWith(start));
    const [name, another] = named[0] ? named : found;
    return name && !another ? locate(places, name) : undefined;
  };
  const takePlace = (finding: Promise<ChosenPlace | undefined>, ifNone?: 'nothing') => {
    const taking = finding
      .catch((error: unknown) => console.warn('The place could not be found.', error))
      .then((place) => {
        // Another place was chosen or typed in the meantime.
        if (locating.current !== taking) return false;
        locating.current = undefined;
        if (place) choosePlace(place);
        setOutcome(place ? 'found' : ifNone);
        return true;
      });
    locating.current = taking;
  };
  const choosePlace = (place?: ChosenPlace) => {
    setPlaceMissing(false);
    setRequest({
      locationPlacename: place?.description,
      locationLattitude: place?.point?.lat,
      locationLongitude: place?.point?.lng,
      locationCountry: place && countryOfDescription(place.description),
    });
  };
  const typePlace = (text: string) => {
    locating.current = undefined;
    choosePlace();
    setOutcome(undefined);
    form.set({ place: text });
  };

  const marker =
    values.locationLattitude !== undefined && values.locationLongitude !== undefined
      ? { lat: values.locationLattitude, lng: values.locationLongitude }
      : undefined;

  return (
    <>
      <StepPage
        title={t('location.title')}
        subtitle={t('location.subtitle')}
        next={{ busy: sending === 'sending' }}
        onSubmit={form.submit}
      >
        {typeof sending === 'object' && (
          <Notice kind="error" takeFocus onRetry={() => void sendBasic()}>
            {errorText(sending.failed, texts)}
          </Notice>
        )}
        {/* The search and its map, then the placement: the order of reading and of the Tab key at each width. */}
        <div
          className={`grid items-start gap-x-8 gap-y-6 ${asksPlacement ? 'md:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]' : ''}`}
        >
          <div className="flex min-w-0 flex-col gap-4">
            <PlaceSearch
              ref={searchField}
              places={places}
              text={values.locationPlacename ?? form.values.place}
              isChosen={hasPlace}
              isOnMap={marker !== undefined}
              optional={!isGroupFlow}
              error={
                placeMissing && !hasPlace
                  ? t(`validation.location${isTyped(form.values.place) ? '-choice' : ''}`)
                  : undefined
              }
              onPick={takePlace}
              onType={typePlace}
            />
            <FormMessage>{form.message}</FormMessage>
            {/* Always rendered, so that a place chosen on the map is announced. */}
            <p role="status" className={outcome === 'nothing' ? 'text-sm text-muted' : 'sr-only'}>
              {outcome === 'nothing' && t('location.map-nothing')}
              {outcome === 'found' && t('location.chosen', { place: values.locationPlacename ?? '' })}
            </p>
            <div className="h-72 overflow-hidden rounded-surface border border-line md:h-[min(560px,calc(var(--screen)-448px))] md:min-h-80">
              <Suspense fallback={<p className="p-6 text-muted">{t('location.map-loading')}</p>}>
                <PlaceMap
                  marker={marker}
                  onPick={(lat, lng) =>
                    takePlace(
                      inTime(places.describe(lat, lng)).then(
                        (place) => place && { description: place.description, point: { lat, lng } },
                      ),
                      'nothing',
                    )
                  }
                />
              </Suspense>
            </div>
          </div>
          {asksPlacement && (
            <div className="flex flex-col gap-6">
              <PlacementChoice chosen={placement} onChoose={choosePlacement} />
              {placement === 'inside' && (
                <TextField
                  {...form.field('height')}
                  label={t('location.height')}
                  hint={t('location.height-hint')}
                  unit="m"
                  inputMode="decimal"
                  autoComplete="off"
                  className="max-w-60"
                />
              )}
            </div>
          )}
        </div>
      </StepPage>
      {recommendation.open && (
        <Later>
          <RecommendationDialog onClose={recommendation.close} />
        </Later>
      )}
    </>
  );
}
