import type { UnitModel } from '@silowright/domain/drawing/anatomy';
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
import { sessionValues } from '../session/session-store.ts';
import {
  firstEdit,
  keepEdit,
  keptPhoto,
  type OpenPhoto,
  type PhotoEdit,
  type PointName,
  points,
  type SliderName,
  sliders,
} from './kept-photo.ts';
import { PhotoQuotation } from './photo-quotation.tsx';
import { openPhotoStage, type PhotoStage } from './photo-stage.ts';

export interface PhotoEditorProps extends OpenPhoto {
  readonly unit: UnitModel;
}

/** The visitor's photo with the unit at its real size; nothing is sent unless the visitor agrees (TD-05). */
export function PhotoEditor({ bitmap, lensMm, unit }: PhotoEditorProps) {
  const { t, number } = useTexts();
  const id = useId();
  const { width, height } = bitmap;
  const photo: Photo = useMemo(() => ({ width, height, lensMm }), [width, height, lensMm]);
  const [edit, setEdit] = useState<PhotoEdit>(() => keptPhoto(sessionValues().id)?.edit ?? firstEdit(bitmap));
  const { places, heightM, settings } = edit;
  const change = (changed: Partial<PhotoEdit>) =>
    setEdit((before) => {
      const next = { ...before, ...changed };
      keepEdit(next);
      return next;
    });
  const [chosen, setChosen] = useState<PointName>('foot');
  const [slider, setSlider] = useState<SliderName>('turn');
  const picture = useRef<HTMLCanvasElement>(null);
  const stage = useRef<PhotoStage>(undefined);

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

  const moving = {
    things: points,
    chosen,
    onChoose: setChosen,
    placeOf: (point: PointName) => places[point],
    onMove: (point: PointName, [x, y]: Pixel) =>
      change({
        places: { ...places, [point]: [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))] },
      }),
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
      </MovePicture>
      <MoveButtons
        {...moving}
        legend={t('photo.points')}
        nameOf={(point, at) => `${at + 1} ${t(`photo.${point}`)}`}
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
            aria-label={t(`photo.${slider}`)}
            min={sliders[slider][0]}
            max={sliders[slider][1]}
            value={settings[slider]}
            onChange={({ target }) => change({ settings: { ...settings, [slider]: target.valueAsNumber } })}
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
      <PhotoQuotation {...(place && { picture: () => picture.current })} />
    </div>
  );
}
