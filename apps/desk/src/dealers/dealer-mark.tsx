import type { StaffDealer } from '@silowright/contract/dealers';

/** "Kooistra Mechanisatie": KM */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');

/** The logo, or the initials. The name is beside it. */
export function DealerMark({
  dealer,
  large = false,
}: {
  readonly dealer: StaffDealer;
  readonly large?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-white text-xs font-bold text-[#55606b] ${large ? 'h-14 w-24 p-1.5' : 'h-8 w-12 p-0.5'}`}
    >
      {dealer.image_url ? (
        <img src={dealer.image_url} alt="" loading="lazy" className="max-h-full max-w-full object-contain" />
      ) : (
        initialsOf(dealer.name)
      )}
    </span>
  );
}
