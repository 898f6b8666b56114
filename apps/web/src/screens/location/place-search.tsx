import MapPin from 'lucide-react/icons/map-pin';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { predictAfterPause } from '../../map/predict-after-pause.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { describedBy, FieldFrame, inputLook } from '../../ui/field.tsx';
import type { ReadyPlaces } from './use-places.ts';

/** Entries the keys move through (LO-03). */
const maximumSuggestions = 5;

export interface PlaceSearchProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly places: ReadyPlaces;
  readonly chosen: string | undefined;
  readonly isOnMap: boolean;
  readonly optional: boolean;
  readonly error: string | undefined;
  readonly onPick: (description: string, point?: { readonly lat: number; readonly lng: number }) => void;
  readonly onClear: () => void;
}

interface Suggestion {
  readonly text: string;
  /** What was typed, offered as it is when no place answers to it. */
  readonly byHand: boolean;
}

/** Search with a suggestion list: up and down move, Tab or Enter picks, Escape closes (LO-03). */
export function PlaceSearch({
  ref,
  places,
  chosen,
  isOnMap,
  optional,
  error,
  onPick,
  onClear,
}: PlaceSearchProps) {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState(chosen ?? '');
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [note, setNote] = useState<'location.no-suggestion' | 'location.search-failed'>();
  const [active, setActive] = useState(-1);
  const typed = useRef('');

  // A click on the map, or another language, changes the place from outside.
  useEffect(() => {
    if (chosen !== undefined) setText(chosen);
  }, [chosen]);

  const predictor = useMemo(() => {
    const offer = (predictions: readonly string[], problem: typeof note) => {
      const byHand = predictions.length === 0 && typed.current.trim().length > 1;
      setSuggestions(
        byHand
          ? [{ text: typed.current.trim(), byHand }]
          : predictions.slice(0, maximumSuggestions).map((description) => ({ text: description, byHand })),
      );
      setActive(predictions.length > 0 ? 0 : -1);
      setNote(byHand ? problem : undefined);
    };
    return predictAfterPause(
      places,
      (predictions) => offer(predictions, 'location.no-suggestion'),
      (failure) => {
        console.warn('The place search failed.', failure);
        offer([], 'location.search-failed');
      },
    );
  }, [places.isReady, places.predict]);
  useEffect(() => predictor.stop, [predictor]);

  const close = () => {
    setSuggestions([]);
    setActive(-1);
    setNote(undefined);
  };

  const pick = async (suggestion: Suggestion) => {
    predictor.stop();
    close();
    setText(suggestion.text);
    if (suggestion.byHand) return onPick(suggestion.text);
    try {
      const place = await places.locate(suggestion.text);
      onPick(suggestion.text, place);
    } catch (failure) {
      // Known by name but not by place: transport is reckoned by hand then (LO-13).
      console.warn('Geocoding failed', failure);
      onPick(suggestion.text);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (suggestions.length === 0) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = suggestions[active];
    if (move) {
      event.preventDefault();
      setActive((active + move + suggestions.length) % suggestions.length);
    } else if (current && (event.key === 'Enter' || event.key === 'Tab')) {
      // Tab picks and goes on to the next field; Enter picks and stays.
      if (event.key === 'Enter') event.preventDefault();
      void pick(current);
    } else if (event.key === 'Escape') close();
  };

  const hint = places.isReady ? t('location.search-hint') : t('location.search-starting');
  return (
    <div className="relative">
      <FieldFrame id={id} label={t('location.search')} hint={hint} error={error} optional={optional}>
        <div className="relative">
          <input
            ref={ref}
            id={id}
            role="combobox"
            aria-expanded={suggestions.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, hint, error)}
            autoComplete="off"
            spellCheck={false}
            disabled={!places.isReady}
            placeholder={t('location.search-placeholder')}
            value={text}
            className={`${inputLook(error)} pr-12`}
            onKeyDown={onKeyDown}
            onBlur={() => setTimeout(close, 150)}
            onChange={(event) => {
              const value = event.target.value;
              typed.current = value;
              setText(value);
              if (chosen !== undefined) onClear();
              if (value.trim().length > 1) predictor.type(value);
              else {
                predictor.type('');
                close();
              }
            }}
          />
          {text !== '' && (
            <button
              type="button"
              aria-label={t('location.clear')}
              className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-muted hover:text-ink"
              onClick={() => {
                setText('');
                close();
                onClear();
                ref.current?.focus();
              }}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
        </div>
      </FieldFrame>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('location.suggestions')}
        className={
          suggestions.length > 0
            ? 'absolute inset-x-0 z-30 mt-1 rounded-control border border-line bg-surface p-1 shadow-float'
            : 'hidden'
        }
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work on the combobox, which keeps the focus
          <div
            key={suggestion.text}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken aria-selected:bg-brand-tint"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void pick(suggestion)}
          >
            <MapPin aria-hidden="true" size={18} className="shrink-0 text-brand" />
            {suggestion.byHand ? t('location.use-typed', { place: suggestion.text }) : suggestion.text}
          </div>
        ))}
      </div>
      <p role="status" className={note ? 'mt-2 text-sm text-muted' : 'sr-only'}>
        {note
          ? t(note)
          : suggestions.length > 0 && t('location.suggestion-count', { count: suggestions.length })}
      </p>
      {chosen && !isOnMap && <p className="mt-2 text-sm text-muted">{t('location.typed-note')}</p>}
    </div>
  );
}
