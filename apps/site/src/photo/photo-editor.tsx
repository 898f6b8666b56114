import {
  cameraOf,
  groundAt,
  type Photo,
  type Pixel,
  uncertaintyPercent,
} from '@silowright/domain/photo/camera';
import { isSlowRenderer } from '@silowright/picture/three-d/renderer-support.ts';
import { Button } from '@silowright/ui/parts/button.tsx';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import { MoveButtons, MovePicture } from '@silowright/ui/parts/move-things.tsx';
import { TypedNumber } from '@silowright/ui/parts/typed-number.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  firstEdit,
  keepEdit,
  keptPhoto,
  type OpenPhoto,
  type PhotoEdit,
  type PhotoPoint,
  type PlacedUnit,
  type SliderName,
  sliders,
  withUnits,
} from './kept-photo.ts';
import { PhotoQuotation } from './photo-quotation.tsx';
import { openPhotoStage, type PhotoStage } from './photo-stage.ts';
import { type PhotoUnit, photoOwner } from './photo-units.ts';

export interface PhotoEditorProps extends OpenPhoto {
  readonly units: readonly PhotoUnit[];
}

/** The visitor's photo with the units at their real size; nothing is sent unless the visitor agrees (TD-05). */
export function PhotoEditor({ bitmap, lensMm, units }: PhotoEditorProps) {
  const { t, number } = useTexts();
  const id = useId();
  const { width, height } = bitmap;
  const photo: Photo = useMemo(() => ({ width, height, lensMm }), [width, height, lensMm]);
  const [edit, setEdit] = useState<PhotoEdit>(() => {
    const kept = keptPhoto(photoOwner())?.edit ?? firstEdit(bitmap, units.length);
    return withUnits(kept, bitmap, units.length);
  });
  const { foot, top, heightM, settings } = edit;
  const change = (changed: Partial<PhotoEdit>) =>
    setEdit((before) => {
      const next = { ...before, ...changed };
      keepEdit(next);
      return next;
    });
  const changeUnit = (at: number, changed: Partial<PlacedUnit>) =>
    change({ units: edit.units.map((unit, index) => (index === at ? { ...unit, ...changed } : unit)) });
  const [chosen, setChosen] = useState<PhotoPoint>('foot');
  const [slider, setSlider] = useState<SliderName>('turn');
  // Turned is the unit that was chosen last.
  const [turned, setTurned] = useState(0);
  const choose = (point: PhotoPoint) => {
    setChosen(point);
    if (typeof point === 'number') setTurned(point);
  };
  const picture = useRef<HTMLCanvasElement>(null);
  const stage = useRef<PhotoStage>(undefined);

  const reference = { foot, top, heightM };
  const camera = cameraOf(photo, reference, settings.horizon);
  const staged = edit.units.map(({ place, turnDeg }) => {
    const ground = camera && groundAt(photo, camera, place);
    return ground && { place: ground, turnDeg };
  });
  const allPlaced = staged.every((each) => each !== undefined);

  useEffect(() => {
    const opened = openPhotoStage(units, photo, isSlowRenderer());
    stage.current = opened;
    return () => {
      stage.current = undefined;
      opened.dispose();
    };
  }, [units, photo]);
  // Drawn after every change; a change is one frame of a drag.
  useEffect(() => {
    const context = picture.current?.getContext('2d');
    if (!context || !stage.current) return;
    stage.current.show(camera && allPlaced ? { camera, units: staged, sunDeg: settings.sun } : undefined);
    context.filter = 'none';
    context.drawImage(bitmap, 0, 0);
    // Not sharper or brighter than the photo.
    context.filter = 'blur(0.6px) saturate(0.92)';
    context.drawImage(stage.current.canvas, 0, 0);
    context.filter = 'none';
    if (allPlaced)
      for (const [at, { place }] of edit.units.entries()) drawNumber(context, units[at]!.number, place);
  });

  const points: PhotoPoint[] = ['foot', 'top', ...units.keys()];
  const placeOf = (point: PhotoPoint): Pixel =>
    typeof point === 'number' ? edit.units[point]!.place : edit[point];
  const nameOf = (point: PhotoPoint): string => {
    if (typeof point !== 'number') return t(`photo.${point}`);
    const { number: printed = '' } = units[point] ?? {};
    return printed ? t('yard-plan.unit', { number: printed }) : t('photo.unit');
  };
  const moving = {
    things: points,
    chosen,
    onChoose: choose,
    placeOf,
    onMove: (point: PhotoPoint, [x, y]: Pixel) => {
      const place: Pixel = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))];
      if (typeof point === 'number') changeUnit(point, { place });
      else change({ [point]: place });
    },
  };
  const slid =
    slider === 'turn'
      ? { value: edit.units[turned]!.turnDeg, onValue: (turnDeg: number) => changeUnit(turned, { turnDeg }) }
      : {
          value: settings[slider],
          onValue: (value: number) => change({ settings: { ...settings, [slider]: value } }),
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
      <MovePicture {...moving} width={width}>
        <canvas
          ref={picture}
          width={width}
          height={height}
          role="img"
          aria-label={t('photo.alt')}
          data-shown={allPlaced ? 'unit' : 'photo'}
          className="block h-auto w-full"
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
          <line
            x1={foot[0]}
            y1={foot[1]}
            x2={top[0]}
            y2={top[1]}
            stroke="var(--color-brand)"
            strokeWidth={width / 260}
            strokeDasharray={width / 100}
          />
          {points.map((point) => (
            <circle
              key={point}
              cx={placeOf(point)[0]}
              cy={placeOf(point)[1]}
              r={width / (point === chosen ? 40 : 60)}
              fill={typeof point === 'number' ? 'none' : '#ffffff99'}
              stroke={point === chosen ? 'var(--color-ink)' : 'var(--color-brand)'}
              strokeWidth={width / 220}
            />
          ))}
        </svg>
      </MovePicture>
      <MoveButtons
        {...moving}
        legend={t('photo.points')}
        nameOf={(point, at) => `${at + 1} ${nameOf(point)}`}
        keys={t('photo.keys')}
        step={10}
        fineStep={1}
      />
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex flex-1 basis-48 flex-col gap-1">
          <label htmlFor={`${id}height`} className="text-sm font-bold">
            {t('photo.height')}
          </label>
          <TypedNumber
            id={`${id}height`}
            range={[0.5, 20]}
            step={0.05}
            value={heightM}
            onNumber={(height) => change({ heightM: height })}
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
            aria-label={
              slider === 'turn' && units.length > 1
                ? `${t('photo.turn')}: ${nameOf(turned)}`
                : t(`photo.${slider}`)
            }
            min={sliders[slider][0]}
            max={sliders[slider][1]}
            value={slid.value}
            onChange={({ target }) => slid.onValue(target.valueAsNumber)}
            className="h-11 w-full"
          />
        </fieldset>
      </div>
      <p role="status" className={allPlaced ? 'text-sm text-muted' : 'text-sm text-bad'}>
        {camera
          ? allPlaced
            ? t('photo.exact', { percent: number(Math.max(1, Math.ceil(uncertaintyPercent(reference)))) })
            : t('photo.no-ground')
          : t('photo.no-scale')}
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button onClick={() => void save()} disabled={!allPlaced}>
          {t('photo.save')}
        </Button>
        {canShare && (
          <Button look="secondary" onClick={() => void share()} disabled={!allPlaced}>
            {t('photo.share')}
          </Button>
        )}
      </div>
      <PhotoQuotation {...(allPlaced && { picture: () => picture.current })} />
    </div>
  );
}

/** The number of a position at its feet, on the picture itself: it is printed too. */
function drawNumber(context: CanvasRenderingContext2D, text: string, [x, y]: Pixel): void {
  if (!text) return;
  const size = context.canvas.width / 42;
  context.font = `700 ${size}px system-ui, sans-serif`;
  const wide = context.measureText(text).width + size * 0.8;
  context.fillStyle = '#16202b';
  context.beginPath();
  context.roundRect(x - wide / 2, y + size * 1.3, wide, size * 1.4, size * 0.3);
  context.fill();
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y + size * 2.02);
}
