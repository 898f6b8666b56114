import { Button } from '@silowright/ui/parts/button.tsx';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../parts/page-parts.tsx';
import { contentBox, logoFrame, placeInFrame } from './logo-frame.ts';

export interface LogoAdjustProps {
  readonly file: Blob;
  readonly onTake: (logo: Blob) => void;
  readonly onClose: () => void;
}

/** Cuts and pads a logo to the frame in which visitors see it, before it is sent. */
export function LogoAdjust({ file, onTake, onClose }: LogoAdjustProps) {
  const { t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cut, setCut] = useState<'margins' | 'nothing' | 'as-is'>('margins');
  useEffect(() => {
    let isGone = false;
    void createImageBitmap(file).then((picture) => {
      const paper = canvas.current?.getContext('2d', { willReadFrequently: true });
      if (isGone || !paper) return;
      const { width, height } = picture;
      const whole = { x: 0, y: 0, width, height };
      const part = cut === 'margins' ? contentBox(pixelsOf(picture), width, height) : whole;
      const { x, y, ...size } = placeInFrame(part);
      paper.clearRect(0, 0, logoFrame.width, logoFrame.height);
      paper.imageSmoothingQuality = 'high';
      paper.drawImage(picture, part.x, part.y, part.width, part.height, x, y, size.width, size.height);
    });
    return () => {
      isGone = true;
    };
  }, [file, cut]);
  const take = () => {
    if (cut === 'as-is') return onTake(file);
    canvas.current?.toBlob((logo) => logo && onTake(logo), 'image/png');
  };
  return (
    <Dialog open title={t('admin.logo-adjust')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <canvas
          ref={canvas}
          width={logoFrame.width}
          height={logoFrame.height}
          role="img"
          aria-label={t('admin.logo-adjust')}
          className="w-full max-w-120 self-center border border-line bg-white"
        />
        <Choice
          label={t('admin.logo-cut')}
          value={cut}
          choices={[
            ['margins', t('admin.logo-cut-margins')],
            ['nothing', t('admin.logo-cut-nothing')],
            ['as-is', t('admin.logo-cut-as-is')],
          ]}
          onChoose={setCut}
        />
        <p className="text-sm text-muted">{t('admin.logo-adjust-about')}</p>
        <div className="flex gap-3">
          <Button onClick={take}>{t('admin.logo-take')}</Button>
          <Button look="quiet" onClick={onClose}>
            {t('action.close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function pixelsOf(picture: ImageBitmap): Uint8ClampedArray {
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  paper?.drawImage(picture, 0, 0);
  return paper?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
}
