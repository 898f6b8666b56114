import type { DrawingInput } from '@silowright/domain/drawing/configured-model';
import { projectFileAddress, unitFileAddress } from '@silowright/picture/files/unit-file-address.ts';
import { Dialog } from '@silowright/ui/parts/dialog.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, useState } from 'react';
import { pictured } from '../project/position-words.ts';
import { useIsSeveral, useReadyPositions } from '../project/project-store.ts';
import { LinkCode } from '../share/qr-code.tsx';
import { currentLink } from '../share/share-link.ts';
import { arDevice, sceneViewerLink } from './ar-link.ts';

const maxAddress = 12_000;
const look = 'link inline-flex min-h-11 items-center gap-2 text-sm';

/** The unit, or all of a project, in real size through the camera of a phone; a computer shows a code for the phone (TD-04, PJ-06). */
export function ViewInYard({ unit, title }: { readonly unit: DrawingInput; readonly title: string }) {
  const { t, language } = useTexts();
  const [device] = useState(arDevice);
  const [open, setOpen] = useState(false);
  const positions = useReadyPositions();
  const isSeveral = useIsSeveral();
  const whole = (path: string) => new URL(path, window.location.href).href;
  const picture = whole(unitFileAddress('svg', unit, language));
  const address = (format: 'glb' | 'usdz') =>
    whole(
      isSeveral
        ? projectFileAddress(format, pictured(positions), language)
        : unitFileAddress(format, unit, language),
    );
  // Some twelve positions: a server reads no longer address.
  if (isSeveral && device !== 'none' && address('glb').length > maxAddress) return null;
  if (device === 'apple')
    return (
      <p className="flex items-center gap-3 text-sm">
        {/* The viewer opens only for a link with one picture and nothing else. */}
        <a rel="ar" href={address('usdz')} className="shrink-0">
          <img src={picture} alt={t('yard.view')} className="h-16 rounded-control border border-line" />
        </a>
        {t('yard.view')}
      </p>
    );
  if (device === 'android')
    return (
      <a href={sceneViewerLink(address('glb'), title, window.location.href)} className={look}>
        <Smartphone aria-hidden="true" size={18} />
        {t('yard.view')}
      </a>
    );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={look}>
        <Smartphone aria-hidden="true" size={18} />
        {t('yard.view')}
      </button>
      {open && <PhoneCode onClose={() => setOpen(false)} />}
    </>
  );
}

function PhoneCode({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  const [link, setLink] = useState('');
  useEffect(() => {
    void currentLink().then(setLink);
  }, []);
  return (
    <Dialog open title={t('yard.view')} onClose={onClose}>
      <p className="mb-4 max-w-[60ch] text-muted">{t('yard.scan')}</p>
      {link && <LinkCode link={link} label={t('yard.code')} />}
    </Dialog>
  );
}
