import { maxLength } from '@silowright/domain/session/field-rules';
import { inTime } from '@silowright/ui/kept/load-with-retries.ts';
import { Combobox } from '@silowright/ui/parts/combobox.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { MapPoint } from '../../map/map-labels.ts';
import type { Places } from '../../map/places.ts';
import { predictAfterPause } from '../../map/predict-after-pause.ts';
import type { ReadyPlaces } from './use-places.ts';

/** Maximum number of suggestions (LO-03). */
const maximumSuggestions = 5;

export interface ChosenPlace {
  readonly description: string;
  /** Undefined if the position is unknown: transport is calculated manually then (LO-13). */
  readonly point: MapPoint | undefined;
}

/** Enough to search for. */
export const isTyped = (text: string): boolean => text.trim().length > 1;

export const locate = async (places: Places | undefined, description: string): Promise<ChosenPlace> => ({
  description,
  point:
    places &&
    (await inTime(places.locate(description)).catch(
      (failure: unknown) => void console.warn('Geocoding failed', failure),
    )),
});

export interface PlaceSearchProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly places: ReadyPlaces;
  /** The chosen place, or the typed text. */
  readonly text: string;
  readonly isChosen: boolean;
  readonly isOnMap: boolean;
  readonly optional: boolean;
  readonly error: string | undefined;
  readonly onPick: (place: Promise<ChosenPlace>) => void;
  readonly onType: (text: string) => void;
}

/** The suggestions; `by-hand` offers the typed text if no place matches. */
type Offer =
  | { readonly kind: 'predictions'; readonly names: readonly string[] }
  | {
      readonly kind: 'by-hand';
      readonly typed: string;
      readonly note: 'location.no-suggestion' | 'location.search-failed';
    };

const nothing: Offer = { kind: 'predictions', names: [] };

/** Place search with manual input as a fallback. */
export function PlaceSearch({
  ref,
  places,
  text,
  isChosen,
  isOnMap,
  optional,
  error,
  onPick,
  onType,
}: PlaceSearchProps) {
  const { t } = useTexts();
  const id = useId();
  const [offer, setOffer] = useState<Offer>(nothing);
  const typed = useRef('');
  const { predict, isReady } = places;

  const predictor = useMemo(() => {
    const byHand = (note: 'location.no-suggestion' | 'location.search-failed') => {
      const text = typed.current.trim();
      setOffer(isTyped(text) ? { kind: 'by-hand', typed: text, note } : nothing);
    };
    return predictAfterPause(
      { predict },
      (names) => {
        if (names.length > 0) setOffer({ kind: 'predictions', names: names.slice(0, maximumSuggestions) });
        else byHand('location.no-suggestion');
      },
      (failure) => {
        console.warn('The place search failed.', failure);
        byHand('location.search-failed');
      },
    );
  }, [predict]);
  useEffect(() => predictor.stop, [predictor]);

  const pick = (name: string) => {
    predictor.stop();
    setOffer(nothing);
    onType(name);
    onPick(locate(offer.kind === 'by-hand' ? undefined : places, name));
  };

  const ask = (value: string) => {
    typed.current = value;
    const isEnough = isTyped(value);
    predictor.type(isEnough ? value : '');
    if (!isEnough) setOffer(nothing);
  };
  const type = (value: string) => {
    onType(value);
    ask(value);
  };

  const entries = isChosen ? [] : offer.kind === 'by-hand' ? [offer.typed] : offer.names;
  return (
    <div>
      <Combobox
        ref={ref}
        id={id}
        label={t('location.search')}
        hint={
          // Both texts take their place, so that nothing moves when the search is ready.
          <span className="grid *:[grid-area:1/1]">
            <span className={isReady ? '' : 'invisible'}>{t('location.search-hint')}</span>
            <span className={isReady ? 'invisible' : ''}>{t('location.search-starting')}</span>
          </span>
        }
        error={error}
        optional={optional}
        disabled={!isReady}
        placeholder={t('location.search-placeholder')}
        maxLength={maxLength.place}
        value={text}
        onValue={type}
        // On return the typed text is searched again.
        onFocus={() => !isChosen && ask(text)}
        suggestions={entries.map((name) => ({
          value: name,
          content: (
            <>
              <MapPin aria-hidden="true" size={18} className="shrink-0 text-brand" />
              {offer.kind === 'by-hand' ? (
                <span className="py-2">
                  {t('location.use-typed', { place: name })}
                  <span className="block text-sm text-muted">{t(offer.note)}</span>
                </span>
              ) : (
                name
              )}
            </>
          ),
        }))}
        // The typed text is used only on explicit choice.
        markFirst={offer.kind === 'predictions'}
        suggestionsLabel={t('location.suggestions')}
        countText={
          offer.kind === 'by-hand' ? t(offer.note) : t('location.suggestion-count', { count: entries.length })
        }
        onPick={pick}
        onClose={() => setOffer(nothing)}
        aside={
          text !== '' && (
            <button
              type="button"
              aria-label={t('location.clear')}
              // Not a tab stop: Tab picks a place and moves on, and the next Enter must not clear it. Keyboard users
              // delete the text.
              tabIndex={-1}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-muted hover:text-ink"
              onClick={() => {
                type('');
                ref.current?.focus();
              }}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )
        }
      />
      <p className="mt-2 text-sm text-muted empty:hidden">
        {isChosen
          ? !isOnMap && t('location.typed-note')
          : // Placed below the open list, so that nothing moves under the pointer when the list closes.
            optional && text.trim() !== '' && t('location.kept-as-typed', { place: text.trim() })}
      </p>
    </div>
  );
}
