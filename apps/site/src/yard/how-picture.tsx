import { useTexts } from '@silowright/ui/texts/use-texts.ts';

const brand = 'var(--color-brand)';
const ink = 'var(--color-ink)';

const Badge = ({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) => (
  <g>
    <circle cx={x} cy={y} r={10} fill={ink} />
    <text x={x} y={y + 4.5} textAnchor="middle" fontSize={13} fontWeight={700} fill="#fff">
      {number}
    </text>
  </g>
);

/** Explains the plan in one picture: choose, drag, and what the colours mean. */
export function HowPicture() {
  const { t } = useTexts();
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[15rem_1fr]">
      <svg viewBox="0 0 240 200" aria-hidden="true" className="w-full max-w-60 rounded-control bg-sunken">
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
        <Badge x={16} y={164} number={1} />
        <Badge x={222} y={92} number={2} />
        <Badge x={62} y={108} number={3} />
      </svg>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        <li>{t('yard-plan.how-1')}</li>
        <li>{t('yard-plan.how-2')}</li>
        <li>{t('yard-plan.how-3')}</li>
      </ol>
    </div>
  );
}
