import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { HowSteps } from '../parts/how-steps.tsx';

const ink = 'var(--color-ink)';
const brand = 'var(--color-brand)';

/** Explains the photo in one picture: a person gives the scale, the unit is put beside. */
export function HowPicture() {
  const { t } = useTexts();
  return (
    <HowSteps
      steps={[t('photo.how-1'), t('photo.how-2'), t('photo.how-3')]}
      viewBox="0 0 240 170"
      badges={[
        [24, 24],
        [26, 113],
        [208, 116],
      ]}
    >
      <rect x={8} y={8} width={224} height={154} rx={6} fill="#dbe6ee" />
      <path d="M8 96h224v60a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill="#cfc7b8" />
      <rect x={20} y={58} width={74} height={62} fill="#d9c3b3" stroke={ink} />
      <circle cx={60} cy={92} r={5} fill={ink} />
      <path d="M60 97v22M60 119l-6 20M60 119l6 20M50 107h20" stroke={ink} strokeWidth={4} fill="none" />
      <path d="M38 87h14M38 139h14M45 87v52" stroke={brand} strokeWidth={2.5} fill="none" />
      <circle cx={45} cy={87} r={5} fill="#fff" stroke={brand} strokeWidth={2.5} />
      <circle cx={45} cy={139} r={5} fill="#fff" stroke={brand} strokeWidth={2.5} />
      <ellipse cx={170} cy={140} rx={34} ry={6} fill="#8d836f" opacity={0.6} />
      <path d="M142 40h44v58l-14 24h-16l-14-24z" fill="#efe4c9" stroke={ink} strokeWidth={1.8} />
      <path d="M142 40q22-16 44 0M144 92v46M184 92v46" stroke={ink} strokeWidth={2} fill="none" />
      <path
        d="M128 138h-16M118 132l-7 6l7 6M206 138h14M214 132l7 6l-7 6"
        stroke={brand}
        strokeWidth={2.5}
        fill="none"
      />
    </HowSteps>
  );
}
