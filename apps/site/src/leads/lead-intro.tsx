import type { SegmentId } from '@silowright/domain/catalogue/codes';
import { boot } from '@silowright/ui/catalogue/boot.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useClaims } from '../parts/use-claims.ts';

export interface LeadIntroProps {
  readonly segment: SegmentId | undefined;
  readonly children: ReactNode;
}

/** The picture of the market, what to do or what was done, and what the company promises (ST-13). */
export function LeadIntro({ segment, children }: LeadIntroProps) {
  const { t } = useTexts();
  const claims = useClaims();
  const picture = segment && boot().pictures?.[segment];
  const points = [claims?.hours, t('market.trust-free'), claims?.years].filter(
    (point) => typeof point === 'string',
  );
  return (
    <div className="flex gap-4 sm:items-center sm:gap-6">
      {picture && (
        <img
          src={picture}
          alt=""
          width={284}
          height={250}
          className="h-28 w-24 shrink-0 rounded-control bg-sunken object-cover sm:h-44 sm:w-50"
        />
      )}
      <div className="flex min-w-0 flex-col gap-3">
        <p className="break-words sm:text-lg">{children}</p>
        <ul className="flex flex-col gap-1 text-sm text-muted">
          {points.map((point) => (
            <li key={point} className="flex gap-2">
              <Check aria-hidden="true" size={18} className="mt-px shrink-0 text-good" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
