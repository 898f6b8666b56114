import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { HowSteps } from '../parts/how-steps.tsx';

const brand = 'var(--color-brand)';
const ink = 'var(--color-ink)';

/** Explains the plan in one picture: choose, drag, and what the colours mean. */
export function HowPicture() {
  const { t } = useTexts();
  return (
    <HowSteps
      steps={[t('yard-plan.how-1'), t('yard-plan.how-2'), t('yard-plan.how-3')]}
      viewBox="0 0 240 200"
      badges={[
        [16, 164],
        [222, 92],
        [62, 108],
      ]}
    >
      <rect x={8} y={8} width={224} height={146} rx={6} fill="#efece4" />
      <rect x={140} y={20} width={78} height={44} fill="#d9c3b3" stroke={ink} />
      <rect x={8} y={132} width={224} height={22} fill="#c9cccd" />
      <path
        d="M232 143H170Q130 143 130 108T96 84H30"
        fill="none"
        stroke={brand}
        strokeWidth={30}
        opacity={0.16}
      />
      <path
        d="M232 143H170Q130 143 130 108T96 84H30"
        fill="none"
        stroke={brand}
        strokeWidth={19}
        opacity={0.35}
      />
      <rect x={28} y={78} width={56} height={13} fill="#fff" stroke={brand} strokeWidth={1.5} />
      <rect x={24} y={78} width={14} height={13} fill={brand} />
      <circle cx={34} cy={44} r={12} fill="none" stroke={ink} strokeDasharray="3 3" />
      <path d="M50 44H74M68 38L75 44L68 50" fill="none" stroke={ink} strokeWidth={2} />
      <circle cx={92} cy={44} r={12} fill="#fff" stroke={ink} strokeWidth={2} />
      <path
        d="M196 128v-26a5 5 0 0 1 10 0v14l12 3a7 7 0 0 1 5 8l-2 14h-20l-12-16a4 4 0 0 1 7 -3z"
        fill="#fff"
        stroke={ink}
        strokeWidth={1.8}
      />
      <path d="M164 100h22M180 95l7 5l-7 5" fill="none" stroke={ink} strokeWidth={2} />
      {[0, 1, 2].map((at) => (
        <rect
          key={at}
          x={16 + at * 72}
          y={164}
          width={62}
          height={26}
          rx={13}
          fill={at === 0 ? ink : '#fff'}
          stroke={ink}
        />
      ))}
      <circle cx={47} cy={177} r={7} fill="none" stroke="#fff" strokeWidth={2} />
      <rect x={110} y={171} width={18} height={12} fill="none" stroke={ink} strokeWidth={2} />
      <path d="M180 181h20M186 181v-8h12v8" fill="none" stroke={ink} strokeWidth={2} />
    </HowSteps>
  );
}
