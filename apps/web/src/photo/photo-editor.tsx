import type { UnitModel } from '@silowright/domain/drawing/anatomy';
import {
  cameraOf,
  groundAt,
  type Photo,
  type Pixel,
  uncertaintyPercent,
} from '@silowright/domain/photo/camera';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { isSlowRenderer } from '../three-d/renderer-support.ts';
import { Button } from '../ui/button.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { inputLook } from '../ui/field.tsx';
import { openPhotoStage, type PhotoStage } from './photo-stage.ts';

export interface PhotoEditorProps {
  readonly bitmap: ImageBitmap;
  readonly unit: UnitModel;
}

const points = ['foot', 'top', 'unit'] as const;
type PointName = (typeof points)[number];
const sliders = { horizon: [-300, 300], turn: [-180, 180], sun: [-180, 180] } as const;
type SliderName = keyof typeof sliders;

/** Lens of a usual phone; another one changes the size by about one percent. */
const lensMm = 26;
const fingerPx = 28;

const keys: Readonly<Record<string, Pixel>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The visitor's photo with the unit at its real size; nothing is sent anywhere (TD-05). */
export function PhotoEditor({ bitmap, unit }: PhotoEditorProps) {
  const { t, number } = useTexts();
  const id = useId();
  const { width, height } = bitmap;
  const photo: Photo = useMemo(() => ({ width, height, lensMm }), [width, height]);
  const [places, setPlaces] = useState<Readonly<Record<PointName, Pixel>>>({
    foot: [width * 0.3, height * 0.76],
    top: [width * 0.3, height * 0.52],
    unit: [width * 0.62, height * 0.8],
  });
  const [chosen, setChosen] = useState<PointName>('foot');
  const [heightM, setHeightM] = useState(1.8);
  const [slider, setSlider] = useState<SliderName>('turn');
  const [settings, setSettings] = useState<Readonly<Record<SliderName, number>>>({
    horizon: 0,
    turn: 30,
    sun: -40,
  });
  const picture = useRef<HTMLCanvasElement>(null);
  const stage = useRef<PhotoStage>(undefined);
  const drag = useRef<{ readonly point: PointName; readonly from: Pixel; readonly place: Pixel }>(undefined);

  const reference = { foot: places.foot, top: places.top, heightM };
  const camera = cameraOf(photo, reference, settings.horizon);
  const place = camera && groundAt(photo, camera, places.unit);

  useEffect(() => {
    const opened = openPhotoStage(unit, photo, isSlowRenderer());
    stage.current = opened;
    return () => {
      stage.current = undefined;
      opened.dispose();
    };
  }, [unit, photo]);
  // Drawn after every change; a change is one frame of a drag.
  useEffect(() => {
    const context = picture.current?.getContext('2d');
    if (!context || !stage.current) return;
    stage.current.show(camera && place && { camera, place, turnDeg: settings.turn, sunDeg: settings.sun });
    context.filter = 'none';
    context.drawImage(bitmap, 0, 0);
    // Not sharper or brighter than the photo.
    context.filter = 'blur(0.6px) saturate(0.92)';
    context.drawImage(stage.current.canvas, 0, 0);
    context.filter = 'none';
  });

  const move = (point: PointName, [x, y]: Pixel) =>
    setPlaces((before) => ({
      ...before,
      [point]: [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))] as const,
    }));
  const pixelAt = (event: PointerEvent): Pixel => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) * width) / box.width,
      ((event.clientY - box.top) * height) / box.height,
    ];
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const from = pixelAt(event);
    const reach = (fingerPx * width) / event.currentTarget.getBoundingClientRect().width;
    const near = points.find(
      (point) => Math.hypot(places[point][0] - from[0], places[point][1] - from[1]) < reach,
    );
    const point = near ?? chosen;
    setChosen(point);
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { point, from, place: places[point] };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag.current) return;
    const { point, from, place: before } = drag.current;
    const [x, y] = pixelAt(event);
    move(point, [before[0] + x - from[0], before[1] + y - from[1]]);
  };
  const onPointerEnd = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent, point: PointName) => {
    const step = keys[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const pixels = event.shiftKey ? 1 : 10;
    setChosen(point);
    move(point, [places[point][0] + step[0] * pixels, places[point][1] + step[1] * pixels]);
  };
  const fileOf = () =>
    new Promise<File | undefined>((resolve) => {
      picture.current?.toBlob(
        (blob) => resolve(blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : undefined),
        'image/jpeg',
        0.9,
      );
    });
  const save = async () => {
    const file = await fileOf();
    if (file) downloadFile(file.name, file, file.type);
  };
  const share = async () => {
    const file = await fileOf();
    // Leaving the dialog of the device is no error.
    if (file) await navigator.share({ files: [file] }).catch(() => undefined);
  };
  const canShare =
    navigator.canShare?.({ files: [new File([], 'photo.jpg', { type: 'image/jpeg' })] }) ?? false;
  return (
    <div className="flex flex-col gap-4">
      <div
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        className="relative w-full cursor-grab touch-none overflow-hidden rounded-control select-none active:cursor-grabbing"
      >
        <canvas
          ref={picture}
          width={width}
          height={height}
          role="img"
          aria-label={t('photo.alt')}
          data-shown={place ? 'unit' : 'photo'}
          className="block h-auto w-full"
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
          <line
            x1={places.foot[0]}
            y1={places.foot[1]}
            x2={places.top[0]}
            y2={places.top[1]}
            stroke="var(--color-brand)"
            strokeWidth={width / 260}
            strokeDasharray={width / 100}
          />
          {points.map((point) => (
            <circle
              key={point}
              cx={places[point][0]}
              cy={places[point][1]}
              r={width / (point === chosen ? 40 : 60)}
              fill={point === 'unit' ? 'none' : '#ffffff99'}
              stroke={point === chosen ? 'var(--color-ink)' : 'var(--color-brand)'}
              strokeWidth={width / 220}
            />
          ))}
        </svg>
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="pb-1 font-bold">{t('photo.points')}</legend>
        <div className="flex flex-wrap gap-2">
          {points.map((point, at) => (
            <button
              key={point}
              type="button"
              aria-pressed={point === chosen}
              aria-describedby={`${id}keys`}
              onClick={() => setChosen(point)}
              onKeyDown={(event) => onKeyDown(event, point)}
              className="min-h-11 rounded-full border border-line-strong px-4 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface"
            >
              {`${at + 1} ${t(`photo.${point}`)}`}
            </button>
          ))}
        </div>
        <p id={`${id}keys`} className="text-sm text-muted">
          {t('photo.keys')}
        </p>
      </fieldset>
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex flex-1 basis-48 flex-col gap-1">
          <label htmlFor={`${id}height`} className="text-sm font-bold">
            {t('photo.height')}
          </label>
          <input
            id={`${id}height`}
            type="number"
            inputMode="decimal"
            min={0.5}
            max={20}
            step={0.05}
            value={heightM}
            onChange={({ target }) => {
              if (target.valueAsNumber >= 0.5 && target.valueAsNumber <= 20) setHeightM(target.valueAsNumber);
            }}
            className={inputLook(false)}
          />
        </div>
        <fieldset className="flex flex-1 basis-64 flex-col gap-1">
          <legend className="text-sm font-bold">{t('photo.adjust')}</legend>
          <div className="flex gap-2">
            {(Object.keys(sliders) as SliderName[]).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === slider}
                onClick={() => setSlider(name)}
                className="min-h-11 rounded-control px-3 text-sm font-bold aria-pressed:bg-ink aria-pressed:text-surface"
              >
                {t(`photo.${name}`)}
              </button>
            ))}
          </div>
          <input
            type="range"
            aria-label={t(`photo.${slider}`)}
            min={sliders[slider][0]}
            max={sliders[slider][1]}
            value={settings[slider]}
            onChange={({ target }) => setSettings({ ...settings, [slider]: target.valueAsNumber })}
            className="h-11 w-full"
          />
        </fieldset>
      </div>
      <p role="status" className={place ? 'text-sm text-muted' : 'text-sm text-bad'}>
        {camera
          ? place
            ? t('photo.exact', { percent: number(Math.max(1, Math.ceil(uncertaintyPercent(reference)))) })
            : t('photo.no-ground')
          : t('photo.no-scale')}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button onClick={() => void save()} disabled={!place}>
          {t('photo.save')}
        </Button>
        {canShare && (
          <Button look="secondary" onClick={() => void share()} disabled={!place}>
            {t('photo.share')}
          </Button>
        )}
      </div>
    </div>
  );
}
